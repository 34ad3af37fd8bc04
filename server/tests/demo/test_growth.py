"""The demo's company has people, an analysis and a quotation."""

import pytest

from duxi.accounts.models import User
from duxi.growth.models import Commission

pytestmark = pytest.mark.django_db


def test_citra_runs_a_company(as_):
    citra = User.objects.get(username="citra")
    assert len(as_(citra).get("/corporate/members").results["members"]) == 5
    found = as_(citra).get("/corporate/tna/results").results
    assert (len(found["rows"]), found["left_out"]) == (4, 1)
    assert found["recommendations"]
    seats = as_(citra).get("/corporate/workspace").results["rows"]
    assert [(one["name"], one["role"]) for one in seats] == [
        ("PT Nusantara Data Prima", "owner"),
        ("Koperasi Karya Bahari", "pic"),
    ]
    totals = [
        as_(citra).get("/corporate/quotations", company_uuid=one["company_uuid"]).results["total"]
        for one in seats
    ]
    assert totals == [2, 1]
    ani = User.objects.get(username="ani")
    assert as_(ani).get("/corporate/pending-counts").results["total"] == 1


def test_ani_earns_commissions(as_):
    ani = User.objects.get(username="ani")
    assert Commission.objects.filter(affiliate__user=ani).count() >= 3
    board = as_(ani).get("/affiliate/dashboard").results
    assert board["clicks"] > 30
    assert board["earned"] > 0

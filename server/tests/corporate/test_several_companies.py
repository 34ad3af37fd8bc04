"""A user who manages several companies names one; rows of others are missing."""

import json

import pytest

from duxi.core.clock import now
from duxi.corporate.actions.companies import review
from duxi.corporate.models import Company, Invitation, Member, Quotation
from tests.corporate.conftest import APPLICATION
from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def second(as_, budi, citra, dewi, company):
    """Budi's company, of which Citra is PIC."""
    as_(budi).post("/corporate/apply", APPLICATION | {"name": "CV Kurnia"})
    found = Company.objects.get(name="CV Kurnia")
    review(company_id=found.pk, reviewer=dewi, is_approved=True)
    Member.objects.create(company=found, user=citra, role="pic", joined_at=now())
    return found


@pytest.fixture
def product():
    return TrainingFactory(product__title="Kelas Tim", product__price=1_000_000).product


def ask(as_, person, product, company):
    form = {"lines": json.dumps([{"item_id": product.pk, "seats": 2}]), "company_uuid": str(company.uuid)}
    return as_(person).post("/corporate/quotations", form)


def test_what_is_done_belongs_to_the_named_company(as_, citra, company, second, product):
    assert ask(as_, citra, product, second).status == 200
    assert Quotation.objects.get().company == second
    form = {"people": "ani@contoh.example", "company_uuid": str(second.uuid)}
    assert as_(citra).post("/corporate/members/invite", form).results == {"invited": 1}
    assert Invitation.objects.get().company == second
    for path in ("quotations", "histories"):
        named = {
            one: as_(citra).get(f"/corporate/{path}", company_uuid=str(one.uuid)).results
            for one in (company, second)
        }
        whole = as_(citra).get(f"/corporate/{path}").results
        assert named[company]["total"] + named[second]["total"] == whole["total"]
    assert named[second]["total"] == 4
    assert {row["company"] for row in named[second]["rows"]} == {"CV Kurnia"}


def test_the_default_is_the_first_company_that_is_run(as_, ani, budi, citra, company, second):
    """Not simply the first membership."""
    Member.objects.create(company=company, user=budi, role="member", joined_at=now())
    Member.objects.filter(company=second, user=budi).delete()
    Member.objects.create(company=second, user=budi, role="owner", joined_at=now())
    own = as_(budi).get("/corporate/members").results["members"]
    assert {one["fullname"]: one["role"] for one in own} == {"Budi": "owner", "Citra": "pic"}
    assert as_(budi).get("/corporate/members", company_uuid=str(company.uuid)).status == 403
    assert as_(ani).get("/corporate/members").status == 404


@pytest.mark.parametrize(
    "path", ["members", "campaigns", "orders", "seats", "quotations", "histories", "tna/results"]
)
def test_companies_of_others_are_missing(path, as_, ani, budi, company, second):
    """Budi manages a company of his own, Ani none."""
    for stranger in (ani, budi):
        assert as_(stranger).get(f"/corporate/{path}", company_uuid=str(company.uuid)).status == 404


def test_rows_of_the_other_company_are_missing(as_, citra, company, second):
    """Citra manages both, and still has to name the right one."""
    own = Member.objects.get(company=second, user=citra)
    form = {"people": "ani@contoh.example", "company_uuid": str(second.uuid)}
    as_(citra).post("/corporate/members/invite", form)
    uuid = Invitation.objects.get().uuid
    wrong = {"company_uuid": str(company.uuid)}
    assert as_(citra).post(f"/corporate/invitations/{uuid}/revoke", wrong).status == 404
    assert as_(citra).post(f"/corporate/members/{own.pk}", wrong | {"role": "member"}).status == 404
    assert Invitation.objects.get().status == "pending"
    own.refresh_from_db()
    assert own.role == "pic"


def test_a_company_without_an_analysis(as_, citra, company):
    """Its results are empty without an error; an unknown analysis is missing."""
    found = as_(citra).get("/corporate/tna/results")
    assert (found.status, found.results["campaign"], found.results["is_manager"]) == (200, None, True)
    assert (found.results["rows"], found.results["units"], found.results["workbook"]) == ([], [], "")
    wrong = as_(citra).get("/corporate/tna/results", campaign_uuid=str(company.uuid))
    assert wrong.status == 404

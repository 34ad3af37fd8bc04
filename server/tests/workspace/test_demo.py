"""The demo's colleagues have something to read and to do."""

import pytest
from django.conf import settings

from duxi.workspace.fixtures import load_workspace

pytestmark = pytest.mark.django_db


def test_the_demo_shows_something_everywhere(staff_as, dewi, tono, fina, agus):
    for _twice in range(2):
        load_workspace(settings.FIXTURES / "workspace.yaml")
    assert staff_as(tono).get("/wall").results["total"] == 3
    assert [post["title"] for post in staff_as(tono).get("/my-day").results["unread"]] == [
        "Tata tertib pengawasan ujian berlaku mulai pekan depan"
    ]
    day = staff_as(fina).get("/my-day").results
    assert [task["title"] for task in day["due_today"]] == [
        "Telepon peserta yang pembayarannya gagal",
        "Cocokkan mutasi bank",
    ]
    holidays = next(row for row in staff_as(dewi).get("/wall").results["rows"] if row["reads"])
    assert holidays["reads"]["readers"] > 0
    assert staff_as(fina).get("/report-runs").results["total"] == 3

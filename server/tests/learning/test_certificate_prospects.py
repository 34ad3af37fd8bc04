"""Certificates that owned products lead to, and what is missing."""

from datetime import UTC, datetime

import pytest

from duxi.certificates.actions.issue import issue_missing
from duxi.classroom.models import ClassRules
from duxi.core.clock import now
from duxi.entitlements.actions.status import complete
from duxi.exams.models import Attempt
from duxi.learning.models import ClassSession
from tests.classroom.conftest import room  # noqa: F401
from tests.exams.bank import give_seat, make_certification
from tests.exams.test_certificates import make_rule
from tests.exams.test_certification import answer, enter

pytestmark = pytest.mark.django_db


def prospects(caller):
    rows = caller.get("/account/my-learning/certificates").results
    return [(row["title"], [one["label"] for one in row["missing"]]) for row in rows]


def test_a_class_names_what_its_own_page_names(as_, ani, room):  # noqa: F811
    assert prospects(as_(ani)) == []
    make_rule(room.product, trigger="completed", type="attendance")
    (row,) = as_(ani).get("/account/my-learning/certificates").results
    asked = as_(ani).get("/oti/kelas-data/clearance").results["requirements"]
    unmet = [(one["label"], one["detail"]) for one in asked if not one["is_met"]]
    assert [(one["label"], one["detail"]) for one in row["missing"]] == unmet != []
    assert (row["seat_uuid"], row["kind"], row["slug"]) == (str(room.ani.uuid), "oti", "kelas-data")


def test_a_seat_that_lacks_nothing_waits_for_the_last_session_and_the_certificate(as_, ani, room):  # noqa: F811
    make_rule(room.product, trigger="completed", type="attendance")
    ClassRules.objects.create(product=room.product, minimum_presence_percent=0, requires_feedback=False)
    assert prospects(as_(ani)) == [("Kelas Data", ["Jadwal"])]
    ClassSession.objects.all().delete()
    assert prospects(as_(ani)) == [("Kelas Data", [])]
    complete(room.ani.pk, completed_at=now())
    assert prospects(as_(ani)) == [("Kelas Data", [])]
    issue_missing()
    assert prospects(as_(ani)) == []


@pytest.mark.parametrize("is_passed", [True, False])
def test_a_certification_waits_for_its_exam(as_, ani, is_passed, django_capture_on_commit_callbacks):
    exam = make_certification()
    make_rule(exam.product)
    room, certsesi_id = enter(as_(ani), give_seat(ani, exam.product))  # noqa: F811
    (row,) = as_(ani).get("/account/my-learning/certificates").results
    assert row["missing"] == [{"label": "Ujian", "detail": "Lulus ujiannya untuk menerima sertifikat."}]
    for unit, place in (("C.1", 0), ("C.1", 1), ("C.2", 0)):
        answer(room, unit, place, int(is_passed))
    with django_capture_on_commit_callbacks(execute=True):
        room.post("/certifications/session/end", {"certsesi_id": certsesi_id})
    found = as_(ani).get("/account/my-learning/certificates").results
    assert [one["detail"].startswith("Belum kompeten") for row in found for one in row["missing"]] == (
        [] if is_passed else [True]
    )


def test_an_exam_that_assessors_grade_names_the_day_that_it_waits_since(as_, ani):
    exam = make_certification()
    make_rule(exam.product)
    seat = give_seat(ani, exam.product)
    room, certsesi_id = enter(as_(ani), seat)  # noqa: F811
    room.post("/certifications/session/end", {"certsesi_id": certsesi_id})
    ended = datetime(2026, 3, 5, 5, tzinfo=UTC)
    Attempt.objects.update(passed=None, ended_at=ended)
    (row,) = as_(ani).get("/account/my-learning/certificates").results
    assert row["missing"][0]["detail"] == "Ujian 5 Maret 2026 sedang menunggu penilaian."
    Attempt.objects.update(passed=False)
    (row,) = as_(ani).get("/account/my-learning/certificates").results
    assert row["missing"][0]["detail"].startswith("Belum kompeten pada ujian 5 Maret 2026.")


def test_a_second_seat_of_the_same_exam_leads_to_no_second_certificate(as_, ani):
    exam = make_certification()
    make_rule(exam.product)
    give_seat(ani, exam.product)
    give_seat(ani, exam.product)
    assert len(as_(ani).get("/account/my-learning/certificates").results) == 1

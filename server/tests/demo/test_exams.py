"""The demo's exams and certificates, from the real files."""

import pytest
from django.conf import settings

from duxi.accounts.models import User
from duxi.assessors.fixtures import load_assessors
from duxi.assessors.models import Appeal, InterviewSlot, UnitAssessment
from duxi.certificates.fixtures import load_certificates
from duxi.certificates.models import Certificate
from duxi.certificates.queries import certificates_of
from duxi.exams.models import AnswerOption, Blueprint, Question
from duxi.exams.planning import planned_count
from duxi.exams.product_exams import load_exams
from tests.exams.bank import enter_quiz

pytestmark = pytest.mark.django_db
FOLDER = settings.FIXTURES


def load():
    for path in sorted((FOLDER / "exams").glob("*.yaml")):
        load_exams(path)
    load_certificates(FOLDER / "certificates.yaml")
    load_assessors(FOLDER / "assessors.yaml")


COUNTED = (Blueprint, Question, AnswerOption, Certificate, UnitAssessment, InterviewSlot)


def test_loading_again_changes_nothing():
    def counts():
        return [model.objects.count() for model in COUNTED]

    before = counts()
    load()
    assert counts() == before


def test_ani_has_something_to_sit(as_):
    ani = User.objects.get(username="ani")
    rows = as_(ani).get("/certifications/my-cert").results["rows"]
    assert {row["status"] for row in rows} == {"ready", "failed"}
    row = next(row for row in rows if row["slug"] == "sertifikasi-analis-keamanan-informasi")
    started = as_(ani).post("/certifications/session/start", {"memcert_id": row["memcert_id"]})
    assert started.status == 200
    for code in ("KUIS-OTI-KI-1", "KUIS-DKS-1", "UJI-DKS-1"):
        exam = Blueprint.objects.get(code=code)
        room = enter_quiz(as_(ani), exam, password="merpati")
        assert room.get("questions").results["total"] == planned_count(exam)


def test_every_question_with_a_key_can_be_answered_right():
    keyed = Question.objects.exclude(blueprint=None).exclude(choice="text", options=None)
    for question in keyed.prefetch_related("options"):
        points = [option.points for option in question.options.all()]
        whole = sum(points) if question.choice == "multiple" else max(points)
        assert whole == 100, question.code


def test_ani_has_certificates_of_each_status():
    ani = User.objects.get(username="ani")
    statuses = set(certificates_of(ani).values_list("current_status", flat=True))
    assert statuses == {"valid", "expired", "revoked", "replaced"}
    assert Certificate.objects.filter(number="DX-KOM-CONTOH-0001").exists()


def test_the_demo_shows_each_state_of_grading(as_, staff_as):
    rows = staff_as(User.objects.get(username="dewi")).get("/gradings", rows=100).results["rows"]
    assert {row["state"] for row in rows} == {"to_book", "booked", "ready", "submitted"}
    assert {row["role"] for row in rows} == {"first", "second", "third", "appeal"}
    assert set(UnitAssessment.objects.values_list("status", flat=True)) == {"waiting", "disagreed", "decided"}
    assert Appeal.objects.filter(decided_at=None).count() == 1
    assert InterviewSlot.objects.filter(assessment=None).count() > 10
    budi = User.objects.get(username="budi")
    assert as_(budi).get("/certifications/my-cert").results["rows"][0]["status"] == "grading"

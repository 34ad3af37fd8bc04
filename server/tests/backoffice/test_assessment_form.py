"""The form of an assessment, and batches: both choose from the exams that measure a role."""

import json
from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.exams.models import Batch, Blueprint
from tests.factories import BlueprintFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def assessed():
    return BlueprintFactory()


@pytest.fixture
def of_a_course():
    return Blueprint.objects.create(
        code="UA-1", title="Ujian akhir", policy="elearning-exam", duration_minutes=30
    )


def test_an_assessment_is_sold_with_an_exam_of_its_own_policy_alone(staff_as, dewi, assessed, of_a_course):
    office = staff_as(dewi)
    values = {"title": "Asesmen Analis", "price": 100_000}
    answers = [
        office.post(
            "/catalog-products", json_body={"kind": "assessment", "values": values | {"blueprint": exam.pk}}
        )
        for exam in (of_a_course, assessed)
    ]
    assert [answer.status for answer in answers] == [422, 200]
    assert answers[0].errors == {"blueprint": ["Pilihan ini tidak ada lagi."]}


@pytest.mark.usefixtures("of_a_course")
def test_the_form_offers_such_exams_alone(staff_as, dewi, assessed):
    office = staff_as(dewi)
    forms = office.get("/product-forms").results["rows"]
    fields = next(form for form in forms if form["kind"] == "assessment")["fields"]
    among = next(field for field in fields if field["name"] == "blueprint")["among"]
    rules = [{"field": name, "op": "eq", "value": value} for name, value in among.items()]
    offered = office.get("/blueprints", filterRules=json.dumps(rules)).results["rows"]
    assert [exam["id"] for exam in offered] == [assessed.pk]


def test_a_batch_sits_an_assessment_and_no_exam_of_a_course(staff_as, dewi, of_a_course):
    body = {
        "code": "B-9",
        "name": "Batch 9",
        "blueprint_id": of_a_course.pk,
        "opens_at": (now() + timedelta(days=1)).isoformat(),
    }
    answer = staff_as(dewi).post("/batches", json_body=body)
    assert (answer.status, answer.errors) == (422, {"blueprint_id": ["Pilihan tidak dikenal."]})
    assert not Batch.objects.exists()

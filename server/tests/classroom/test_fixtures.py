"""The demo's class: loaded once, however often the fixtures are."""

from datetime import timedelta

import pytest
from django.conf import settings

from duxi.accounts.fixtures import load_people
from duxi.catalog.models import Product
from duxi.classroom.fixtures import load_classes
from duxi.classroom.models import Assignment, Attendance, Documentation, JourneyStep, Submission
from duxi.content.models import Translation
from duxi.core.clock import now
from duxi.exams.models import Blueprint
from tests.classroom.conftest import session
from tests.factories import OtiFactory

pytestmark = pytest.mark.django_db


def test_the_class_of_the_demo(as_):
    from duxi.accounts.models import User

    load_people(settings.FIXTURES / "people.yaml")
    product = OtiFactory(product__slug="oti-analis-data-pemerintahan-angkatan-3").product
    for number in range(5):
        session(product, f"Pertemuan {number + 1}", timedelta(days=7 * number - 14))
    for _again in range(2):
        load_classes(settings.FIXTURES / "classes")
    product.refresh_from_db()
    assert (product.sold, product.sold_elsewhere) == (8, 8)
    counts = [model.objects.count() for model in (JourneyStep, Submission, Documentation)]
    assert counts == [11, 4, 3]
    assert Attendance.objects.count() == 16
    ani = User.objects.get(email="ani@contoh.example")
    page = as_(ani).get(f"/oti/{product.slug}/journeys").results
    assert (page["percent"], page["steps"][5]["state"]) == (40, "open")


def test_classes_loaded_before_are_translated_too(as_, room, ani):
    """Their assignments have random uuids; what editors wrote stays."""
    Product.objects.filter(pk=room.product.pk).update(slug="oti-sehari-laporan-berbasis-data")
    assignment = Assignment.objects.create(
        product=room.product,
        title="Laporan satu halaman",
        instructions="Tulis.",
        opens_at=now(),
        due_at=now() + timedelta(days=1),
        closes_at=now() + timedelta(days=2),
    )
    step = JourneyStep.objects.create(
        product=room.product, position=1, kind="material", title="Contoh laporan yang baik", text="Baca."
    )
    Translation.objects.create(subject="step", slug=str(step.uuid), locale="en", title="Ours", body="Ours.")
    load_classes(settings.FIXTURES / "classes")
    reader = as_(ani).with_headers(Accept_Language="en")
    row = reader.get("/oti/oti-sehari-laporan-berbasis-data/assignments").results["rows"][0]
    assert (row["uuid"], row["title"]) == (str(assignment.uuid), "A one-page report")
    assert reader.get("/oti/oti-sehari-laporan-berbasis-data/journeys").results["steps"][0]["text"] == "Ours."


def test_the_quiz_of_a_class_is_a_step_of_its_journey(as_):
    from duxi.accounts.models import User

    load_people(settings.FIXTURES / "people.yaml")
    product = OtiFactory(product__slug="oti-analis-keamanan-informasi").product
    for number in range(4):
        session(product, f"Pertemuan {number + 1}", timedelta(days=7 * number + 21))
    quiz = Blueprint.objects.create(
        code="KUIS-OTI-KI-1", title="Kuis 1", policy="oti-quiz", product=product, duration_minutes=20
    )
    load_classes(settings.FIXTURES / "classes")
    ani = User.objects.get(email="ani@contoh.example")
    step = as_(ani).get(f"/oti/{product.slug}/journeys").results["steps"][1]
    assert (step["kind"], step["state"], step["quiz_uuid"]) == ("quiz", "open", str(quiz.uuid))


def test_a_class_of_one_live_session_begins_with_it_and_is_sold_until_its_end(as_):
    load_people(settings.FIXTURES / "people.yaml")
    product = OtiFactory(product__slug="oti-sehari-laporan-berbasis-data").product
    product.sale_until = product.ends_at
    product.save()
    session(product, "Dari tabel ke laporan", timedelta(days=3))
    Blueprint.objects.create(
        code="KUIS-OTI-LAPORAN", title="Kuis", policy="oti-quiz", product=product, duration_minutes=20
    )
    load_classes(settings.FIXTURES / "classes")
    (meeting,) = product.sessions.all()
    product.refresh_from_db()
    assert meeting.starts_at.minute in (0, 15, 30, 45)
    assert timedelta(0) <= now() - meeting.starts_at < timedelta(minutes=15, seconds=10)
    assert product.starts_at == meeting.starts_at
    assert product.ends_at == product.sale_until == meeting.starts_at + timedelta(minutes=120)

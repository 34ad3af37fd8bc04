"""Moving a class moves the times of its plan that are still to come."""

from datetime import timedelta

import pytest

from duxi.catalog.models import Product
from duxi.classroom.models import Assignment, JourneyStep
from duxi.core.clock import now
from duxi.exams.models import Blueprint
from duxi.learning.models import Material
from tests.factories import OtiFactory

pytestmark = pytest.mark.django_db

DAY = timedelta(days=1)


@pytest.fixture
def start():
    return (now() + 5 * DAY).replace(microsecond=0)


@pytest.fixture
def oti(start) -> Product:
    return OtiFactory(product__starts_at=start, product__ends_at=start + 2 * DAY).product


def _assignment(oti, opens_at, due_at):
    return Assignment.objects.create(
        product=oti,
        title="Tugas",
        instructions="Tulis.",
        opens_at=opens_at,
        due_at=due_at,
        closes_at=due_at + DAY,
    )


def _move(staff_as, dewi, oti, shift):
    body = {"starts_at": (oti.starts_at + shift).isoformat(), "reason": "Ruang dipakai"}
    return staff_as(dewi).post(f"/catalog-products/{oti.pk}/reschedule", json_body=body).results


def test_what_is_to_come_moves_with_the_class(staff_as, dewi, oti, start):
    work = _assignment(oti, start, start + DAY)
    step = JourneyStep.objects.create(product=oti, kind="material", title="Baca", position=1, opens_at=start)
    quiz = Blueprint.objects.create(
        product=oti,
        title="Kuis",
        code="K1",
        policy="quiz",
        duration_minutes=10,
        opens_at=start,
        closes_at=start + DAY,
    )
    file = Material.objects.create(product=oti, title="Bahan", path="a", name="a.pdf", size=1, opens_at=start)
    _move(staff_as, dewi, oti, 7 * DAY)
    for row in (work, step, quiz, file):
        version = row.version
        row.refresh_from_db()
        assert (row.opens_at, row.version) == (start + 7 * DAY, version + 1)
    assert (work.due_at, work.closes_at) == (start + 8 * DAY, start + 9 * DAY)
    assert quiz.closes_at == start + 8 * DAY


def test_what_has_opened_stays_open(staff_as, dewi, oti, start):
    opened = now() - DAY
    work = _assignment(oti, opened, start)
    _move(staff_as, dewi, oti, 7 * DAY)
    work.refresh_from_db()
    assert (work.opens_at, work.due_at) == (opened, start + 7 * DAY)


def test_an_assignment_never_becomes_overdue_by_a_move(staff_as, dewi, oti, start):
    """Moved three days forward, it would be due yesterday."""
    work = _assignment(oti, now() - 2 * DAY, now() + 2 * DAY)
    before = (work.due_at, work.closes_at)
    _move(staff_as, dewi, oti, -3 * DAY)
    work.refresh_from_db()
    assert (work.due_at, work.closes_at) == before

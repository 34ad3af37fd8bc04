"""Checks of exams, one test for each that was once untested."""

from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.entitlements.models import Entitlement
from duxi.exams.actions import answers
from duxi.reference.models import RoleCompetency
from tests.exam_bank import enter, give_access, make_batch

pytestmark = pytest.mark.django_db


@pytest.fixture
def batch(db):
    return make_batch()


def test_the_sitting_that_was_granted_first_is_used_first(as_, ani, batch):
    younger = give_access(ani, batch)
    older = give_access(ani, batch)
    earlier = now() - timedelta(days=3)
    Entitlement.objects.filter(pk=older.entitlement_id).update(granted_at=earlier)
    first = enter(as_(ani))
    assert first.attempt.access == older
    first.end()
    assert enter(as_(ani)).attempt.access == younger


def test_a_unit_that_the_role_does_not_ask_for_requires_nothing(as_, ani, batch):
    RoleCompetency.objects.filter(unit__code="U.2").delete()
    give_access(ani, batch)
    room = enter(as_(ani))
    room.end()
    results = dict(room.attempt.unit_results.values_list("unit__code", "required_level"))
    room.attempt.refresh_from_db()
    assert results == {"U.1": 3, "U.2": 0}
    assert room.attempt.competent_count == 1


def test_time_that_runs_out_before_the_lock_ends_the_session(as_, ani, batch, monkeypatch):
    """Between the search for overdue attempts and the row lock another request may have held the row."""
    give_access(ani, batch)
    room = enter(as_(ani))
    monkeypatch.setattr(answers, "close_overdue", lambda _found: room.expire(seconds_ago=60))
    late = room.save("S1", 1)
    assert late.status == 496
    assert not room.attempt.questions.filter(revision__gt=0).exists()

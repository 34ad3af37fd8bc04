"""`prepare` adds schedules without removing those that staff created or changed."""

import pytest
from django_q.models import Schedule

from duxi.config import schedules
from duxi.config.schedules import DECLARED, ensure_schedules

pytestmark = pytest.mark.django_db
OURS = "remove expired exports"


def minutes(name: str = OURS) -> int | None:
    return Schedule.objects.get(name=name).minutes


def test_what_is_missing_comes_and_what_staff_made_or_changed_stays():
    ensure_schedules()
    assert Schedule.objects.count() == len(DECLARED)
    Schedule.objects.create(name="laporan kami", func="math.floor", schedule_type=Schedule.DAILY)
    Schedule.objects.filter(name=OURS).update(minutes=7)
    Schedule.objects.filter(name="check the books").delete()
    ensure_schedules()
    assert Schedule.objects.filter(name="laporan kami", func="math.floor").exists()
    assert minutes() == 7
    assert Schedule.objects.filter(name="check the books").exists()


def test_a_new_version_changes_what_staff_left_alone(monkeypatch):
    ensure_schedules()
    Schedule.objects.filter(name="check the books").update(minutes=99)
    faster = [(name, task, 3) for name, task, _minutes in DECLARED]
    monkeypatch.setattr(schedules, "DECLARED", faster)
    ensure_schedules()
    assert (minutes(), minutes("check the books")) == (3, 99)


def test_only_what_cannot_run_any_more_goes():
    Schedule.objects.create(name="gone", func="duxi.core.tasks.no_such_function", minutes=5)
    ensure_schedules()
    assert not Schedule.objects.filter(name="gone").exists()


def test_a_waiting_job_stays_when_its_function_was_renamed():
    """`enqueue_at` stores one-time schedules; an upgrade must not delete a mail's next try."""
    later = {"schedule_type": Schedule.ONCE, "repeats": -1}
    Schedule.objects.create(name="retry", func="duxi.gateways.mail.post.deliver", **later)
    ensure_schedules()
    assert Schedule.objects.filter(name="retry").exists()

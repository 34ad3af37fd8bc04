"""Two users move one task concurrently; two workers start one report."""

from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.core.errors import Stale
from duxi.workspace.actions.report_runs import start_due_reports
from duxi.workspace.actions.tasks import move_task
from duxi.workspace.models import ReportRun, ReportSchedule, Task, TaskStatus
from duxi.workspace.queries.tasks import today
from tests.conftest import make_person
from tests.races import each_at_once, times_at_once, without_failures

pytestmark = pytest.mark.django_db(transaction=True)


def test_one_of_two_movers_wins(db):
    dewi = make_person("dewi", "Staff")
    task = Task.objects.create(title="Satu", assignee=dewi, created_by=dewi, due_on=today(), repeats="daily")

    def close(_number):
        return move_task(task=task, status=TaskStatus.DONE, version=task.version, by=dewi)

    outcomes = without_failures(times_at_once(4, close))
    assert sorted(type(one).__name__ for one in outcomes) == ["NoneType", "Stale", "Stale", "Stale"]
    assert any(isinstance(one, Stale) for one in outcomes)
    assert Task.objects.count() == 2

    schedule = ReportSchedule.objects.create(
        title="Tugas",
        owner=dewi,
        kind="list:tasks",
        frequency="daily",
        hour=7,
        next_run_at=now() - timedelta(minutes=1),
    )
    schedule.recipients.add(dewi)
    without_failures(each_at_once(lambda _number: start_due_reports(), range(3)))
    assert ReportRun.objects.count() == 1

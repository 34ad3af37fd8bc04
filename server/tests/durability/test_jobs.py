"""Jobs that survive a crash: rows of the transaction, run by one process at a time."""

import os
import signal
from pathlib import Path

import pytest
from django.db import transaction
from django_q.models import OrmQ, Task

from duxi.core import stored_paths
from duxi.core.jobs import enqueue
from duxi.core.models import EventDelivery, JobStart
from duxi.core.worker.claims import Claims
from duxi.core.worker.running import MAX_STARTS, run_job
from tests.durability.conftest import wait_until
from tests.durability.work import after_failing_hook, traces

SLEEP, GUARDED = "tests.durability.work.sleep_once", "tests.durability.work.guarded"


@pytest.mark.django_db(transaction=True)
def test_the_job_is_a_row_of_the_callers_transaction_and_vanishes_with_it():
    with transaction.atomic():
        enqueue(GUARDED, "never")
        assert OrmQ.objects.count() == 1
        transaction.set_rollback(True)
    assert not OrmQ.objects.exists()
    with pytest.raises(ZeroDivisionError):
        after_failing_hook(lambda: enqueue(GUARDED, "after a failing hook"))
    assert OrmQ.objects.get().task["args"] == ("after a failing hook",)


@pytest.mark.django_db(transaction=True)
def test_a_claimed_job_is_nobody_elses_until_its_claim_ends():
    enqueue(GUARDED, "one")
    mine, yours = Claims(), Claims()
    try:
        with mine.next_job() as first:
            assert first == OrmQ.objects.get().pk
            with yours.next_job() as second:
                assert second is None
            enqueue(GUARDED, "two")
            with yours.next_job() as second:
                assert second == OrmQ.objects.last().pk != first
        with yours.next_job() as again:
            assert again == first
    finally:
        mine.close()
        yours.close()


@pytest.mark.django_db(transaction=True)
def test_what_takes_long_waits_behind_everything_else_and_never_fills_all_processes():
    enqueue(GUARDED, "long", is_slow=True)
    enqueue(GUARDED, "quick")
    slow, quick = OrmQ.objects.order_by("pk").values_list("pk", flat=True)
    everything, quick_alone = Claims(), Claims(takes_slow=False)
    try:
        with everything.next_job() as first, quick_alone.next_job() as second:
            assert (first, second) == (quick, None)
        OrmQ.objects.filter(pk=quick).delete()
        with quick_alone.next_job() as none, everything.next_job() as last:
            assert (none, last) == (None, slow)
    finally:
        everything.close()
        quick_alone.close()


@pytest.mark.django_db(transaction=True)
def test_results_and_failures_are_stored_and_leave_the_queue():
    enqueue(GUARDED, "fine")
    enqueue("tests.durability.work.missing")
    for job in OrmQ.objects.all():
        run_job(job.pk)
    assert not OrmQ.objects.exists()
    assert not JobStart.objects.exists()
    assert Task.objects.get(success=True).args == ("fine",)
    assert 'does not define a "missing"' in Task.objects.get(success=False).result
    run_job(12345)  # finished by another user just before


@pytest.mark.django_db(transaction=True)
def test_a_job_that_ends_every_process_is_given_up():
    enqueue(GUARDED, "poison")
    job = OrmQ.objects.get()
    JobStart.objects.create(job_id=job.pk, starts=MAX_STARTS)
    run_job(job.pk)
    assert traces("done") == []
    assert Task.objects.get().result == "Given up: the job's process died 5 times"
    assert not OrmQ.objects.exists()


def test_the_job_of_a_killed_process_is_run_again_at_once(start_worker):
    enqueue(SLEEP, "long", 120)
    start_worker()
    wait_until(lambda: traces("start:long"))
    os.kill(int(traces("start:long")[0].split(":")[0]), signal.SIGKILL)
    assert wait_until(lambda: traces("done")) < 15
    assert len(traces("start:long")) == 2
    wait_until(lambda: not OrmQ.objects.exists())
    assert Task.objects.get(func=SLEEP).success


def test_a_killed_supervisor_leaves_no_process_and_its_job_to_the_next(start_worker):
    enqueue(SLEEP, "long", 120)
    supervisor = start_worker()
    wait_until(lambda: traces("start:long"))
    child = int(traces("start:long")[0].split(":")[0])
    supervisor.kill()
    supervisor.wait()
    wait_until(lambda: not is_running(child), 5)
    start_worker()
    assert wait_until(lambda: traces("done")) < 25


def test_two_processes_run_every_job_once(start_worker):
    names = [f"job {number}" for number in range(40)]
    for name in names:
        enqueue(GUARDED, name)
    start_worker(processes=2)
    wait_until(lambda: Task.objects.filter(func=GUARDED).count() == len(names))
    assert sorted(traces("done")) == sorted(names)
    assert not Task.objects.filter(func=GUARDED, success=False).exists()


def test_asked_to_stop_it_finishes_its_job(start_worker):
    enqueue(SLEEP, "short", 2)
    supervisor = start_worker()
    wait_until(lambda: traces("start:short"))
    supervisor.terminate()
    assert supervisor.wait(15) == 0
    assert traces("done") == ["short"]
    assert not OrmQ.objects.exists()


def test_the_worker_delivers_what_a_killed_process_announced(start_worker, run_python):
    assert run_python("work.announce_and_die('killed')") == -9
    start_worker()
    wait_until(lambda: EventDelivery.objects.filter(done_at__isnull=False).count() == 2)
    assert (traces("first"), traces("second")) == (["killed"], ["killed"])


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"


@pytest.mark.django_db(transaction=True)
def test_a_job_queued_before_its_function_was_renamed_runs_the_current_one(monkeypatch):
    monkeypatch.setattr(stored_paths, "RENAMED", {"duxi.old.tasks.guard": GUARDED})
    enqueue("duxi.old.tasks.guard", "renamed")
    run_job(OrmQ.objects.get().pk)
    assert Task.objects.get().success
    assert traces("done") == ["renamed"]

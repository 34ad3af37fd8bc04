"""A trainer with a batch, a session in it, and the export of it."""

import pytest
from django_q.models import OrmQ
from guardian.shortcuts import assign_perm

from duxi.files import tasks
from tests.exam_bank import enter, give_access, make_batch

HOSTILE = '=HYPERLINK("http://contoh.example";"klik")'


@pytest.fixture
def batch(tono):
    made = make_batch(name="+Angkatan <1> & kawan")
    assign_perm("exams.attend_batch", tono, made)
    return made


@pytest.fixture
def session(as_, ani, batch):
    ani.fullname, ani.phone = HOSTILE, "081200000101"
    ani.save()
    give_access(ani, batch)
    room = enter(as_(ani))
    for code, option in (("S1", 1), ("N", 2), ("NA", 2), ("NB", 1), ("T1", 1)):
        room.save(code, option)
    room.end()
    return room.attempt


@pytest.fixture
def trainer(staff_as, tono):
    return staff_as(tono)


def ask(trainer, batch, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        asked = trainer.post(
            "/exports", json_body={"kind": "assessment-batch", "params": {"batch_id": batch.pk}}
        )
    assert asked.status == 200, asked.body
    return asked.results


def work():
    """Run what is queued, as the worker does."""
    for waiting in OrmQ.objects.all():
        task = waiting.task
        assert task["func"] == "duxi.files.tasks.run_export"
        tasks.run_export(*task["args"])
        waiting.delete()


@pytest.fixture
def done(trainer, batch, session, django_capture_on_commit_callbacks):
    queued = ask(trainer, batch, django_capture_on_commit_callbacks)
    assert (queued["status"], queued["progress"], queued["download_url"]) == ("queued", 0, None)
    work()
    return trainer.get(f"/exports/{queued['uuid']}").results

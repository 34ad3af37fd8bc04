"""An export whose job does not exist fails instead of waiting."""

import pytest
from django_q.models import OrmQ

from duxi.files.models import ExportJob
from duxi.files.tasks import fail_lost_exports
from tests.exports.conftest import ask, work

pytestmark = pytest.mark.django_db


def test_an_export_whose_job_is_queued_waits_on(trainer, batch, session, django_capture_on_commit_callbacks):
    ask(trainer, batch, django_capture_on_commit_callbacks)
    assert fail_lost_exports() == 0
    assert ExportJob.objects.get().status == "queued"
    work()
    assert fail_lost_exports() == 0
    assert ExportJob.objects.get().status == "done"


@pytest.mark.parametrize("status", ["queued", "running"])
def test_an_export_whose_job_is_gone_fails_with_a_sentence(
    trainer, batch, session, django_capture_on_commit_callbacks, status
):
    asked = ask(trainer, batch, django_capture_on_commit_callbacks)
    ExportJob.objects.update(status=status)
    OrmQ.objects.all().delete()
    assert fail_lost_exports() == 1
    reported = trainer.get(f"/exports/{asked['uuid']}").results
    assert reported["status"] == "failed"
    assert reported["error"] == "Ekspor gagal dibuat. Silakan coba lagi; bila berulang, hubungi admin."

"""Requesting, creating and deleting exports."""

import logging
import time
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from typing import Any

from django.core.files import File
from django.db import transaction
from django.utils.translation import gettext as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.core.jobs import enqueue, queued_args
from duxi.files.events import ExportFinished, export_finished
from duxi.files.exports import Export, prepared
from duxi.files.models import ExportJob, ExportStatus
from duxi.files.storage import private_storage, replace_file

FILE_LIFETIME = timedelta(hours=24)
RUN = "duxi.files.tasks.run_export"
UNFINISHED = (ExportStatus.QUEUED, ExportStatus.RUNNING)
_FOLDER = "exports"
_REPORT_EVERY = 0.5

logger = logging.getLogger(__name__)


@transaction.atomic
def request_export(*, owner: User, kind: str, params: Mapping[str, Any]) -> ExportJob:
    """Queue an export; raises what the kind raises if the owner may not have it."""
    wanted = prepared(owner, kind, params)
    wanted.begin()
    job = ExportJob.objects.create(
        owner=owner, kind=kind, params=wanted.params, title=wanted.title, filename=wanted.filename
    )
    enqueue(RUN, job.pk, is_slow=True)
    return job


def run_export(*, job_id: int) -> None:
    """Create the file of a job; an interrupted job starts again, a finished one does not change.

    Checks the owner's permission again; failures are recorded as a sentence.
    """
    job = ExportJob.objects.select_related("owner").get(pk=job_id)
    if job.status in (ExportStatus.DONE, ExportStatus.FAILED):
        return
    try:
        _make(job, prepared(job.owner, job.kind, job.params))
    except Rejected as refusal:
        _fail(job, refusal.text)
    except Exception:
        logger.exception("export %s failed", job.uuid)
        _fail(job, _failed())


def _make(job: ExportJob, export: Export) -> None:
    counter = _Counter(job, export.count())
    suffix = PurePath(export.filename).suffix
    with TemporaryDirectory() as folder:
        made = Path(folder) / f"export{suffix}"
        export.write(made, counter.add)
        with made.open("rb") as content:
            path = replace_file(f"{_FOLDER}/{job.uuid.hex}{suffix}", File(content))
        _complete(job, path, made.stat().st_size, export.filename, counter.done)


class _Counter:
    """Records the progress at most twice a second."""

    def __init__(self, job: ExportJob, total: int) -> None:
        self.done = 0
        self._row = ExportJob.objects.filter(pk=job.pk)
        self._reported = time.monotonic()
        self._row.update(status=ExportStatus.RUNNING, rows_done=0, rows_total=total)

    def add(self, rows: int) -> None:
        self.done += rows
        if time.monotonic() - self._reported >= _REPORT_EVERY:
            self._row.update(rows_done=self.done)
            self._reported = time.monotonic()


def _complete(job: ExportJob, path: str, size: int, filename: str, rows: int) -> None:
    moment = now()
    _finish(
        job,
        status=ExportStatus.DONE,
        rows_done=rows,
        rows_total=rows,
        path=path,
        filename=filename,
        size=size,
        finished_at=moment,
        expires_at=moment + FILE_LIFETIME,
    )


@transaction.atomic
def _finish(job: ExportJob, **values: Any) -> None:
    ExportJob.objects.filter(pk=job.pk).update(**values)
    export_finished.announce(ExportFinished(job.pk), key=f"export:{job.uuid}")


def _fail(job: ExportJob, sentence: str) -> None:
    _finish(job, status=ExportStatus.FAILED, error=sentence[:300], finished_at=now())


def fail_lost() -> int:
    """Fail exports whose job is no longer queued; returns how many."""
    unfinished = list(ExportJob.objects.filter(status__in=UNFINISHED).values_list("pk", flat=True))
    if not unfinished:
        return 0
    queued = {args[0] for args in queued_args(RUN)}
    lost = ExportJob.objects.filter(pk__in=set(unfinished) - queued, status__in=UNFINISHED)
    found = list(lost.order_by("pk"))
    for job in found:
        _fail(job, _failed())
    return len(found)


def _failed() -> str:
    return _("Ekspor gagal dibuat. Silakan coba lagi; bila berulang, hubungi admin.")


def remove_expired() -> int:
    """Delete expired files; returns how many."""
    expired = ExportJob.objects.filter(expires_at__lte=now()).exclude(path="")
    for job in expired:
        private_storage().delete(job.path)
    return expired.update(path="")

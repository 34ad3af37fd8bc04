"""Imports of uploaded tables: read, checked, corrected, confirmed, written at once."""

import logging
import time
from collections import Counter
from collections.abc import Sequence
from datetime import timedelta
from pathlib import PurePath

from django.core.cache import cache
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.core.attribution import attributed
from duxi.core.bulk import update_rows
from duxi.core.clock import now
from duxi.core.errors import NotFound, Rejected
from duxi.core.jobs import enqueue
from duxi.files.imports import ImportKind, PlannedRow, import_kind
from duxi.files.models import ImportJob, ImportRow, ImportStatus
from duxi.files.tables import FORMULA, TableRow, read_rows, read_table

LIFETIME = timedelta(days=7)
_REPORT_EVERY = 0.5
ERROR = "error"

logger = logging.getLogger(__name__)


class NotReady(Rejected):
    """The import is being checked or written, or is over."""

    message = gettext_lazy("Impor ini sedang diproses atau sudah selesai.")


class HasErrors(Rejected):
    """Rows with errors block the whole import."""

    message = gettext_lazy("Perbaiki dahulu baris yang bermasalah; belum ada yang disimpan.")


@transaction.atomic
def upload(*, owner: User, kind: str, filename: str, content: bytes) -> ImportJob:
    """Read a file and queue the check of its rows; raises `BadTable`, `UnknownImport` or `Forbidden`."""
    wanted = import_kind(owner, kind)
    rows = _read(wanted, filename, content)
    job = ImportJob.objects.create(
        owner=owner, kind=kind, title=str(wanted.title), filename=filename[:200], rows_total=len(rows)
    )
    ImportRow.objects.bulk_create(
        [ImportRow(job=job, number=row.number, values=row.values) for row in rows], batch_size=1_000
    )
    enqueue("duxi.files.tasks.check_import", job.pk, is_slow=True)
    return job


def _read(kind: ImportKind, filename: str, content: bytes) -> list[TableRow]:
    reader = kind.readers.get(PurePath(filename.lower()).suffix)
    return read_rows(content, reader) if reader else read_table(content, kind.columns())


@transaction.atomic
def mend_row(*, job: ImportJob, number: int, values: dict[str, str]) -> None:
    """Change the values of a row and check everything again; raises `NotReady` or `NotFound`."""
    kind = import_kind(job.owner, job.kind)
    _move(job, ImportStatus.READY, ImportStatus.CHECKING)
    row = ImportRow.objects.filter(job=job, number=number).first()
    if row is None:
        raise NotFound
    known = {column.name for column in kind.columns()}
    row.values = {**row.values, **{name: text.strip() for name, text in values.items() if name in known}}
    row.save(update_fields=["values"])
    enqueue("duxi.files.tasks.check_import", job.pk, is_slow=True)


@transaction.atomic
def drop_row(*, job: ImportJob, number: int) -> None:
    """Remove a row and check the rest again; raises `NotReady` or `NotFound`."""
    _move(job, ImportStatus.READY, ImportStatus.CHECKING)
    if not ImportRow.objects.filter(job=job, number=number).delete()[0]:
        raise NotFound
    enqueue("duxi.files.tasks.check_import", job.pk, is_slow=True)


@transaction.atomic
def confirm(*, job: ImportJob) -> None:
    """Queue the writing of all rows; raises `HasErrors` or `NotReady`."""
    import_kind(job.owner, job.kind)
    if job.error_count:
        raise HasErrors
    _move(job, ImportStatus.READY, ImportStatus.IMPORTING)
    enqueue("duxi.files.tasks.apply_import", job.pk, is_slow=True)


def check(*, job_id: int) -> None:
    """Check what each row would do; failures are recorded as a sentence."""
    job = ImportJob.objects.select_related("owner").get(pk=job_id)
    if job.status != ImportStatus.CHECKING:
        return
    try:
        kind, rows = import_kind(job.owner, job.kind), _rows(job)
        counter = _Counter(job, len(rows))
        with transaction.atomic():
            planned = kind.plan(job.owner, [row.values for row in rows], counter.add)
        _note(job, rows, planned, ImportStatus.READY)
    except Exception as error:
        _fail(job, error)


def apply(*, job_id: int) -> None:
    """Write all rows in one transaction, or none; the audit trail names the owner."""
    job = ImportJob.objects.select_related("owner").get(pk=job_id)
    if job.status != ImportStatus.IMPORTING:
        return
    try:
        kind, rows = import_kind(job.owner, job.kind), _rows(job)
        with attributed(actor_id=job.owner_id, source="import"):
            _write(job, kind, rows)
    except Exception as error:
        _fail(job, error)


def _write(job: ImportJob, kind: ImportKind, rows: list[ImportRow]) -> None:
    counter = _Counter(job, len(rows))
    with transaction.atomic():
        planned = kind.apply(job.owner, [row.values for row in rows], counter.add)
        broken = any(one.action == ERROR for one in planned)
        if broken or [one.action for one in planned] != [row.action for row in rows]:
            transaction.set_rollback(True)
            broken = True
    if broken:
        ImportJob.objects.filter(pk=job.pk).update(status=ImportStatus.CHECKING)
        check(job_id=job.pk)
        return
    _note(job, rows, planned, ImportStatus.DONE)


def _rows(job: ImportJob) -> list[ImportRow]:
    return list(ImportRow.objects.filter(job=job).order_by("number"))


@transaction.atomic
def _note(job: ImportJob, rows: list[ImportRow], planned: Sequence[PlannedRow], status: ImportStatus) -> None:
    for row, one in zip(rows, planned, strict=True):
        row.action, row.label = one.action, one.label.replace(FORMULA, "…")[:300]
        row.changes, row.errors = [list(change) for change in one.changes], [list(e) for e in one.errors]
    update_rows(rows, ["action", "label", "changes", "errors"])
    counts = Counter(one.action for one in planned)
    ImportJob.objects.filter(pk=job.pk).update(
        status=status,
        rows_done=len(rows),
        rows_total=len(rows),
        new_count=counts["new"],
        changed_count=counts["changed"],
        same_count=counts["same"],
        error_count=counts[ERROR],
        finished_at=now() if status == ImportStatus.DONE else None,
    )


def _move(job: ImportJob, before: ImportStatus, after: ImportStatus) -> None:
    """A conditional status change, so that concurrent requests change it once."""
    if not ImportJob.objects.filter(pk=job.pk, status=before).update(status=after, rows_done=0):
        raise NotReady


def _fail(job: ImportJob, error: Exception) -> None:
    if isinstance(error, Rejected):
        sentence = error.text
    else:
        logger.exception("import %s failed", job.uuid)
        sentence = _(
            "Impor gagal diproses dan tidak ada yang disimpan. Unggah lagi; bila berulang, hubungi admin."
        )
    ImportJob.objects.filter(pk=job.pk).update(
        status=ImportStatus.FAILED, error=sentence[:300], finished_at=now()
    )


class _Counter:
    """Reports the progress through the cache, because open transactions are invisible."""

    def __init__(self, job: ImportJob, total: int) -> None:
        self.done = 0
        self._key = progress_key(job)
        self._reported = 0.0
        ImportJob.objects.filter(pk=job.pk).update(rows_total=total)

    def add(self, rows: int) -> None:
        self.done += rows
        if time.monotonic() - self._reported >= _REPORT_EVERY:
            self._reported = time.monotonic()
            cache.set(self._key, self.done, 600)


def progress_key(job: ImportJob) -> str:
    """The cache key of a job's number of finished rows."""
    return f"import:{job.pk}:rows"


def remove_old() -> int:
    """Delete old uploads; returns how many."""
    return ImportJob.objects.filter(created_at__lt=now() - LIFETIME).delete()[0]

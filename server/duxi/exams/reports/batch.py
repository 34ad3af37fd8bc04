"""Assessment workbooks: of a whole batch (an export job) and of one session."""

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

from django.db.models import QuerySet
from django.utils.text import slugify
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Invalid
from duxi.exams.models import AssessmentAccess, Attempt, AttemptStatus, Batch
from duxi.exams.queries.batches import batch_for, not_begun
from duxi.exams.reports.items import item_count, items_sheet
from duxi.exams.reports.summary import Heading, summary_page
from duxi.exams.reports.tables import finished_by, row_count, tables
from duxi.exams.results import NotEnded
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.xlsx import Book, write_book


class NoBatch(Invalid):
    """No batch is selected."""

    message = _("Pilih jadwal asesmen terlebih dahulu.")


def book_of(
    title: str,
    batch: Batch,
    attempts: QuerySet[Attempt],
    waiting: QuerySet[AssessmentAccess] | None = None,
) -> Book:
    """The workbook of attempts of one batch; a whole batch includes item statistics and who has not begun."""
    exam = batch.blueprint
    heading = Heading(title, batch.name, exam.title, exam.job_role.name if exam.job_role else "", now())
    summary = ("Ringkasan", summary_page(heading, attempts))
    sheets = tables(attempts, heading.as_of, waiting)
    if waiting is not None:
        sheets.append(items_sheet(finished_by(attempts, heading.as_of)))
    return Book(title, heading.as_of, sheets, (summary,))


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """One batch that the owner may see now."""
    batch_id = params.get("batch_id")
    if not isinstance(batch_id, int) or isinstance(batch_id, bool) or not 0 < batch_id < 2**63:
        raise NoBatch(errors={"batch_id": [str(NoBatch.message)]})
    batch = batch_for(owner, batch_id)
    attempts, waiting = Attempt.objects.filter(batch=batch), not_begun(batch)
    title = f"Laporan Asesmen – {batch.name}"

    def write(path: Path, progress: Progress) -> None:
        write_book(book_of(title, batch, attempts, waiting), path, progress)

    return Export(
        params={"batch_id": batch.pk},
        title=title[:200],
        filename=f"laporan-{slugify(batch.code)}-{now():%Y%m%d-%H%M}.xlsx",
        count=lambda: row_count(attempts, waiting) + item_count(attempts),
        write=write,
    )


ASSESSMENT_BATCH = EXPORTS.register(ExportKind(name="assessment-batch", prepare=_prepare))


def session_workbook(attempt: Attempt) -> IO[bytes]:
    """The workbook of one finished attempt; raises `NotEnded` before the end."""
    if attempt.status != AttemptStatus.FINISHED or attempt.batch is None:
        raise NotEnded
    title = f"Hasil Asesmen – {attempt.owner.fullname}"
    file = TemporaryFile()  # noqa: SIM115 - the response closes it
    write_book(book_of(title, attempt.batch, Attempt.objects.filter(pk=attempt.pk)), file)
    file.seek(0)
    return file

"""Workbooks over attempts of every kind, with selected batches or exams, sheets and columns."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from django.db.models import QuerySet
from django.utils.text import slugify
from django.utils.translation import gettext_lazy as _
from pydantic import Field, ValidationError

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound
from duxi.core.schema import Schema
from duxi.exams.models import Attempt, Batch, Blueprint
from duxi.exams.monitor import supervised_for
from duxi.exams.policies import ASSESSMENT, CERTIFICATION, POLICIES, ExamPolicy
from duxi.exams.queries.batches import batches_for
from duxi.exams.reports.items import item_count, items_sheet
from duxi.exams.reports.summary import Heading, summary_page
from duxi.exams.reports.tables import finished_by, row_counts, tables
from duxi.files.data_sheets import Column, DataSheet, Kind, Row
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.marks import Mark
from duxi.files.xlsx import Book, write_book

Page = tuple[str, Callable[..., None]]
SUMMARY = "summary"
_LEVELS = frozenset({"Level Dicapai", "Level Disyaratkan", "Alasan Level"})


class NothingPicked(Invalid):
    """No batch or exam is selected."""

    message = _("Pilih jenis ujian, batch atau ujian, dan lembar laporan terlebih dahulu.")


class AttemptReportIn(Schema):
    """What is asked for: one kind, its batches or exams, sheets, and columns by sheet (all unless named)."""

    policy: str
    batch_ids: list[int] = Field(default_factory=list, max_length=100)
    blueprint_ids: list[int] = Field(default_factory=list, max_length=100)
    sheets: list[str] = Field(min_length=1, max_length=10)
    columns: dict[str, list[str]] = Field(default_factory=dict, max_length=10)


@dataclass(frozen=True)
class SheetOffer:
    """A selectable sheet with the titles of its columns; a summary has none."""

    id: str
    title: str
    columns: Sequence[str]


def sheets_of(policy: ExamPolicy) -> list[SheetOffer]:
    """The selectable sheets of one kind of attempt."""
    sheets = _tables(policy, Attempt.objects.none(), now())
    offers = [
        SheetOffer(name, sheet.title, [c.title for c in sheet.columns]) for name, sheet in sheets.items()
    ]
    return [*offers, SheetOffer(SUMMARY, "Ringkasan", ())] if policy is ASSESSMENT else offers


def _tables(policy: ExamPolicy, attempts: QuerySet[Attempt], as_of: datetime) -> dict[str, DataSheet]:
    """The tables of one kind by name."""
    people, scores, gaps, answers = tables(attempts, as_of)
    items = items_sheet(finished_by(attempts, as_of))
    found = {"participants": _with_exam(people, attempts)}
    if policy is ASSESSMENT:
        found |= {"scores": scores, "gaps": gaps}
    if policy is CERTIFICATION:
        found["scores"] = narrowed(scores, [c.title for c in scores.columns if c.title not in _LEVELS])
    return found | {"answers": answers, "items": items}


def _with_exam(people: DataSheet, attempts: QuerySet[Attempt]) -> DataSheet:
    """The participants with exam, batch and result; the ID stays last."""
    more = (
        Column("Ujian", width=32),
        Column("Batch", width=28),
        Column("Lulus", Kind.TRUTH, 10, Mark.GOOD_IF_YES),
    )

    def rows() -> Iterator[Row]:
        facts = attempts.order_by("participant__fullname", "pk")
        whole = facts.values_list("blueprint__title", "batch__name", "passed").iterator(chunk_size=2_000)
        for row, fact in zip(people.rows(), whole, strict=True):
            yield *row[:-1], *fact, row[-1]

    return replace(people, columns=(*people.columns[:-1], *more, people.columns[-1]), rows=rows)


def narrowed(sheet: DataSheet, titles: Sequence[str]) -> DataSheet:
    """The same sheet with only these columns, in the sheet's order."""
    places = [place for place, column in enumerate(sheet.columns) if column.title in titles]
    columns = [sheet.columns[place] for place in places]
    return replace(
        sheet, columns=columns, rows=lambda: ([row[place] for place in places] for row in sheet.rows())
    )


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    asked = _asked(params)
    policy = POLICIES[asked.policy]
    attempts = _attempts(owner, asked)
    title = f"Laporan {policy.label}"

    def write(path: Path, progress: Progress) -> None:
        write_book(_book(title, policy, attempts, asked), path, progress)

    return Export(
        params=asked.dict(),
        title=title[:200],
        filename=f"laporan-{slugify(str(policy.label))}-{now():%Y%m%d-%H%M}.xlsx",
        count=lambda: _count(attempts, asked.sheets),
        write=write,
    )


def _count(attempts: QuerySet[Attempt], sheets: Sequence[str]) -> int:
    counted = sum(count for name, count in row_counts(attempts).items() if name in sheets)
    return counted + (item_count(attempts) if "items" in sheets else 0)


def _asked(params: Mapping[str, Any]) -> AttemptReportIn:
    try:
        asked = AttemptReportIn.model_validate(dict(params))
    except ValidationError as error:
        raise _nothing() from error
    policy = POLICIES.get(asked.policy)
    if policy is None or not (asked.batch_ids or asked.blueprint_ids):
        raise _nothing()
    known = {sheet.id: set(sheet.columns) for sheet in sheets_of(policy)}
    if not set(asked.sheets) <= set(known) or any(
        not columns or not set(columns) <= known.get(sheet, set()) for sheet, columns in asked.columns.items()
    ):
        raise _nothing()
    return asked


def _nothing() -> NothingPicked:
    return NothingPicked(errors={"params": [str(NothingPicked.message)]})


def _attempts(owner: User, asked: AttemptReportIn) -> QuerySet[Attempt]:
    """The attempts that the owner may see now; raises `NotFound` for anything else."""
    seen = supervised_for(owner).filter(policy=asked.policy)
    if asked.batch_ids:
        if batches_for(owner).filter(pk__in=asked.batch_ids).count() < len(set(asked.batch_ids)):
            raise NotFound
        seen = seen.filter(batch__in=asked.batch_ids)
    if asked.blueprint_ids:
        if Blueprint.objects.filter(pk__in=asked.blueprint_ids).count() < len(set(asked.blueprint_ids)):
            raise NotFound
        seen = seen.filter(blueprint__in=asked.blueprint_ids)
    return seen


def _book(title: str, policy: ExamPolicy, attempts: QuerySet[Attempt], asked: AttemptReportIn) -> Book:
    moment = now()
    known = _tables(policy, attempts, moment)
    picked = [_picked(known[name], asked.columns.get(name)) for name in known if name in asked.sheets]
    pages = [_summary(title, attempts, asked, moment)] if SUMMARY in asked.sheets else []
    return Book(title, moment, picked, tuple(pages))


def _picked(sheet: DataSheet, columns: Sequence[str] | None) -> DataSheet:
    return narrowed(sheet, columns) if columns else sheet


def _summary(title: str, attempts: QuerySet[Attempt], asked: AttemptReportIn, moment: datetime) -> Page:
    batches = Batch.objects.filter(pk__in=asked.batch_ids).order_by("name").values_list("name", flat=True)
    exams = Blueprint.objects.filter(attempts__in=attempts).order_by("title").distinct()
    titles, roles = _listed(exams, "title"), _listed(exams, "job_role__name")
    heading = Heading(title, ", ".join(batches) or "Semua batch", titles, roles, moment)
    return "Ringkasan", summary_page(heading, attempts)


def _listed(exams: QuerySet[Blueprint], name: str) -> str:
    """The first few names, without duplicates."""
    found = dict.fromkeys(exams.exclude(**{name: None}).values_list(name, flat=True))
    return ", ".join(list(found)[:5])


ATTEMPTS = EXPORTS.register(ExportKind(name="attempts", prepare=_prepare))

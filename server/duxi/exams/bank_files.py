"""Question bank files: import from tables and GIFT, export to both."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Forbidden, Invalid
from duxi.exams.actions.bank import save_question
from duxi.exams.bank_import import OPTIONS, PROBLEM, BankImport, columns
from duxi.exams.bank_rules import Draft, walk
from duxi.exams.gift import parse_gift, write_gift
from duxi.exams.models import Blueprint
from duxi.exams.queries.bank import drafts_of, root_questions
from duxi.files.data_sheets import Column, DataSheet, Kind, Row
from duxi.files.exports import EXPORTS, Export, ExportKind
from duxi.files.exports import Progress as ExportProgress
from duxi.files.imports import IMPORTS, ImportKind, PlannedRow, Progress, Values
from duxi.files.xlsx import Book, write_book
from duxi.reference.models import CompetencyUnit

CHANGE = "exams.change_question"
VIEW = "exams.view_question"
_NUMBERS = {"level", "weight", *(f"points_{n}" for n in range(1, OPTIONS + 1))}


def _plan(user: User, rows: Sequence[Values], progress: Progress) -> list[PlannedRow]:
    planned = BankImport(rows).planned()
    progress(len(rows))
    return planned


def _apply(user: User, rows: Sequence[Values], progress: Progress) -> list[PlannedRow]:
    """Everything is validated again; a single invalid row cancels the whole import."""
    found = BankImport(rows)
    planned = found.planned()
    if not any(row.errors for row in planned):
        for draft, question in found.changed:
            save_question(draft=draft, question=question)
    progress(len(rows))
    return planned


def _gift_rows(content: bytes) -> list[dict[str, str]]:
    return [
        {
            "code": question.title[:40],
            "unit": question.unit,
            "level": question.level,
            "choice": question.choice,
            "text": question.text,
            PROBLEM: question.problem,
        }
        | _cells(question.options)
        for question in parse_gift(content.decode("utf-8-sig", errors="replace"))
    ]


def _cells(options: Sequence[tuple[str, int]]) -> dict[str, str]:
    texts = {f"option_{n}": text for n, (text, _points) in enumerate(options[:OPTIONS], start=1)}
    points = {f"points_{n}": str(worth) for n, (_text, worth) in enumerate(options[:OPTIONS], start=1)}
    return texts | points


QUESTION_IMPORT = IMPORTS.register(
    ImportKind(
        name="questions",
        title=_("Bank soal"),
        may=lambda user: user.has_perms([CHANGE, "exams.add_question"]),
        columns=columns,
        plan=_plan,
        apply=_apply,
        readers={".gift": _gift_rows, ".txt": _gift_rows},
    )
)


class NoFormat(Invalid):
    """Unknown format."""

    message = _("Pilih format xlsx atau gift.")


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """The bank of one unit or exam, or all of it."""
    if not owner.has_perm(VIEW):
        raise Forbidden
    format_ = params.get("format", "xlsx")
    if format_ not in ("xlsx", "gift"):
        raise NoFormat(errors={"format": [str(NoFormat.message)]})
    wanted = {name: params[name] for name in ("unit_id", "blueprint_id") if isinstance(params.get(name), int)}
    roots = (
        root_questions().filter(is_active=True, **wanted).order_by("unit__code", "level", "position", "pk")
    )

    def write(path: Path, progress: ExportProgress) -> None:
        drafts = drafts_of(list(roots))
        _write_gift(path, drafts) if format_ == "gift" else _write_table(path, drafts)
        progress(len(drafts))

    suffix = "txt" if format_ == "gift" else "xlsx"
    return Export(
        params={"format": format_, **wanted},
        title=str(_("Bank soal")),
        filename=f"bank-soal-{now():%Y%m%d-%H%M}.{suffix}",
        count=roots.count,
        write=write,
    )


def _write_gift(path: Path, drafts: Sequence[Draft]) -> None:
    codes = dict(CompetencyUnit.objects.values_list("pk", "code"))
    path.write_text("".join(write_gift(drafts, codes)), encoding="utf-8")


def _write_table(path: Path, drafts: Sequence[Draft]) -> None:
    names = [column.name for column in columns()]
    sheet = [
        Column(column.title, Kind.INTEGER if column.name in _NUMBERS else Kind.PROSE, 18)
        for column in columns()
    ]
    title = str(_("Bank soal"))
    write_book(Book(title, now(), (DataSheet(title, sheet, lambda: _rows(drafts, names), empty=""),)), path)


def _rows(drafts: Sequence[Draft], names: Sequence[str]) -> Iterator[Row]:
    units = dict(CompetencyUnit.objects.values_list("pk", "code"))
    exams = dict(Blueprint.objects.values_list("pk", "code"))
    for root in drafts:
        parents = {child.code: draft.code for draft in walk(root) for child in draft.children}
        for draft in walk(root):
            found = _values(draft, units, exams) | {"parent": parents.get(draft.code)}
            yield [found.get(name) for name in names]


def _values(draft: Draft, units: Mapping[int, str], exams: Mapping[int, str]) -> dict[str, Any]:
    copied = ("code", "section", "pool", "type", "choice", "level", "text", "explanation", "weight")
    options: dict[str, Any] = {}
    for number, (text, points) in enumerate(draft.options, start=1):
        options |= {f"option_{number}": text, f"points_{number}": points}
    return options | {
        **{name: getattr(draft, name) or None for name in copied},
        "unit": units.get(draft.unit_id or 0),
        "exam": exams.get(draft.blueprint_id or 0),
        "partial": "ya" if draft.gives_partial_credit else "tidak",
        "active": "ya" if draft.is_active else "tidak",
        "opens_on": ", ".join(map(str, draft.opens_on)) or None,
    }


QUESTION_EXPORT = EXPORTS.register(ExportKind(name="questions", prepare=_prepare))

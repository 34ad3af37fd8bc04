"""Importing questions from a table: rows become drafts of whole trees, with a planned change for each row."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.exams.bank_rules import Draft, problems, walk
from duxi.exams.models import Blueprint, Choice, Question, QuestionType
from duxi.exams.queries.bank import drafts_of, exams_of_bank
from duxi.exams.question_texts import in_words
from duxi.files.imports import ImportColumn, PlannedRow, Values
from duxi.files.tables import FORMULA
from duxi.reference.models import CompetencyUnit

OPTIONS = 8
PROBLEM = "problem"
"""The key under which a reader reports why a row cannot be imported; no column has this name."""
_YES, _NO = {"ya", "1", "benar", "true"}, {"tidak", "0", "salah", "false"}
_TITLES = {
    "code": gettext_lazy("Kode"),
    "unit": gettext_lazy("Kode unit"),
    "exam": gettext_lazy("Kode ujian"),
    "section": gettext_lazy("Bagian"),
    "pool": gettext_lazy("Kelompok"),
    "type": gettext_lazy("Jenis (single atau nested)"),
    "choice": gettext_lazy("Cara menjawab (single, multiple, atau text)"),
    "level": gettext_lazy("Level"),
    "text": gettext_lazy("Soal"),
    "explanation": gettext_lazy("Pembahasan"),
    "weight": gettext_lazy("Bobot"),
    "partial": gettext_lazy("Nilai sebagian"),
    "active": gettext_lazy("Aktif"),
    "parent": gettext_lazy("Kode soal induk"),
    "opens_on": gettext_lazy("Dibuka pilihan nomor"),
}
_COLUMN_OF = {"unit_id": "unit", "options": "option_1", "children": "parent"}


def columns() -> list[ImportColumn]:
    """The columns of a bank's table: the question, then its options with their points."""
    found = [ImportColumn(name, str(title), name in ("code", "text")) for name, title in _TITLES.items()]
    for number in range(1, OPTIONS + 1):
        found.append(ImportColumn(f"option_{number}", _("Pilihan {n}").format(n=number)))
        found.append(ImportColumn(f"points_{number}", _("Poin {n}").format(n=number)))
    return found


@dataclass
class _Row:
    """One row of the file with its parsed values."""

    values: Values
    code: str
    parent: str
    fields: dict[str, Any] = field(default_factory=dict)
    errors: list[tuple[str, str]] = field(default_factory=list)

    def wrong(self, column: str, text: str) -> None:
        self.errors.append((_title(column), text))


class BankImport:
    """A whole file: its trees, and what each row would change in the bank."""

    def __init__(self, values: Sequence[Values]) -> None:
        self.units = dict(CompetencyUnit.objects.values_list("code", "pk"))
        self.exams = dict(Blueprint.objects.values_list("code", "pk"))
        self.rows = [self._read(one) for one in values]
        self._check_codes()
        self.trees = self._drafts()
        self.known = self._known()
        self._check_trees()

    def planned(self) -> list[PlannedRow]:
        """The planned change of each row, in the order of the file."""
        action = {draft.code: self._action(root) for root in self.trees for draft in walk(root)}
        return [
            PlannedRow(
                action="error" if row.errors else action.get(row.code, "error"),
                label=f"{row.code} · {_shown(row.values.get('text', ''))}",
                errors=row.errors,
            )
            for row in self.rows
        ]

    @property
    def changed(self) -> list[tuple[Draft, Question | None]]:
        """The trees to save, with their current version in the bank."""
        return [
            (root, self.known[root.code][0] if root.code in self.known else None)
            for root in self.trees
            if self._action(root) != "same"
        ]

    def _action(self, root: Draft) -> str:
        if root.code not in self.known:
            return "new"
        return "same" if _comparable(self.known[root.code][1]) == _comparable(root) else "changed"

    def _known(self) -> dict[str, tuple[Question, Draft]]:
        codes = [root.code for root in self.trees]
        found = list(Question.objects.filter(code__in=codes, parent=None))
        return {q.code: (q, draft) for q, draft in zip(found, drafts_of(found), strict=True)}

    def _read(self, values: Values) -> _Row:
        row = _Row(values, values.get("code", "").strip(), values.get("parent", "").strip())
        if not row.code or len(row.code) > 40:
            row.wrong("code", _("Isi kode, paling banyak 40 huruf."))
        if values.get(PROBLEM):
            row.wrong("text", values[PROBLEM])
        for column in (name for name, text in values.items() if text == FORMULA):
            row.wrong(column, _("Sel ini berisi rumus Excel; tuliskan hasilnya. Rumus TeX boleh."))
        row.fields = {
            "text": values.get("text", ""),
            "explanation": values.get("explanation", ""),
            "section": values.get("section", "")[:120],
            "pool": values.get("pool", "")[:20],
            "unit_id": self._known_code(row, "unit", self.units),
            "blueprint_id": self._known_code(row, "exam", self.exams),
            "type": _word(row, "type", QuestionType.values, QuestionType.SINGLE),
            "choice": _word(row, "choice", Choice.values, Choice.SINGLE),
            "level": _number(row, "level", 1, 5, 1),
            "weight": _number(row, "weight", 1, 100, 1),
            "gives_partial_credit": _truth(row, "partial", default=False),
            "is_active": _truth(row, "active", default=True),
            "opens_on": _numbers(row, "opens_on"),
            "options": _options(row),
        }
        return row

    @staticmethod
    def _known_code(row: _Row, column: str, known: Mapping[str, int]) -> int | None:
        code = row.values.get(column, "").strip()
        if code and code not in known:
            row.wrong(column, _("Kode {code} tidak dikenal.").format(code=code))
        return known.get(code)

    def _check_codes(self) -> None:
        seen: dict[str, list[_Row]] = defaultdict(list)
        for row in self.rows:
            seen[row.code].append(row)
        for same in seen.values():
            for row in same[1:]:
                row.wrong("code", _("Kode ini sudah dipakai baris lain."))
        for row in self.rows:
            if row.parent and (row.parent not in seen or row.parent == row.code):
                row.wrong("parent", _("Soal induk tidak ada di berkas ini."))

    def _drafts(self) -> list[Draft]:
        children: dict[str, list[_Row]] = defaultdict(list)
        for row in self.rows:
            children[row.parent].append(row)
        return [_draft(row, children, 0) for row in children[""]]

    def _check_trees(self) -> None:
        rows = {row.code: row for row in self.rows}
        roots = {draft.code: root.code for root in self.trees for draft in walk(root)}
        broken = {roots.get(row.code) for row in self.rows if row.errors}
        exams = exams_of_bank()
        for root in self.trees:
            if root.code in broken:
                continue
            for problem in problems(root, exams):
                rows[problem.code].wrong(_COLUMN_OF.get(problem.field, problem.field), problem.text)
        self._check_owners(rows)

    def _check_owners(self, rows: Mapping[str, _Row]) -> None:
        """A code that is a follow-up in the bank, or belongs to another tree, cannot
        become part of this one.
        """
        stored = dict(Question.objects.filter(code__in=list(rows)).values_list("code", "parent__code"))
        for code, parent in stored.items():
            if (parent or "") != rows[code].parent:
                rows[code].wrong("code", _("Kode ini sudah dipakai soal lain."))


def _title(column: str) -> str:
    """The label of a column; options and points are numbered."""
    if column in _TITLES:
        return str(_TITLES[column])
    kind, _line, number = column.partition("_")
    return (_("Poin {n}") if kind == "points" else _("Pilihan {n}")).format(n=number)


def _draft(row: _Row, children: Mapping[str, Sequence[_Row]], depth: int) -> Draft:
    below = children.get(row.code, ()) if depth < 9 else ()
    return Draft(
        code=row.code, children=[_draft(child, children, depth + 1) for child in below], **row.fields
    )


def _comparable(draft: Draft, root: Draft | None = None) -> Any:
    """The values that a row can change: follow-ups share their root's unit, so only the root's counts."""
    top = root or draft
    own = (draft.code, draft.text.strip(), draft.explanation.strip(), draft.choice, draft.weight)
    place = (top.unit_id, top.blueprint_id, top.section, top.pool, top.type, top.level, top.is_active)
    below = [_comparable(child, top) for child in draft.children]
    options = [(text.strip(), points) for text, points in draft.options]
    return own, place, draft.gives_partial_credit, list(draft.opens_on), options, below


def _shown(text: str) -> str:
    """The beginning of a text for a list; nothing for a cell with a formula."""
    return "–" if text == FORMULA else in_words(text)[:60]


def _word(row: _Row, column: str, known: Sequence[str], default: str) -> str:
    text = row.values.get(column, "").strip().casefold() or default
    if text not in known:
        row.wrong(column, _("Pilih salah satu: {choices}.").format(choices=", ".join(known)))
        return default
    return text


def _number(row: _Row, column: str, least: int, most: int, default: int) -> int:
    text = row.values.get(column, "").strip()
    if not text:
        return default
    if not text.isdecimal() or not least <= int(text) <= most:
        row.wrong(column, _("Isi angka {least} sampai {most}.").format(least=least, most=most))
        return default
    return int(text)


def _numbers(row: _Row, column: str) -> list[int]:
    parts = [part.strip() for part in row.values.get(column, "").replace(";", ",").split(",") if part.strip()]
    if not all(part.isdecimal() for part in parts):
        row.wrong(column, _("Isi nomor pilihan, dipisahkan koma."))
        return []
    return [int(part) for part in parts]


def _truth(row: _Row, column: str, *, default: bool) -> bool:
    text = row.values.get(column, "").strip().casefold()
    if text and text not in _YES | _NO:
        row.wrong(column, _("Isi ya atau tidak."))
    return text in _YES if text else default


def _options(row: _Row) -> list[tuple[str, int]]:
    """The options up to the last one with a text."""
    texts = [row.values.get(f"option_{number}", "").strip() for number in range(1, OPTIONS + 1)]
    while texts and not texts[-1]:
        texts.pop()
    return [(text, _number(row, f"points_{n}", 0, 100, 0)) for n, text in enumerate(texts, start=1)]

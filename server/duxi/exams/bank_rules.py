"""Drafts of questions and their validation. A draft is a whole tree: a root with its follow-ups."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from duxi.exams.bank_checks import passes_by_mistake
from duxi.exams.models import Choice, QuestionType
from duxi.exams.question_texts import problem_of

MOST_OPTIONS = 10
MOST_DEPTH = 3
MOST_AFTER_MISTAKE = 40


@dataclass(frozen=True)
class Exams:
    """What exams require of their questions.

    `written`: exam and unit of each place where assessors read written answers, so that a text needs no
    key. `by_unit`: exams that are sat unit by unit, so that a question without a unit is never shown.
    """

    written: Collection[tuple[int, int]] = ()
    by_unit: Collection[int] = ()


NO_EXAMS = Exams()


@dataclass(frozen=True)
class Draft:
    """One question with its options (text and points) and its children."""

    code: str
    text: str
    options: Sequence[tuple[str, int]]
    unit_id: int | None = None
    blueprint_id: int | None = None
    section: str = ""
    pool: str = ""
    type: str = QuestionType.SINGLE
    choice: str = Choice.SINGLE
    level: int = 1
    explanation: str = ""
    weight: int = 1
    gives_partial_credit: bool = False
    is_active: bool = True
    opens_on: Sequence[int] = ()
    children: "Sequence[Draft]" = field(default=())

    @property
    def tops(self) -> set[int]:
        """The positions of the best options."""
        best = max((points for _text, points in self.options), default=0)
        return {n for n, (_text, points) in enumerate(self.options, start=1) if points == best}


@dataclass(frozen=True)
class Problem:
    """A problem of one question, with the field to correct."""

    code: str
    field: str
    text: str


def problems(root: Draft, exams: Exams = NO_EXAMS) -> list[Problem]:
    """All problems of a tree; empty if it can be asked."""
    if is_without_key(root):
        return list(_of_written(root, exams))
    found = list(_of_place(root, exams))
    found += [problem for draft in walk(root) for problem in _of_one(draft)]
    found += list(_of_tree(root))
    return found


def is_without_key(draft: Draft) -> bool:
    """Whether it asks for a text that only an assessor can grade."""
    return draft.choice == Choice.TEXT and not draft.options and not draft.children


def _of_place(root: Draft, exams: Exams) -> Iterator[Problem]:
    if root.unit_id is None and root.blueprint_id is None:
        yield Problem(root.code, "unit_id", _("Pilih unit kompetensi atau ujiannya."))
    elif root.unit_id is None and root.blueprint_id in exams.by_unit:
        text = _("Pilih unit kompetensinya: ujian ini dibuka unit demi unit.")
        yield Problem(root.code, "unit_id", text)


def _of_written(draft: Draft, exams: Exams) -> Iterator[Problem]:
    yield from _of_texts(draft)
    if (draft.blueprint_id, draft.unit_id) not in exams.written:
        text = _("Isi jawaban yang diterima, atau pilih ujian dan unit yang dinilai dari jawaban tertulis.")
        yield Problem(draft.code, "options", text)


def walk(draft: Draft) -> Iterator[Draft]:
    """The question and all its descendants."""
    yield draft
    for child in draft.children:
        yield from walk(child)


def _of_texts(draft: Draft) -> Iterator[Problem]:
    if not draft.text.strip():
        yield Problem(draft.code, "text", _("Tuliskan soalnya."))
    elif problem := problem_of(draft.text):
        yield Problem(draft.code, "text", problem)
    if problem := problem_of(draft.explanation):
        yield Problem(draft.code, "explanation", problem)
    if problem := next(filter(None, (problem_of(text) for text, _points in draft.options)), ""):
        yield Problem(draft.code, "options", problem)


def _of_one(draft: Draft) -> Iterator[Problem]:
    yield from _of_texts(draft)
    fewest = 1 if draft.choice == Choice.TEXT else 2
    if not fewest <= len(draft.options) <= MOST_OPTIONS:
        text = _("Isi antara {least} dan {most} pilihan.").format(least=fewest, most=MOST_OPTIONS)
        yield Problem(draft.code, "options", text)
    elif any(not text.strip() for text, _points in draft.options):
        yield Problem(draft.code, "options", _("Setiap pilihan harus berisi teks."))
    elif any(not 0 <= points <= 100 for _text, points in draft.options):
        yield Problem(draft.code, "options", _("Poin setiap pilihan antara 0 dan 100."))
    elif not any(points for _text, points in draft.options):
        yield Problem(draft.code, "options", _("Harus ada pilihan yang bernilai lebih dari 0."))
    elif draft.choice == Choice.MULTIPLE and sum(points for _text, points in draft.options) > 100:
        yield Problem(draft.code, "options", _("Jumlah poin pilihan yang benar paling banyak 100."))


def _of_tree(root: Draft) -> Iterator[Problem]:
    drafts = list(walk(root))
    codes = [draft.code for draft in drafts]
    for code in {code for code in codes if codes.count(code) > 1}:
        yield Problem(code, "code", _("Kode ini dipakai lebih dari satu kali."))
    if _depth(root) > MOST_DEPTH:
        yield Problem(root.code, "children", _("Soal bertingkat paling banyak tiga tingkat."))
    if root.children and root.type != QuestionType.NESTED:
        yield Problem(root.code, "type", _("Soal dengan pertanyaan lanjutan harus berjenis bertingkat."))
    for parent in drafts:
        yield from _of_children(parent)
    is_whole = not any(list(_of_one(draft)) for draft in drafts)
    if is_whole and passes_by_mistake(as_item(root)):
        text = _("Jalur dengan keputusan awal yang keliru masih dapat lulus. Turunkan poin lanjutannya.")
        yield Problem(root.code, "children", text)


def _of_children(parent: Draft) -> Iterator[Problem]:
    for child in parent.children:
        if parent.choice != Choice.SINGLE:
            yield Problem(child.code, "choice", _("Hanya soal dengan satu jawaban dapat membuka lanjutan."))
        if any(not 1 <= position <= len(parent.options) for position in child.opens_on):
            yield Problem(child.code, "opens_on", _("Pilihan yang membuka soal ini tidak ada."))
        elif child.opens_on and not parent.tops & set(child.opens_on) and _most(child) > MOST_AFTER_MISTAKE:
            text = _("Lanjutan yang muncul hanya setelah kekeliruan paling banyak bernilai {most}.")
            yield Problem(child.code, "options", text.format(most=MOST_AFTER_MISTAKE))


def _most(draft: Draft) -> int:
    return max((points for _text, points in draft.options), default=0)


def _depth(draft: Draft) -> int:
    return 1 + max((_depth(child) for child in draft.children), default=0)


def as_item(draft: Draft) -> dict[str, Any]:
    """The form that files and `bank_checks` use."""
    return {
        "code": draft.code,
        "opens_on": list(draft.opens_on),
        "options": [{"text": text, "points": points} for text, points in draft.options],
        "children": [as_item(child) for child in draft.children],
    }

"""The answer sheet of an attempt: its frozen questions in order, and which of them are open.

Questions were frozen depth-first, so a parent always stands before its children.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from duxi.exams.models import AttemptQuestion, Question

_COLUMNS = (
    "pk",
    "question_id",
    "question__parent_id",
    "question__opens_on",
    "question__type",
    "question__level",
    "question__code",
    "question__unit_id",
    "question__unit__code",
    "question__unit__name",
    "answer_id",
    "answer__position",
    "revision",
)


@dataclass(frozen=True)
class SheetQuestion:
    """One question put to an attempt; `chosen` is the position of the chosen option."""

    id: int
    question_id: int
    parent_id: int | None
    opens_on: Sequence[int]
    type: str
    level: int
    code: str
    unit_id: int
    uk_code: str = ""
    uk_name: str = ""
    answer_id: int | None = None
    chosen: int | None = None
    revision: int = 0

    @classmethod
    def of(cls, question: Question, chosen: int | None = None) -> "SheetQuestion":
        """A question of the bank as it would stand in a sheet."""
        return cls(
            id=question.pk,
            question_id=question.pk,
            parent_id=question.parent_id,
            opens_on=question.opens_on,
            type=question.type,
            level=question.level,
            code=question.code,
            unit_id=question.unit_id,
            chosen=chosen,
        )

    def is_opened_by(self, parent: "SheetQuestion | None") -> bool:
        """Whether the parent's answer, if there is one, opens this child."""
        if parent is None or parent.chosen is None:
            return False
        return not self.opens_on or parent.chosen in self.opens_on


@dataclass(frozen=True)
class Progress:
    """How far a participant has come, counting open questions only."""

    answered: int
    total: int


def read_sheet(attempt_id: int) -> list[SheetQuestion]:
    """All questions of an attempt in one query."""
    rows = AttemptQuestion.objects.filter(attempt_id=attempt_id).order_by("position")
    return [SheetQuestion(*row) for row in rows.values_list(*_COLUMNS)]


def visible(sheet: Iterable[SheetQuestion]) -> list[SheetQuestion]:
    """The questions that are open now: all roots, and children of open parents by their answer."""
    found: dict[int, SheetQuestion] = {}
    for question in sheet:
        is_root = question.parent_id is None
        if is_root or question.is_opened_by(found.get(question.parent_id or 0)):
            found[question.question_id] = question
    return list(found.values())


def trees(sheet: Iterable[SheetQuestion]) -> list[list[SheetQuestion]]:
    """The sheet cut at its roots: each root with everything below it."""
    found: list[list[SheetQuestion]] = []
    for question in sheet:
        if question.parent_id is None:
            found.append([])
        found[-1].append(question)
    return found


def progress(questions: Sequence[SheetQuestion]) -> Progress:
    """Count the answers of questions that are open."""
    return Progress(sum(question.chosen is not None for question in questions), len(questions))

"""The answer sheet of an attempt: its frozen questions in order, and which of them are open.

Questions were frozen depth-first, so a parent always comes before its follow-ups.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from datetime import datetime

from duxi.exams.models import AttemptQuestion, Choice, Question
from duxi.reference.queries import unit_name

_QUESTION_COLUMNS = (
    "pk",
    "question_id",
    "question__parent_id",
    "version__opens_on",
    "question__type",
    "version__level",
    "question__code",
    "question__unit_id",
    "question__unit__code",
)
_ANSWER_COLUMNS = (
    "question__section",
    "version__choice",
    "version__weight",
    "version__gives_partial_credit",
    "version__points",
    "version__option_ids",
    "option_order",
    "selected",
    "text",
    "flagged",
    "shown_at",
    "revision",
    "version_id",
)


@dataclass(frozen=True)
class SheetQuestion:
    """One question of an attempt; `selected` holds the positions of the selected options.

    `points` and `option_ids` are ordered by option position (from 1).
    """

    id: int
    question_id: int
    parent_id: int | None
    opens_on: Sequence[int]
    type: str
    level: int
    code: str
    unit_id: int | None
    uk_code: str | None = ""
    uk_name: str | None = ""
    section: str = ""
    choice: str = Choice.SINGLE
    weight: int = 1
    gives_partial_credit: bool = False
    points: Sequence[int] = ()
    option_ids: Sequence[int] = ()
    option_order: Sequence[int] = ()
    selected: Sequence[int] = ()
    text: str = ""
    flagged: bool = False
    shown_at: datetime | None = None
    revision: int = 0
    version_id: int | None = None

    @classmethod
    def of(cls, question: Question) -> "SheetQuestion":
        """A question of the bank as it would be on a sheet, unanswered."""
        return cls(
            id=question.pk,
            question_id=question.pk,
            parent_id=question.parent_id,
            opens_on=question.opens_on,
            type=question.type,
            level=question.level,
            code=question.code,
            unit_id=question.unit_id,
            choice=question.choice,
            weight=question.weight,
            gives_partial_credit=question.gives_partial_credit,
        )

    @property
    def is_answered(self) -> bool:
        return bool(self.selected or self.text)

    @property
    def selected_ids(self) -> list[int]:
        """The ids of the selected options."""
        return [self.option_ids[position - 1] for position in self.selected]

    def position_of(self, option_id: int) -> int | None:
        """The position of an option; None for an option of another question."""
        return self.option_ids.index(option_id) + 1 if option_id in self.option_ids else None

    def is_opened_by(self, parent: "SheetQuestion | None") -> bool:
        """Whether the parent's answer, if any, opens this follow-up."""
        if parent is None or not parent.selected:
            return False
        return not self.opens_on or any(position in self.opens_on for position in parent.selected)


@dataclass(frozen=True)
class Progress:
    """A participant's progress: numbered questions, and separately open follow-ups."""

    answered: int
    total: int
    follow_ups_answered: int = 0
    follow_ups: int = 0


PROGRESS_FIELDS = tuple(field.name for field in fields(Progress))
"""The names of the progress fields, in the attempt and on every page."""


def read_sheet(attempt_id: int) -> list[SheetQuestion]:
    """All questions of an attempt in one query."""
    rows = AttemptQuestion.objects.filter(attempt_id=attempt_id).order_by("position")
    columns = (*_QUESTION_COLUMNS, unit_name("question__unit__"), *_ANSWER_COLUMNS)
    return [SheetQuestion(*row) for row in rows.values_list(*columns)]


def visible(sheet: Iterable[SheetQuestion]) -> list[SheetQuestion]:
    """The open questions: all roots, and follow-ups of open parents by their answer."""
    found: dict[int, SheetQuestion] = {}
    for question in sheet:
        is_root = question.parent_id is None
        if is_root or question.is_opened_by(found.get(question.parent_id or 0)):
            found[question.question_id] = question
    return list(found.values())


def trees(sheet: Iterable[SheetQuestion]) -> list[list[SheetQuestion]]:
    """The sheet by trees: each root with its descendants."""
    found: list[list[SheetQuestion]] = []
    for question in sheet:
        if question.parent_id is None:
            found.append([])
        found[-1].append(question)
    return found


def unfinished_roots(questions: Iterable[SheetQuestion]) -> list[str]:
    """The codes of roots below which an open follow-up has no answer."""
    return [root.code for root, *below in trees(questions) if not all(q.is_answered for q in below)]


def closed_parents(sheet: Iterable[SheetQuestion]) -> set[int]:
    """The ids of questions whose answers are final, because a follow-up has been shown."""
    return {q.parent_id for q in sheet if q.parent_id is not None and q.shown_at is not None}


def progress(questions: Sequence[SheetQuestion]) -> Progress:
    """Count the open questions; follow-ups have no number of their own and are counted separately."""
    numbered = [question.is_answered for question in questions if question.parent_id is None]
    follow_ups = [question.is_answered for question in questions if question.parent_id is not None]
    return Progress(sum(numbered), len(numbered), sum(follow_ups), len(follow_ups))

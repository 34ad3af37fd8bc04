"""The quiz API's names for the room's values, also used by the exams of e-learning courses."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BeforeValidator, Field

from duxi.core.forms import YesNo, parse_json
from duxi.core.schema import Schema
from duxi.exams.actions.answers import MAX_TEXT, SavedAnswer
from duxi.exams.models import Attempt, Choice
from duxi.exams.room import Room, RoomQuestion
from duxi.exams.schemas.common import YesNoText, times, yes_no
from duxi.exams.sheet import SheetQuestion, progress

JsonUuids = Annotated[list[UUID], BeforeValidator(parse_json), Field(max_length=20)]
Revision = Annotated[int, Field(ge=0)] | None


class QuizStartIn(Schema):
    password: Annotated[str, Field(max_length=100)] = ""


class QuizQuery(Schema):
    category: Annotated[str, Field(max_length=120)] | None = None


class QuizFlagIn(Schema):
    ques_uuid: UUID
    flag: YesNo


class QuizAnswerIn(Schema):
    """One option, or the text of a written answer."""

    ques_uuid: UUID
    answ_uuid: UUID | None = None
    answ_text: Annotated[str, Field(max_length=MAX_TEXT)] = ""
    revision: Revision = None


class QuizSeveralIn(Schema):
    ques_uuid: UUID
    answ_uuids: JsonUuids
    revision: Revision = None


class QuizCategoryOut(Schema):
    category: str
    total: int
    answered: int
    flagged: int


class QuizOptionOut(Schema):
    answ_uuid: UUID
    answ_text: str
    answ_selected: YesNoText


class QuizQuestionOut(Schema):
    """A question as the participant sees it, without its key."""

    ques_uuid: UUID
    ques_number: int
    ques_text: str
    category: str
    flag: YesNoText
    multiple_answer: YesNoText
    is_text: bool
    answ_text: str
    answers: list[QuizOptionOut]
    total_answered: int
    revision: int


class QuizSavedOut(Schema):
    ques_uuid: UUID
    answ_uuids: list[UUID]
    revision: int
    answered: int
    total: int
    time_start: datetime
    time_now: datetime
    time_end: datetime
    is_paused: bool


class QuizEndedOut(Schema):
    """The result as shown right after the end."""

    attempt_uuid: UUID
    score: float
    passed: bool | None
    answered: int
    total: int


class ExamHistoryRow(Schema):
    attempt_uuid: UUID
    status: Literal["created", "running", "finished"]
    started_at: datetime | None
    ended_at: datetime | None
    score: float | None
    passed: bool | None
    answered: int
    total: int


class ExamScoreOut(Schema):
    """The score of the best attempt."""

    score: float
    passing_score: int
    passed: bool
    attempt_count: int
    attempt_uuid: UUID


def categories(room: Room) -> list[QuizCategoryOut]:
    """The sections in order."""
    found: dict[str, list[SheetQuestion]] = {}
    for question in room.open:
        found.setdefault(category_of(question), []).append(question)
    return [_category(name, questions) for name, questions in found.items()]


def _category(name: str, questions: list[SheetQuestion]) -> QuizCategoryOut:
    done = progress(questions)
    return QuizCategoryOut(
        category=name,
        total=done.total,
        answered=done.answered,
        flagged=sum(question.flagged for question in questions),
    )


def category_of(question: SheetQuestion) -> str:
    """The section of a question, or its unit if it has none."""
    return question.section or question.uk_name or ""


def questions(room: Room, category: str | None) -> list[QuizQuestionOut]:
    """The questions of one section, or all."""
    found = room.roots(lambda question: category in (None, category_of(question)))
    return [question_out(room, question) for question in found]


def question_out(room: Room, question: RoomQuestion) -> QuizQuestionOut:
    asked = question.asked
    return QuizQuestionOut(
        ques_uuid=question.uuid,
        ques_number=int(question.label),
        ques_text=question.text,
        category=category_of(asked),
        flag=yes_no(asked.flagged),
        multiple_answer=yes_no(asked.choice == Choice.MULTIPLE),
        is_text=asked.choice == Choice.TEXT,
        answ_text=asked.text,
        answers=[
            QuizOptionOut(
                answ_uuid=option.uuid, answ_text=option.text, answ_selected=yes_no(option.is_selected)
            )
            for option in question.options
        ],
        total_answered=room.progress.answered,
        revision=asked.revision,
    )


def saved_out(room: Room, asked: SheetQuestion, saved: SavedAnswer, attempt: Attempt) -> dict[str, object]:
    return {
        "ques_uuid": room.uuid_of(asked),
        "answ_uuids": [room.option_uuid(asked, option_id) for option_id in saved.option_ids],
        "revision": saved.revision,
        "answered": saved.progress.answered,
        "total": saved.progress.total,
        **times(attempt),
    }


def ended_out(attempt: Attempt) -> dict[str, object]:
    return {
        "attempt_uuid": attempt.uuid,
        "score": attempt.score,
        "passed": attempt.passed,
        "answered": attempt.answered,
        "total": attempt.total,
    }


def history_row(attempt: Attempt) -> dict[str, object]:
    times_of = {"status": attempt.status, "started_at": attempt.started_at, "ended_at": attempt.ended_at}
    return {**ended_out(attempt), **times_of}

"""An exam of a product before it begins."""

from datetime import datetime
from typing import Literal
from uuid import UUID

from duxi.accounts.models import User
from duxi.catalog.titles import title_of
from duxi.core.schema import Schema
from duxi.exams.actions.attempts import attempts_left
from duxi.exams.models import Attempt, AttemptStatus, Blueprint
from duxi.exams.planning import planned_count
from duxi.exams.queries.attempts import attempts_of_exam
from duxi.exams.schemas.common import ExamTimesOut, times
from duxi.exams.schemas.quizzes import ExamHistoryRow, history_row
from duxi.exams.titles import shown_texts


class ExamProductRef(Schema):
    slug: str
    title: str


class ExamIntroOut(Schema):
    """The rules in short; `is_running`: the participant has an attempt to resume.

    `running` has its times once its clock has started. `text_language` is that of the instructions.
    """

    uuid: UUID
    kind: Literal["certification", "oti-quiz", "elearning-exam", "elearning-quiz"]
    title: str
    instructions: str
    text_language: str
    product: ExamProductRef
    duration_minutes: int
    question_count: int
    passing_percent: int
    has_password: bool
    attempts_left: int | None
    opens_at: datetime | None
    closes_at: datetime | None
    review: Literal["never", "answers", "key"]
    is_running: bool
    running: ExamTimesOut | None
    history: list[ExamHistoryRow]


def _product(blueprint: Blueprint) -> dict[str, str] | None:
    product = blueprint.product
    return {"slug": product.slug, "title": title_of(product)} if product else None


def exam_out(user: User, blueprint: Blueprint) -> dict[str, object]:
    made: list[Attempt] = list(attempts_of_exam(user, blueprint))
    running = next((one for one in made if one.status == AttemptStatus.RUNNING), None)
    copied, texts = ("uuid", "duration_minutes", "passing_percent", "review"), shown_texts(blueprint)
    return {
        **{name: getattr(blueprint, name) for name in copied},
        "title": texts.title,
        "instructions": texts.instructions,
        "text_language": texts.language,
        "kind": blueprint.policy,
        "product": _product(blueprint),
        "question_count": planned_count(blueprint),
        "has_password": bool(blueprint.password_hash),
        "attempts_left": attempts_left(user, blueprint),
        "opens_at": blueprint.opens_at,
        "closes_at": blueprint.closes_at,
        "is_running": any(attempt.status != AttemptStatus.FINISHED for attempt in made),
        "running": times(running) if running else None,
        "history": [history_row(attempt) for attempt in made],
    }

"""The answers that participants may see after the end, as the exam's definition allows."""

from typing import Any

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Rejected
from duxi.core.schema import Schema
from duxi.exams.models import Attempt, AttemptQuestion, AttemptStatus, Choice, Review
from duxi.exams.room import Room
from duxi.exams.titles import shown_title


class NoReview(Rejected):
    """Not allowed, or not yet."""

    message = _("Pembahasan tidak tersedia untuk ujian ini.")


class ReviewedOption(Schema):
    text: str
    is_selected: bool
    is_right: bool | None


class ReviewedQuestion(Schema):
    label: str
    section: str
    text: str
    answer_text: str
    options: list[ReviewedOption]
    explanation: str


class AnswerReviewOut(Schema):
    """`is_right` and `explanation` are only set if the key may be shown."""

    title: str
    score: float
    passed: bool | None
    shows_key: bool
    questions: list[ReviewedQuestion]


def review(attempt: Attempt) -> dict[str, Any]:
    """The answers of a finished attempt; raises `NoReview`."""
    allowed = attempt.blueprint.review
    if attempt.status != AttemptStatus.FINISHED or allowed == Review.NEVER:
        raise NoReview
    labels = Room(attempt).labels
    asked = AttemptQuestion.objects.filter(attempt=attempt, pk__in=labels)
    order = {question: place for place, question in enumerate(labels)}
    rows = sorted(asked.select_related("version", "question"), key=lambda row: order[row.pk])
    return {
        "title": shown_title(attempt.blueprint),
        "score": attempt.score,
        "passed": attempt.passed,
        "shows_key": allowed == Review.KEY,
        "questions": [_question(row, labels[row.pk], shows_key=allowed == Review.KEY) for row in rows],
    }


def _question(row: AttemptQuestion, label: str, *, shows_key: bool) -> dict[str, Any]:
    is_text = row.version.choice == Choice.TEXT
    return {
        "label": label,
        "section": row.question.section,
        "text": row.version.text,
        "answer_text": row.text,
        "options": [] if is_text and not shows_key else _options(row, shows_key=shows_key),
        "explanation": row.version.explanation if shows_key else "",
    }


def _options(row: AttemptQuestion, *, shows_key: bool) -> list[dict[str, Any]]:
    return [
        {
            "text": row.version.option_texts[position - 1],
            "is_selected": position in row.selected,
            "is_right": _is_right(row, position) if shows_key else None,
        }
        for position in row.option_order
    ]


def _is_right(row: AttemptQuestion, position: int) -> bool:
    """The best option of a single choice, every option with points of a multiple choice."""
    points = row.version.points
    if row.version.choice == Choice.MULTIPLE:
        return points[position - 1] > 0
    return points[position - 1] == max(points)

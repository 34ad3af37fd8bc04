"""Feedback of participants: which questions, whether they may be answered, and the answers."""

from collections.abc import Mapping
from typing import Any

from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from ninja import Schema

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.entitlements.models import Entitlement
from duxi.entitlements.queries import owned_by
from duxi.learning.models import (
    FeedbackAnswer,
    FeedbackQuestion,
    FeedbackResponse,
    FeedbackTemplate,
    FeedbackType,
)

LONGEST_TEXT = 2000


class FeedbackTooEarly(Rejected):
    """Nobody can judge what has not begun."""

    message = gettext_lazy("Umpan balik dibuka setelah kelas dimulai.")


class FeedbackGiven(Rejected):
    """Once for each seat."""

    message = gettext_lazy("Anda sudah memberi umpan balik untuk kelas ini.")


class TrainingQuestionOut(Schema):
    question_id: int
    section: str
    text: str
    type: FeedbackType
    options: list[str]
    is_required: bool


class TrainingFeedbackOut(Schema):
    """The questions for a seat; none once they are answered."""

    regcourse_id: int
    kind: str
    slug: str
    title: str
    is_open: bool
    is_submitted: bool
    questions: list[TrainingQuestionOut]


def seat_for(user: User, seat_id: int) -> Entitlement:
    """A seat that somebody holds; raises `NotFound`."""
    seat = owned_by(user).select_related("product").filter(pk=seat_id).first()
    if seat is None:
        raise NotFound
    return seat


def questions_for(kind: str) -> list[FeedbackQuestion]:
    """The questions that participants of a kind are asked."""
    template = FeedbackTemplate.objects.filter(kind=kind, is_active=True).first()
    return list(template.questions.all()) if template else []


def feedback_of(seat: Entitlement) -> TrainingFeedbackOut:
    """What the holder of a seat is asked."""
    is_submitted = FeedbackResponse.objects.filter(entitlement=seat).exists()
    product = seat.product
    return TrainingFeedbackOut(
        regcourse_id=seat.pk,
        kind=product.kind,
        slug=product.slug,
        title=product.title,
        is_open=_is_open(seat) and not is_submitted,
        is_submitted=is_submitted,
        questions=[_question(one) for one in questions_for(product.kind)],
    )


def submit_feedback(seat: Entitlement, answers: Mapping[int, Any]) -> None:
    """Store the answers (question → answer); raises `FeedbackTooEarly`, `FeedbackGiven` or `Invalid`."""
    if not _is_open(seat):
        raise FeedbackTooEarly
    questions = questions_for(seat.product.kind)
    if not questions:
        raise NotFound
    made = _checked(questions, answers)
    try:
        with transaction.atomic():
            response = FeedbackResponse.objects.create(entitlement=seat, submitted_at=now())
            for answer in made:
                answer.response = response
            FeedbackAnswer.objects.bulk_create(made)
    except IntegrityError as error:
        raise FeedbackGiven from error


def _is_open(seat: Entitlement) -> bool:
    starts_at = seat.product.starts_at
    return starts_at is None or starts_at <= now()


def _question(one: FeedbackQuestion) -> TrainingQuestionOut:
    return TrainingQuestionOut(
        question_id=one.pk,
        section=one.section,
        text=one.text,
        type=FeedbackType(one.type),
        options=one.options,
        is_required=one.is_required,
    )


def _checked(questions: list[FeedbackQuestion], answers: Mapping[int, Any]) -> list[FeedbackAnswer]:
    made, errors = [], {}
    for question in questions:
        text = str(answers.get(question.pk, "")).strip()
        if not text:
            if question.is_required:
                errors[f"answers[{question.pk}]"] = [_("Wajib diisi.")]
            continue
        answer = _answer(question, text)
        if answer is None:
            errors[f"answers[{question.pk}]"] = [_("Isian tidak sah.")]
        else:
            made.append(answer)
    if errors:
        raise Invalid(errors=errors)
    return made


def _answer(question: FeedbackQuestion, text: str) -> FeedbackAnswer | None:
    if question.type == FeedbackType.SCALE:
        score = int(text) if text.isdecimal() and len(text) == 1 else 0
        return FeedbackAnswer(question=question, score=score) if 1 <= score <= 5 else None
    if question.type == FeedbackType.CHOICE and text not in question.options:
        return None
    return FeedbackAnswer(question=question, text=text[:LONGEST_TEXT])

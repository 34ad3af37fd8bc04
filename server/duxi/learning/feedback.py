"""Feedback of participants: questions, when they may be answered, and anonymous answers."""

import uuid
from collections.abc import Mapping, Sequence

from django.db import IntegrityError, transaction
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.titles import title_of
from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.core.schema import Schema
from duxi.entitlements.models import Entitlement
from duxi.entitlements.queries import owned_by
from duxi.learning.models import FeedbackAnswer, FeedbackGiven, FeedbackQuestion, FeedbackType

LONGEST_TEXT = 2_000
_SCORES = {"1", "2", "3", "4", "5"}


class FeedbackTooEarly(Rejected):
    """The event has not begun."""

    message = _("Umpan balik dibuka setelah kelas dimulai.")


class FeedbackAlreadyGiven(Rejected):
    """Feedback is given once per seat, because anonymous answers cannot be found again to change them."""

    message = _("Anda sudah memberi umpan balik untuk kelas ini.")


class FeedbackQuestionOut(Schema):
    question_id: int
    section: str
    text: str
    type: FeedbackType
    options: list[str]
    is_required: bool

    @classmethod
    def of(cls, question: FeedbackQuestion) -> "FeedbackQuestionOut":
        names = ("section", "text", "options", "is_required")
        values = {name: getattr(question, name) for name in names}
        return cls(question_id=question.pk, type=FeedbackType(question.type), **values)


class TrainingFeedbackOut(Schema):
    """The questions for a seat, whether they can be answered, and whether they were."""

    regcourse_id: int
    kind: str
    slug: str
    title: str
    is_open: bool
    is_submitted: bool
    questions: list[FeedbackQuestionOut]


def seat_for(user: User, seat_id: int) -> Entitlement:
    """A seat that a user holds; raises `NotFound`."""
    seat = owned_by(user).select_related("product").filter(pk=seat_id).first()
    if seat is None:
        raise NotFound
    return seat


def questions_for(kind: str) -> list[FeedbackQuestion]:
    """The questions for participants of a kind."""
    active = {"template__kind": kind, "template__is_active": True, "template__deleted_at": None}
    return list(FeedbackQuestion.objects.filter(**active))


def questions_out(kind: str) -> list[FeedbackQuestionOut]:
    return [FeedbackQuestionOut.of(one) for one in questions_for(kind)]


def feedback_given(seat: Entitlement) -> FeedbackGiven | None:
    return FeedbackGiven.objects.filter(entitlement=seat).first()


def feedback_of(seat: Entitlement) -> TrainingFeedbackOut:
    """The questions for the holder of a seat."""
    is_submitted = feedback_given(seat) is not None
    product = seat.product
    return TrainingFeedbackOut(
        regcourse_id=seat.pk,
        kind=product.kind,
        slug=product.slug,
        title=title_of(product),
        is_open=_is_open(seat) and not is_submitted,
        is_submitted=is_submitted,
        questions=questions_out(product.kind),
    )


def submit_feedback(seat: Entitlement, answers: Mapping[int, str]) -> None:
    """Give feedback after the event has begun; raises `FeedbackTooEarly` and what `give_feedback` raises."""
    if not _is_open(seat):
        raise FeedbackTooEarly
    give_feedback(seat, answers)


def give_feedback(seat: Entitlement, answers: Mapping[int, str]) -> None:
    """Store the answers (by question) without their author, and separately that this seat has answered.

    Raises `NotFound` if there are no questions, `Invalid` with messages by field, or `FeedbackAlreadyGiven`.
    """
    questions = questions_for(seat.product.kind)
    if not questions:
        raise NotFound
    given = {pk: str(answer).strip() for pk, answer in answers.items()}
    errors = {f"answers[{one.pk}]": [error] for one in questions if (error := _error(one, given))}
    if errors:
        raise Invalid(errors=errors)
    _store(seat, questions, given)


def _store(seat: Entitlement, questions: Sequence[FeedbackQuestion], given: Mapping[int, str]) -> None:
    response = uuid.uuid4()
    rows = [_row(one, seat, response, given[one.pk]) for one in questions if given.get(one.pk)]
    try:
        with transaction.atomic():
            FeedbackGiven.objects.create(entitlement=seat, given_at=now())
            FeedbackAnswer.objects.bulk_create(rows)
    except IntegrityError as error:
        raise FeedbackAlreadyGiven from error


def _is_open(seat: Entitlement) -> bool:
    starts_at = seat.product.starts_at
    return starts_at is None or starts_at <= now()


def _error(question: FeedbackQuestion, given: Mapping[int, str]) -> str | None:
    answer = given.get(question.pk, "")
    if not answer:
        return gettext("Wajib diisi.") if question.is_required else None
    if question.type == FeedbackType.SCALE and answer not in _SCORES:
        return gettext("Pilih nilai 1 sampai 5.")
    if question.type == FeedbackType.CHOICE and answer not in question.options:
        return gettext("Pilih salah satu jawaban.")
    if len(answer) > LONGEST_TEXT:
        return gettext("Maksimal {limit} karakter.").format(limit="2.000")
    return None


def _row(question: FeedbackQuestion, seat: Entitlement, response: uuid.UUID, answer: str) -> FeedbackAnswer:
    is_scale = question.type == FeedbackType.SCALE
    return FeedbackAnswer(
        product=seat.product,
        question=question,
        response=response,
        score=int(answer) if is_scale else None,
        text="" if is_scale else answer,
    )

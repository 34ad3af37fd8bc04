"""Giving feedback on a class."""

import uuid
from collections.abc import Mapping, Sequence

from django.db import IntegrityError, transaction
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from duxi.classroom.models import FeedbackAnswer, FeedbackGiven, FeedbackQuestion, QuestionKind
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected
from duxi.entitlements.models import Entitlement

_LONGEST_TEXT = 2_000


class AlreadyGiven(Rejected):
    """Feedback is given once: nobody knows which answers to change."""

    message = _("Umpan balik Anda sudah kami terima. Terima kasih!")


def give_feedback(
    *, seat: Entitlement, questions: Sequence[FeedbackQuestion], answers: Mapping[str, str]
) -> None:
    """Store the answers without their author, and apart from them that this participant gave feedback.

    `answers` are texts by question uuid. Raises `Invalid` with messages by question, or `AlreadyGiven`.
    """
    errors = {str(one.uuid): [error] for one in questions if (error := _error(one, answers))}
    if errors:
        raise Invalid(errors=errors)
    response = uuid.uuid4()
    rows = [
        _row(one, seat, response, answers[str(one.uuid)].strip()) for one in questions if _given(one, answers)
    ]
    try:
        with transaction.atomic():
            FeedbackGiven.objects.create(entitlement=seat, given_at=now())
            FeedbackAnswer.objects.bulk_create(rows)
    except IntegrityError as error:
        raise AlreadyGiven from error


def _given(question: FeedbackQuestion, answers: Mapping[str, str]) -> bool:
    return bool(answers.get(str(question.uuid), "").strip())


def _error(question: FeedbackQuestion, answers: Mapping[str, str]) -> str | None:
    if not _given(question, answers):
        return gettext("Wajib diisi.") if question.is_required else None
    answer = answers[str(question.uuid)].strip()
    if question.kind == QuestionKind.SCALE and answer not in {"1", "2", "3", "4", "5"}:
        return gettext("Pilih nilai 1 sampai 5.")
    if question.kind == QuestionKind.CHOICE and answer not in question.options:
        return gettext("Pilih salah satu jawaban.")
    if len(answer) > _LONGEST_TEXT:
        return gettext("Maksimal {limit} karakter.").format(limit="2.000")
    return None


def _row(question: FeedbackQuestion, seat: Entitlement, response: uuid.UUID, answer: str) -> FeedbackAnswer:
    is_scale = question.kind == QuestionKind.SCALE
    return FeedbackAnswer(
        product=seat.product,
        question=question,
        response=response,
        score=int(answer) if is_scale else None,
        text="" if is_scale else answer,
    )

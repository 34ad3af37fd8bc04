"""Saving answers, one by one."""

from dataclasses import dataclass, replace

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.exams.actions.attempts import close_overdue
from duxi.exams.engine import SessionOver, is_overdue, locked, policy_of
from duxi.exams.models import AnswerOption, Attempt, AttemptQuestion, AttemptStatus
from duxi.exams.sheet import Progress, SheetQuestion, progress, read_sheet, visible

SAVED = _("Jawaban tersimpan")


class NewerAnswer(Rejected):
    """Another tab saved an answer that this one has not seen."""

    message = _("Jawaban ini sudah diperbarui dari tab atau perangkat lain.")


class QuestionClosed(Rejected):
    """A child question that its parent's answer does not open."""

    message = _("Soal ini belum terbuka. Jawab soal sebelumnya terlebih dahulu.")


class UnknownOption(Invalid):
    """The chosen option belongs to another question."""

    message = _("Pilihan jawaban tidak sesuai dengan soal ini.")


class OtherType(Invalid):
    """The question is of the other type."""

    message = _("Jenis soal tidak sesuai.")


@dataclass(frozen=True)
class SavedAnswer:
    """What stands in the sheet after a save."""

    question_id: int
    option_id: int
    revision: int
    progress: Progress


def save_answer(
    *, attempt_id: int, question_id: int, option_id: int, type_: str, revision: int | None
) -> SavedAnswer:
    """Save the answer to one question of a running attempt.

    With a `revision` the answer is saved only if it is still the one that the caller saw.
    Raises `SessionOver`, `NotFound`, `OtherType`, `QuestionClosed`, `UnknownOption` or `NewerAnswer`.
    """
    close_overdue(Attempt.objects.filter(pk=attempt_id))
    with transaction.atomic():
        attempt = locked(Attempt.objects.filter(pk=attempt_id)).get()
        if attempt.status != AttemptStatus.RUNNING or is_overdue(attempt, now()):
            raise SessionOver(policy_of(attempt))
        sheet = read_sheet(attempt_id)
        question = _open_question(sheet, question_id, type_)
        option = _option(question, option_id)
        _check_revision(question, revision)
        done = _progress(sheet, question, option)
        _write(attempt_id, question, option, done)
    return SavedAnswer(question.id, option.pk, question.revision + 1, done)


def _open_question(sheet: list[SheetQuestion], question_id: int, type_: str) -> SheetQuestion:
    question = next((question for question in sheet if question.id == question_id), None)
    if question is None:
        raise NotFound
    if question.type != type_:
        raise OtherType(errors={"type": [str(OtherType.message)]})
    if question not in visible(sheet):
        raise QuestionClosed
    return question


def _option(question: SheetQuestion, option_id: int) -> AnswerOption:
    option = AnswerOption.objects.filter(question=question.question_id, pk=option_id).first()
    if option is None:
        raise UnknownOption(errors={"jwb_id": [str(UnknownOption.message)]})
    return option


def _check_revision(question: SheetQuestion, revision: int | None) -> None:
    if revision is not None and revision != question.revision:
        current = {"revision": [str(question.revision)]}
        if question.answer_id:
            current["user_jwb_id"] = [str(question.answer_id)]
        raise NewerAnswer(errors=current)


def _write(attempt_id: int, question: SheetQuestion, option: AnswerOption, done: Progress) -> None:
    AttemptQuestion.objects.filter(pk=question.id).update(
        answer=option, answered_at=now(), revision=question.revision + 1
    )
    Attempt.objects.filter(pk=attempt_id).update(answered=done.answered, total=done.total)


def _progress(sheet: list[SheetQuestion], saved: SheetQuestion, option: AnswerOption) -> Progress:
    """The counters as the sheet stands now, without reading it again."""
    after = [replace(q, chosen=option.position) if q is saved else q for q in sheet]
    return progress(visible(after))

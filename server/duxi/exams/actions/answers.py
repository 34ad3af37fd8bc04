"""Saving answers one by one, and flags."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.exams.actions.attempts import close_overdue
from duxi.exams.engine import SessionOver, is_overdue, lock_attempts, policy_of
from duxi.exams.models import Attempt, AttemptQuestion, AttemptStatus, Choice
from duxi.exams.sheet import Progress, SheetQuestion, closed_parents, progress, read_sheet, visible

SAVED = _("Jawaban tersimpan")
FLAGGED = _("Berhasil Tandai")
UNFLAGGED = _("Berhasil Hilangkan Tanda")
MAX_TEXT = 2_000
MAX_ESSAY = 8_000
"""The maximum length of a text that assessors read; texts with accepted answers are short."""


class NewerAnswer(Rejected):
    """Another tab saved a newer answer."""

    message = _("Jawaban ini sudah diperbarui dari tab atau perangkat lain.")


class QuestionClosed(Rejected):
    """A follow-up question that its parent's answer does not open."""

    message = _("Soal ini belum terbuka. Jawab soal sebelumnya terlebih dahulu.")


class AnswerStands(Rejected):
    """The parent's answer is final, because its follow-up has been shown."""

    message = _("Jawaban ini tidak dapat diubah lagi karena pertanyaan lanjutannya sudah dibuka.")


class AttemptPaused(Rejected):
    """A supervisor has paused the attempt; the answer can be sent again when it is resumed."""

    status = 423
    message = _("Sesi Anda sedang dijeda oleh pengawas. Waktu Anda tidak berjalan.")


class UnknownOption(Invalid):
    """The selected option belongs to another question."""

    message = _("Pilihan jawaban tidak sesuai dengan soal ini.")


class OneOptionOnly(Invalid):
    """Several options for a single-choice question."""

    message = _("Soal ini hanya menerima satu jawaban.")


class NoAnswer(Invalid):
    """An answer without an option or a text."""

    message = _("Pilih atau tuliskan jawaban Anda.")


class OtherType(Invalid):
    """The question is of the other part."""

    message = _("Jenis soal tidak sesuai.")


@dataclass(frozen=True)
class Answer:
    """A submitted answer: options of the question, or a text. `field` is its name on the wire."""

    option_ids: Sequence[int] = ()
    text: str = ""
    field: str = "jwb_id"


@dataclass(frozen=True)
class SavedAnswer:
    """The state of the sheet after saving."""

    question_id: int
    option_ids: Sequence[int]
    text: str
    revision: int
    progress: Progress

    @property
    def option_id(self) -> int:
        return self.option_ids[0]


def save_answer(
    *,
    attempt_id: int,
    question_id: int,
    answer: Answer,
    type_: str | None = None,
    revision: int | None = None,
) -> SavedAnswer:
    """Save the answer to one question of a running attempt.

    With a `revision` the answer is saved only if the stored one is still that revision. Raises `SessionOver`,
    `AttemptPaused`, `NotFound`, `OtherType`, `QuestionClosed`, `AnswerStands`, `NewerAnswer` or an `Invalid`
    that names the field.
    """
    close_overdue(Attempt.objects.filter(pk=attempt_id))
    with transaction.atomic():
        _running(attempt_id)
        sheet = read_sheet(attempt_id)
        question = _open_question(sheet, question_id, type_)
        answered = _answered(question, answer)
        _check_revision(question, revision)
        _check_parent(sheet, question, answered)
        done = _write(attempt_id, sheet, question, answered)
    return SavedAnswer(question.id, answered.selected_ids, answered.text, question.revision + 1, done)


def save_flag(*, attempt_id: int, question_id: int, is_flagged: bool) -> None:
    """Set or remove the flag of a question in a running attempt."""
    close_overdue(Attempt.objects.filter(pk=attempt_id))
    with transaction.atomic():
        _running(attempt_id)
        asked = AttemptQuestion.objects.filter(attempt=attempt_id, pk=question_id)
        if not asked.update(flagged=is_flagged):
            raise NotFound


def _running(attempt_id: int) -> Attempt:
    """The attempt, locked, if it accepts answers."""
    attempt = lock_attempts(Attempt.objects.filter(pk=attempt_id)).get()
    if attempt.status != AttemptStatus.RUNNING or is_overdue(attempt, now()):
        raise SessionOver(policy_of(attempt))
    if attempt.paused_at:
        raise AttemptPaused
    return attempt


def _open_question(sheet: list[SheetQuestion], question_id: int, type_: str | None) -> SheetQuestion:
    question = next((question for question in sheet if question.id == question_id), None)
    if question is None:
        raise NotFound
    if type_ is not None and question.type != type_:
        raise OtherType(errors={"type": [str(OtherType.message)]})
    if question not in visible(sheet):
        raise QuestionClosed
    return question


def _answered(question: SheetQuestion, answer: Answer) -> SheetQuestion:
    """The question with the new answer, after validation."""
    if question.choice == Choice.TEXT:
        return replace(question, text=_text(question, answer), selected=_accepted(question, answer.text))
    positions = [question.position_of(option_id) for option_id in dict.fromkeys(answer.option_ids)]
    known = sorted(position for position in positions if position is not None)
    if len(known) < len(positions):
        raise _invalid(UnknownOption, answer)
    if question.choice == Choice.SINGLE and len(known) > 1:
        raise _invalid(OneOptionOnly, answer)
    if question.choice == Choice.SINGLE and not known:
        raise _invalid(NoAnswer, answer)
    return replace(question, selected=known)


def _text(question: SheetQuestion, answer: Answer) -> str:
    """The written text; an empty one clears an earlier text."""
    text = answer.text.strip()
    is_cleared = not text and question.text != ""
    longest = MAX_TEXT if question.option_ids else MAX_ESSAY
    if not (text or is_cleared) or len(text) > longest:
        raise _invalid(NoAnswer, answer)
    return text


def _accepted(question: SheetQuestion, text: str) -> list[int]:
    """The accepted answers that a text matches, ignoring case and spaces."""
    given = " ".join(text.split()).casefold()
    return [n for n, accepted in enumerate(_accepted_texts(question), start=1) if accepted == given][:1]


def _accepted_texts(question: SheetQuestion) -> list[str]:
    texts = AttemptQuestion.objects.values_list("version__option_texts", flat=True).get(pk=question.id)
    return [" ".join(text.split()).casefold() for text in texts]


def _invalid(refusal: type[Invalid], answer: Answer) -> Invalid:
    return refusal(errors={answer.field: [str(refusal.message)]})


def _check_revision(question: SheetQuestion, revision: int | None) -> None:
    if revision is not None and revision != question.revision:
        current = {"revision": [str(question.revision)]}
        if question.selected:
            current["user_jwb_id"] = [str(option_id) for option_id in question.selected_ids]
        raise NewerAnswer(errors=current)


def _check_parent(sheet: list[SheetQuestion], question: SheetQuestion, answered: SheetQuestion) -> None:
    """A parent's answer is final once its follow-up was shown."""
    if question.question_id in closed_parents(sheet) and list(question.selected) != list(answered.selected):
        raise AnswerStands


def _write(
    attempt_id: int, sheet: list[SheetQuestion], question: SheetQuestion, answered: SheetQuestion
) -> Progress:
    """Store the answer and the counters computed from the sheet in memory."""
    moment = now()
    AttemptQuestion.objects.filter(pk=question.id).update(
        selected=list(answered.selected),
        text=answered.text,
        answered_at=moment,
        shown_at=question.shown_at or moment,
        revision=question.revision + 1,
    )
    done = progress(visible([answered if q is question else q for q in sheet]))
    Attempt.objects.filter(pk=attempt_id).update(**asdict(done), last_seen_at=moment)
    return done

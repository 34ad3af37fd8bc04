"""The receipt of an attempt: the answers that the server has stored, for the participant to keep."""

from collections.abc import Iterator, Sequence

from django.utils.translation import gettext as _

from duxi.core.clock import local, now
from duxi.exams.models import Attempt, AttemptQuestion, Choice
from duxi.exams.question_texts import in_words
from duxi.exams.room import Room


def receipt(attempt: Attempt) -> str:
    """The stored answers as text, in the order in which the participant saw the questions."""
    return "\n".join([*_head(attempt), "", *_answers(attempt)]) + "\n"


def _head(attempt: Attempt) -> Iterator[str]:
    yield _("Tanda terima jawaban")
    yield attempt.blueprint.title
    yield f"{_('Peserta')}: {attempt.owner.fullname}"
    yield f"{_('Nomor sesi')}: {attempt.uuid}"
    yield f"{_('Dibuat')}: {local(now()):%d-%m-%Y %H:%M:%S} WIB"


def _answers(attempt: Attempt) -> Iterator[str]:
    labels = Room(attempt).labels
    asked = AttemptQuestion.objects.filter(attempt=attempt, pk__in=labels).select_related("version")
    for question in asked.order_by("position"):
        yield f"{labels[question.pk]}. {_chosen(question)}"


def _chosen(question: AttemptQuestion) -> str:
    if question.answered_at is None:
        return _("belum dijawab")
    at = f"{local(question.answered_at):%H:%M:%S}"
    return f"{' | '.join(_texts(question)) or _('dikosongkan')} ({at})"


def _texts(question: AttemptQuestion) -> Sequence[str]:
    if question.version.choice == Choice.TEXT:
        return [question.text] if question.text else []
    return [in_words(question.version.option_texts[position - 1]) for position in question.selected]

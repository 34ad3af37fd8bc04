"""Saving a question of the bank with its follow-ups, all or nothing."""

from collections.abc import Sequence

from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext_lazy as _

from duxi.core.clock import now
from duxi.core.errors import Invalid, Stale
from duxi.core.locks import advisory_lock
from duxi.exams.bank_rules import Draft, Problem, problems, walk
from duxi.exams.models import AnswerOption, Blueprint, Question
from duxi.exams.queries.bank import exams_of_bank
from duxi.exams.versions import current_versions
from duxi.reference.models import CompetencyUnit

_COPIED = (
    "text", "section", "pool", "type", "choice", "level", "explanation", "weight",
    "gives_partial_credit", "is_active", "unit_id", "blueprint_id",
)  # fmt: skip
_SHARED = ("unit_id", "blueprint_id", "section", "pool", "type", "level", "is_active")


class BadQuestion(Invalid):
    """The question cannot be asked as it is."""

    message = _("Soal belum dapat disimpan. Periksa isian yang ditandai.")

    def __init__(self, found: Sequence[Problem]) -> None:
        errors: dict[str, list[str]] = {}
        for problem in found:
            errors.setdefault(problem.field, []).append(f"{problem.code}: {problem.text}")
        super().__init__(errors=errors)


@transaction.atomic
def save_question(*, draft: Draft, question: Question | None = None, version: int | None = None) -> Question:
    """Create or update a question with its follow-ups; raises `BadQuestion` or `Stale`.

    Attempts that met it keep the version that they saw. Omitted follow-ups are deactivated.
    """
    found = problems(draft, exams_of_bank()) + _unknown(draft) + _taken(draft, question)
    if found:
        raise BadQuestion(found)
    advisory_lock("question bank")
    if question and version is not None:
        _claim(question, version)
    root = _write(draft, question, parent=None, position=_position(draft, question))
    current_versions(_tree(root))
    return root


def _claim(question: Question, version: int) -> None:
    current = Question.objects.filter(pk=question.pk, version=version)
    if not current.update(version=F("version") + 1, updated_at=now()):
        raise Stale


def _unknown(draft: Draft) -> list[Problem]:
    """Units and exams that do not exist or are deleted."""
    asked = (("unit_id", CompetencyUnit, draft.unit_id), ("blueprint_id", Blueprint, draft.blueprint_id))
    gone = (name for name, model, pk in asked if pk is not None and not model.objects.filter(pk=pk).exists())
    return [Problem(draft.code, name, str(_("Pilihan ini tidak ada lagi."))) for name in gone]


def _taken(draft: Draft, question: Question | None) -> list[Problem]:
    """Codes that belong to another tree."""
    own = {one.pk for one in _tree(question)} if question else set()
    codes = [one.code for one in walk(draft)]
    others = Question.objects.filter(code__in=codes).exclude(pk__in=own).values_list("code", flat=True)
    return [Problem(code, "code", str(_("Kode ini sudah dipakai soal lain."))) for code in others]


def _position(draft: Draft, question: Question | None) -> int:
    if question:
        return question.position
    bank = Question.objects.filter(unit=draft.unit_id, blueprint=draft.blueprint_id, parent=None)
    last = bank.order_by("-position").values_list("position", flat=True).first() or 0
    return min(last + 1, 32_000)


def _write(draft: Draft, question: Question | None, *, parent: Question | None, position: int) -> Question:
    row = question or Question(code=draft.code)
    row.code, row.parent, row.position, row.opens_on = draft.code, parent, position, list(draft.opens_on)
    for name in _COPIED:
        shared = parent is not None and name in _SHARED
        setattr(row, name, getattr(parent if shared else draft, name))
    fields = None if row._state.adding else [*_COPIED, "code", "parent", "position", "opens_on", "updated_at"]
    row.save(update_fields=fields)
    _write_options(row, draft)
    _write_children(row, draft)
    return row


def _write_options(row: Question, draft: Draft) -> None:
    row.options.filter(position__gt=len(draft.options)).delete()
    AnswerOption.objects.bulk_create(
        [
            AnswerOption(question=row, position=position, text=text.strip(), points=points)
            for position, (text, points) in enumerate(draft.options, start=1)
        ],
        update_conflicts=True,
        unique_fields=["question", "position"],
        update_fields=["text", "points"],
    )


def _write_children(row: Question, draft: Draft) -> None:
    known = {child.code: child for child in row.children.all()}
    for position, child in enumerate(draft.children, start=1):
        _write(child, known.pop(child.code, None), parent=row, position=position)
    Question.objects.filter(pk__in=[one.pk for child in known.values() for one in _tree(child)]).update(
        is_active=False, updated_at=now()
    )


def _tree(root: Question) -> list[Question]:
    """The question and all its descendants."""
    found, level = [root], [root]
    while level:
        level = list(Question.objects.filter(parent__in=level))
        found += level
    return found

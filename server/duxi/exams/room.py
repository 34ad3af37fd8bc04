"""What a participant sees inside the exam room: sections, units, questions and their children."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import NotFound, Rejected
from duxi.exams.models import AnswerOption, Attempt, Question, QuestionType
from duxi.exams.schemas import (
    ChildOut,
    OptionOut,
    QuestionOut,
    QuestionsOut,
    SectionOut,
    UnitProgress,
)
from duxi.exams.sheet import SheetQuestion, progress, read_sheet, trees, visible


class NotOpenYet(Rejected):
    """Navigation from a question that is no longer (or not yet) open."""

    message = _("Soal ini belum terbuka. Jawab soal sebelumnya terlebih dahulu.")


def sections(attempt: Attempt) -> list[SectionOut]:
    """Both parts with their progress, a part without questions left out."""
    questions = visible(read_sheet(attempt.pk))
    parts = ((name, [q for q in questions if q.type == name]) for name in QuestionType.values)
    return [_section(name, part) for name, part in parts if part]


def _section(name: str, part: Sequence[SheetQuestion]) -> SectionOut:
    done = progress(part)
    return SectionOut(type=QuestionType(name), total=done.total, answered=done.answered)


def units(attempt: Attempt, type_: str) -> list[UnitProgress]:
    """The units of one part with their progress, in the order of the exam."""
    part = (question for question in visible(read_sheet(attempt.pk)) if question.type == type_)
    by_unit = groupby(part, key=lambda question: (question.uk_code, question.uk_name))
    return [_unit(code, name, list(questions)) for (code, name), questions in by_unit]


def _unit(code: str, name: str, questions: Sequence[SheetQuestion]) -> UnitProgress:
    done = progress(questions)
    return UnitProgress(uk_code=code, uk_name=name, total=done.total, answered=done.answered)


def questions(attempt: Attempt, type_: str, uk_code: str) -> QuestionsOut:
    """The root questions of one unit in one part; raises `NotFound` where there are none."""
    found = [t for t in trees(read_sheet(attempt.pk)) if t[0].type == type_ and t[0].uk_code == uk_code]
    if not found:
        raise NotFound
    shown = _shown([(tree[0], number, len(tree) > 1) for number, tree in enumerate(found, start=1)])
    first = found[0][0]
    return QuestionsOut(soal=shown, uk_name=first.uk_name, uk_code=first.uk_code)


def neighbour(attempt: Attempt, soal_code: str, direction: str) -> ChildOut:
    """The open question after or before one in its own tree, depth-first; none at the tree's ends.

    Raises `NotFound` for a question of another attempt, `NotOpenYet` for one that is closed.
    """
    tree = _tree_with(read_sheet(attempt.pk), soal_code)
    path = visible(tree)
    codes = [question.code for question in path]
    if soal_code not in codes:
        raise NotOpenYet
    index = codes.index(soal_code) + (1 if direction == "next" else -1)
    found = _shown([(path[index], index, _has_child(path[index], tree))]) if 0 <= index < len(path) else []
    return ChildOut(soal=found[0] if found else None, uk_name=tree[0].uk_name, uk_code=tree[0].uk_code)


def _tree_with(sheet: Iterable[SheetQuestion], code: str) -> list[SheetQuestion]:
    for tree in trees(sheet):
        if any(question.code == code for question in tree):
            return tree
    raise NotFound


def _has_child(question: SheetQuestion, tree: Iterable[SheetQuestion]) -> bool:
    return any(other.parent_id == question.question_id for other in tree)


def _shown(numbered: Sequence[tuple[SheetQuestion, int, bool]]) -> list[QuestionOut]:
    """Questions with their texts and options, in two queries however many they are."""
    ids = [question.question_id for question, _number, _child in numbered]
    texts = dict(Question.objects.filter(pk__in=ids).values_list("pk", "text"))
    options: dict[int, list[OptionOut]] = {pk: [] for pk in ids}
    for option in AnswerOption.objects.filter(question__in=ids).order_by("question", "position"):
        options[option.question_id].append(OptionOut(jwb_id=option.pk, jwb_text=option.text))
    return [
        QuestionOut(
            sesi_soal_id=question.id,
            soal_id=question.question_id,
            soal_code=question.code,
            soal_text=texts[question.question_id],
            number=number,
            has_child=has_child,
            options=options[question.question_id],
            user_jwb_id=question.answer_id,
            revision=question.revision,
        )
        for question, number, has_child in numbered
    ]

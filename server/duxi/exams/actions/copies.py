"""Copies the exams of a product: rules, units and own questions, without attempts."""

import hashlib
from collections.abc import Sequence
from datetime import timedelta
from itertools import count
from uuid import UUID

from duxi.catalog.models import Product
from duxi.content.actions.copies import copy_translations
from duxi.core.copies import copy_of, moved
from duxi.exams.models import AnswerOption, Blueprint, BlueprintUnit, Question
from duxi.exams.titles import EXAM_SUBJECT

MARK = "~"
"""Stands between the code of an original and the number of its copy."""
_LONGEST_BASE = 34


def copy_exams(source: Product, target: Product, shift: timedelta) -> dict[UUID, Blueprint]:
    """The copies by the uuid of their originals; requires a transaction."""
    exams = Blueprint.objects.filter(product=source).order_by("position", "pk")
    return {exam.uuid: _copy_exam(exam, target, shift) for exam in exams}


def _copy_exam(exam: Blueprint, target: Product, shift: timedelta) -> Blueprint:
    questions = list(Question.objects.filter(blueprint=exam).order_by("pk"))
    number = _free_number([exam.code, *(question.code for question in questions)])
    copy = copy_of(
        exam,
        product=target,
        code=_code(exam.code, number),
        opens_at=moved(exam.opens_at, shift),
        closes_at=moved(exam.closes_at, shift),
    )
    copy.save()
    BlueprintUnit.objects.bulk_create(copy_of(one, blueprint=copy) for one in exam.blueprint_units.all())
    _copy_questions(questions, copy, number)
    copy_translations(EXAM_SUBJECT, {exam.code: copy.code})
    return copy


def _copy_questions(questions: Sequence[Question], target: Blueprint, number: int) -> None:
    """Copy follow-ups after their parents."""
    copies: dict[int, Question] = {}
    waiting = list(questions)
    while waiting:
        later = {question.pk for question in waiting}
        ready = [question for question in waiting if question.parent_id not in later]
        made = Question.objects.bulk_create(
            copy_of(
                question,
                blueprint=target,
                code=_code(question.code, number),
                parent=copies.get(question.parent_id or 0),
            )
            for question in ready
        )
        copies |= {question.pk: copy for question, copy in zip(ready, made, strict=True)}
        waiting = [question for question in waiting if question.pk not in copies]
    _copy_options(copies)


def _copy_options(copies: dict[int, Question]) -> None:
    options = AnswerOption.objects.filter(question__in=copies).order_by("question", "position")
    AnswerOption.objects.bulk_create(
        copy_of(option, question=copies[option.question_id]) for option in options
    )


def _free_number(codes: Sequence[str]) -> int:
    """The lowest number that makes every one of these codes new."""
    for number in count(2):
        wanted = [_code(code, number) for code in codes]
        taken = Question.objects.filter(code__in=wanted), Blueprint.objects.filter(code__in=wanted)
        if not any(rows.exists() for rows in taken):
            break
    return number


def _code(code: str, number: int) -> str:
    """The code of a copy: that of the original with a number; long ones are shortened."""
    base = code.partition(MARK)[0]
    if len(base) > _LONGEST_BASE:
        base = f"{base[:27]}-{hashlib.sha256(base.encode()).hexdigest()[:6]}"
    return f"{base}{MARK}{number}"

"""Reads of the question bank for its authors: lists, whole trees, versions."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from django.db.models import F, Max, OuterRef, Q, QuerySet, Subquery

from duxi.core.errors import NotFound
from duxi.core.expressions import count_of
from duxi.core.lists import Filter, ListSpec
from duxi.exams.bank_rules import Draft, Exams
from duxi.exams.models import (
    AnswerOption,
    AttemptQuestion,
    Blueprint,
    BlueprintUnit,
    Method,
    Question,
    QuestionVersion,
)
from duxi.exams.policies import CERTIFICATION


def _with_words(text: str) -> Q:
    return Q(text__icontains=text) | Q(code__icontains=text)


QUESTIONS = ListSpec(
    filters={
        "q": Filter("text", condition=_with_words),
        "id": Filter("pk", int),
        "unit_id": Filter("unit_id", int),
        "blueprint_id": Filter("blueprint_id", int),
        "level": Filter("level", int),
        "type": Filter("type"),
        "choice": Filter("choice"),
        "pool": Filter("pool"),
        "is_active": Filter("is_active", bool),
    },
    sorts={
        "id": "pk",
        "code": "code",
        "level": "level",
        "unit_code": "unit__code",
        "position": "position",
        "updated_at": "updated_at",
    },
    default_sort="code|asc",
    page_size=25,
)


def root_questions() -> QuerySet[Question, Any]:
    """The roots of all trees with the columns of the list."""
    children = Question.objects.filter(parent=OuterRef("pk"), is_active=True)
    last = QuestionVersion.objects.filter(question=OuterRef("pk")).order_by().values("question")
    return Question.objects.filter(parent=None).annotate(
        unit_code=F("unit__code"),
        unit_name=F("unit__name"),
        exam_title=F("blueprint__title"),
        child_count=count_of(children, "parent"),
        version_number=Subquery(last.annotate(n=Max("number")).values("n")),
    )


def root_question(pk: int) -> Question:
    """One root of `root_questions`; raises `NotFound`."""
    found: Question | None = root_questions().filter(pk=pk).first()
    if found is None:
        raise NotFound
    return found


def drafts_of(roots: Sequence[Question]) -> list[Draft]:
    """These questions with their active follow-ups, in a fixed number of queries."""
    children: dict[int, list[Question]] = defaultdict(list)
    everything, level = list(roots), list(roots)
    while level:
        level = list(Question.objects.filter(parent__in=level, is_active=True).order_by("position", "pk"))
        everything += level
        for child in level:
            children[child.parent_id or 0].append(child)
    options = _options(everything)
    return [_draft(root, children, options) for root in roots]


def _options(questions: Sequence[Question]) -> Mapping[int, list[tuple[str, int]]]:
    found: dict[int, list[tuple[str, int]]] = defaultdict(list)
    for option in AnswerOption.objects.filter(question__in=questions).order_by("question", "position"):
        found[option.question_id].append((option.text, option.points))
    return found


_COPIED = (
    "code", "text", "unit_id", "blueprint_id", "section", "pool", "type", "choice", "level",
    "explanation", "weight", "gives_partial_credit", "is_active",
)  # fmt: skip


def _draft(
    question: Question,
    children: Mapping[int, Sequence[Question]],
    options: Mapping[int, list[tuple[str, int]]],
) -> Draft:
    return Draft(
        **{name: getattr(question, name) for name in _COPIED},
        options=options.get(question.pk, []),
        opens_on=list(question.opens_on),
        children=[_draft(child, children, options) for child in children.get(question.pk, ())],
    )


def versions_of(question: Question) -> QuerySet[QuestionVersion, Any]:
    """The versions of a question, newest first, with the number of attempts that met each."""
    met = AttemptQuestion.objects.filter(version=OuterRef("pk"))
    versions = QuestionVersion.objects.filter(question=question).annotate(
        attempt_count=count_of(met, "version")
    )
    return versions.order_by("-number")


def exams_of_bank() -> Exams:
    """What exams require of their questions."""
    places = BlueprintUnit.objects.filter(method=Method.WRITTEN).order_by()
    sat_by_unit = Blueprint.objects.filter(policy=CERTIFICATION.name).order_by()
    return Exams(
        written=frozenset(places.values_list("blueprint_id", "unit_id")),
        by_unit=frozenset(sat_by_unit.values_list("pk", flat=True)),
    )

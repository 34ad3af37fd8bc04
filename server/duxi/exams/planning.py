"""Selecting and ordering the questions of an attempt: drawn, shuffled, then frozen."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

from django.db.models import Count, Q, QuerySet

from duxi.exams.models import (
    Attempt,
    AttemptQuestion,
    Blueprint,
    BlueprintUnit,
    Choice,
    Method,
    Question,
    QuestionType,
)
from duxi.exams.policies import POLICIES
from duxi.exams.versions import Versions, current_versions

Children = Mapping[int | None, Sequence[Question]]


def bank_of(blueprint: Blueprint) -> QuerySet[Question]:
    """The active questions that a blueprint may ask: its own, or those of its units and its pool."""
    own = Q(blueprint=blueprint)
    of_units = Q(blueprint=None, unit__blueprints=blueprint, pool=blueprint.pool)
    found = Question.objects.filter(own | of_units, is_active=True).exclude(_unasked(blueprint)).distinct()
    return found if POLICIES[blueprint.policy].allows_nested else found.filter(type=QuestionType.SINGLE)


def _unasked(blueprint: Blueprint) -> Q:
    """Units that are assessed in person ask nothing; a text without a key is only asked where assessors read
    it.
    """
    units = BlueprintUnit.objects.filter(blueprint=blueprint).order_by()
    in_person = units.filter(method__in=(Method.INTERVIEW, Method.PRACTICAL)).values("unit")
    written = units.filter(method=Method.WRITTEN).values("unit")
    return Q(unit__in=in_person) | (Q(unit__in=written) & ~Q(choice=Choice.TEXT))


def planned_questions(
    blueprint: Blueprint, *, random: Random | None = None, seen: Mapping[int, int] | None = None
) -> list[Question]:
    """The questions of a blueprint: by unit or section, single before nested ones, depth-first.

    With `random` they are drawn and shuffled; trees that were `seen` least often come first.
    """
    children: dict[int | None, list[Question]] = defaultdict(list)
    for question in bank_of(blueprint).order_by("position", "pk"):
        children[question.parent_id].append(question)
    roots = _in_order(blueprint, children[None])
    if random:
        roots = _shuffled(blueprint, _drawn(blueprint, roots, random, seen or {}), random)
    return list(_depth_first(roots, children))


def _in_order(blueprint: Blueprint, roots: Sequence[Question]) -> list[Question]:
    units = list(blueprint.blueprint_units.order_by("position").values_list("unit_id", flat=True))
    places = {unit: place for place, unit in enumerate(units)}
    sections = list(dict.fromkeys(question.section for question in roots))
    return sorted(
        roots,
        key=lambda q: (
            places.get(q.unit_id or 0, len(places)),
            sections.index(q.section),
            q.type != QuestionType.SINGLE,
        ),
    )


def _drawn(
    blueprint: Blueprint, roots: Sequence[Question], random: Random, seen: Mapping[int, int]
) -> list[Question]:
    if blueprint.draw_count is None:
        return list(roots)
    chosen: set[int] = set()
    for group in _grouped(roots).values():
        by_use = sorted(group, key=lambda question: (seen.get(question.pk, 0), random.random()))
        chosen |= {question.pk for question in by_use[: blueprint.draw_count]}
    return [question for question in roots if question.pk in chosen]


def _grouped(roots: Iterable[Question]) -> Mapping[object, list[Question]]:
    groups: dict[object, list[Question]] = defaultdict(list)
    for question in roots:
        groups[question.unit_id, question.section, question.level].append(question)
    return groups


def _shuffled(blueprint: Blueprint, roots: Sequence[Question], random: Random) -> list[Question]:
    """Shuffled within each unit, section and part, whose order stays."""
    if not blueprint.shuffles_questions:
        return list(roots)
    groups: dict[object, list[Question]] = defaultdict(list)
    for question in roots:
        groups[question.unit_id, question.section, question.type].append(question)
    return [question for group in groups.values() for question in random.sample(group, len(group))]


def _depth_first(questions: Iterable[Question], children: Children) -> Iterator[Question]:
    for question in questions:
        yield question
        yield from _depth_first(children.get(question.pk, ()), children)


def planned_count(blueprint: Blueprint) -> int:
    """The number of questions of each attempt: the drawn roots; follow-ups depend on the answers."""
    return sum(counts_by_unit(blueprint).values())


def counts_by_unit(blueprint: Blueprint) -> Counter[int | None]:
    """The same for each unit."""
    roots = bank_of(blueprint).filter(parent=None).order_by("pk")
    counts: Counter[int | None] = Counter()
    for group in _grouped(roots).values():
        counts[group[0].unit_id] += min(len(group), blueprint.draw_count or len(group))
    return counts


def drawn_counts(blueprints: Sequence[Blueprint]) -> Counter[int]:
    """The number of drawn questions of each of these blueprints, by blueprint id."""
    roots = Question.objects.filter(
        blueprint=None, parent=None, is_active=True, type=QuestionType.SINGLE, unit__blueprints__in=blueprints
    )
    pools = roots.order_by().values("unit__blueprints", "pool", "unit", "section", "level")
    known = {blueprint.pk: blueprint for blueprint in blueprints}
    counts: Counter[int] = Counter()
    for found in pools.annotate(count=Count("pk")):
        blueprint = known.get(found["unit__blueprints"])
        if blueprint and blueprint.pool == found["pool"]:
            counts[blueprint.pk] += min(found["count"], blueprint.draw_count or found["count"])
    return counts


def seen_before(attempt: Attempt) -> Counter[int]:
    """How often the participant met each question in earlier attempts of the same exam."""
    if attempt.participant_id is None:
        return Counter()
    earlier = AttemptQuestion.objects.filter(
        attempt__participant=attempt.participant_id, attempt__blueprint=attempt.blueprint_id
    ).exclude(attempt=attempt)
    return Counter(earlier.values_list("question", flat=True))


def frozen(
    attempt: Attempt, questions: Sequence[Question], random: Random | None = None
) -> list[AttemptQuestion]:
    """The rows of these questions, in this order and version, for an attempt."""
    versions = current_versions(questions)
    return frozen_in(attempt, questions, versions, random)


def frozen_in(
    attempt: Attempt, questions: Sequence[Question], versions: Versions, random: Random | None = None
) -> list[AttemptQuestion]:
    """The same with known versions."""
    shuffles = attempt.blueprint.shuffles_options and random
    rows = []
    for position, question in enumerate(questions, start=1):
        version = versions[question.pk]
        order = list(range(1, len(version.option_ids) + 1))
        if shuffles and random:
            random.shuffle(order)
        rows.append(
            AttemptQuestion(
                attempt=attempt, question=question, version=version, position=position, option_order=order
            )
        )
    return rows

"""Loads question banks, blueprints and batches from fixture files; idempotent."""

from collections.abc import Iterator, Sequence
from datetime import datetime, time, timedelta
from pathlib import Path
from typing import Any

from guardian.shortcuts import assign_perm

from duxi.accounts.models import User
from duxi.core.clock import JAKARTA, now
from duxi.core.fixtures import read_yaml
from duxi.exams.bank_checks import check_trees
from duxi.exams.models import AnswerOption, Batch, Blueprint, BlueprintUnit, LevelRule, Question
from duxi.exams.queries.batches import ATTEND_BATCH
from duxi.reference.models import CompetencyUnit, Instansi, JobRole

Item = dict[str, Any]
Placed = tuple[Item, Question | None]

_QUESTION_FIELDS = ["unit", "pool", "type", "level", "text", "position", "parent", "opens_on", "is_active"]
_DRAWING = {
    "policy": "assessment",
    "level_rule": LevelRule.DEFENSIBLE,
    "pool": "",
    "draw_count": None,
    "shuffles_questions": False,
    "shuffles_options": False,
}


def load_questions(folder: Path) -> None:
    """Create or update every question of the bank by its code, with its options by position.

    Raises `UnfairBankError` where a nested question can be passed after a wrong first answer.
    """
    units = dict(CompetencyUnit.objects.values_list("code", "pk"))
    banks = [unit for path in sorted(folder.glob("*.yaml")) for unit in read_yaml(path)["units"]]
    check_trees(question for bank in banks for question in bank["questions"])
    level: list[tuple[Item, Question | None]] = [
        (item, None) for bank in banks for item in _roots(bank, units)
    ]
    while level:
        saved = _save_questions(level)
        level = [
            (child, parent)
            for (item, _), parent in zip(level, saved, strict=True)
            for child in _children(item)
        ]


def _roots(bank: Item, units: dict[str, int]) -> Iterator[Item]:
    for position, item in enumerate(bank["questions"], start=1):
        yield {**item, "position": position, "unit_id": units[bank["code"]]}


def _children(item: Item) -> Iterator[Item]:
    """Follow-ups share their root's unit, pool, part and level."""
    shared: Item = {name: item[name] for name in ("unit_id", "pool", "type", "level") if name in item}
    for position, child in enumerate(item.get("children", ()), start=1):
        yield {**shared, **child, "position": position}


def _save_questions(level: Sequence[Placed]) -> list[Question]:
    """Save one depth of all trees, parents before children."""
    questions = Question.objects.bulk_create(
        [_question(item, parent) for item, parent in level],
        update_conflicts=True,
        unique_fields=["code"],
        update_fields=_QUESTION_FIELDS,
    )
    AnswerOption.objects.bulk_create(
        [
            option
            for question, (item, _) in zip(questions, level, strict=True)
            for option in _options(question, item)
        ],
        update_conflicts=True,
        unique_fields=["question", "position"],
        update_fields=["text", "points"],
    )
    return questions


def _question(item: Item, parent: Question | None) -> Question:
    return Question(
        code=item["code"],
        unit_id=item["unit_id"],
        pool=item.get("pool", ""),
        type=item["type"],
        level=item["level"],
        text=item["text"].strip(),
        position=item["position"],
        parent=parent,
        opens_on=item.get("opens_on", []),
    )


def _options(question: Question, item: Item) -> Iterator[AnswerOption]:
    for position, option in enumerate(item["options"], start=1):
        yield AnswerOption(question=question, position=position, text=option["text"], points=option["points"])


def load_blueprints(path: Path) -> None:
    """Create or update blueprints by their code, with their units in order."""
    roles = dict(JobRole.objects.values_list("slug", "pk"))
    units = dict(CompetencyUnit.objects.values_list("code", "pk"))
    items = read_yaml(path)
    blueprints = Blueprint.objects.bulk_create(
        [_blueprint(item, roles) for item in items],
        update_conflicts=True,
        unique_fields=["code"],
        update_fields=["title", "job_role", "duration_minutes", "passing_percent", *_DRAWING],
    )
    BlueprintUnit.objects.bulk_create(
        [
            BlueprintUnit(blueprint=blueprint, unit_id=units[code], position=position)
            for blueprint, item in zip(blueprints, items, strict=True)
            for position, code in enumerate(item["units"], start=1)
        ],
        update_conflicts=True,
        unique_fields=["blueprint", "unit"],
        update_fields=["position"],
    )


def _blueprint(item: Item, roles: dict[str, int]) -> Blueprint:
    return Blueprint(
        code=item["code"],
        title=item["title"],
        job_role_id=roles[item["job_role"]],
        duration_minutes=item["duration_minutes"],
        passing_percent=item["passing_percent"],
        **{name: item.get(name, default) for name, default in _DRAWING.items()},
    )


def load_batches(path: Path) -> None:
    """Create or update batches by their code; days are relative to today, trainers are usernames."""
    blueprints = dict(Blueprint.objects.values_list("code", "pk"))
    agencies = dict(Instansi.objects.values_list("code", "pk"))
    items = read_yaml(path)
    batches = Batch.objects.bulk_create(
        [_batch(item, blueprints, agencies) for item in items],
        update_conflicts=True,
        unique_fields=["code"],
        update_fields=["name", "blueprint", "instansi", "opens_at", "closes_at", "accepts_public"],
    )
    _assign_trainers({batch.pk: item["trainers"] for batch, item in zip(batches, items, strict=True)})


def _batch(item: Item, blueprints: dict[str, int], agencies: dict[str, int]) -> Batch:
    closes = item["closes_in_days"]
    return Batch(
        code=item["code"],
        name=item["name"],
        blueprint_id=blueprints[item["blueprint"]],
        instansi_id=agencies[item["instansi"]] if item["instansi"] else None,
        opens_at=_morning(item["opens_in_days"]),
        closes_at=None if closes is None else _morning(closes),
        accepts_public=item["accepts_public"],
        updated_at=now(),
    )


def _morning(days: int) -> datetime:
    """Eight o'clock in Jakarta, a number of days from today."""
    return datetime.combine(now().date() + timedelta(days=days), time(8), JAKARTA)


def _assign_trainers(trainers_of: dict[int, list[str]]) -> None:
    for batch in Batch.objects.filter(pk__in=trainers_of):
        for trainer in User.objects.filter(username__in=trainers_of[batch.pk]):
            assign_perm(ATTEND_BATCH, trainer, batch)

"""The rules of an exam as they are frozen for an attempt: requirements and grading."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import timedelta
from typing import Any

from duxi.exams.levels import LevelRules
from duxi.exams.models import Blueprint, LevelRule, Method
from duxi.reference.models import RoleCompetency


@dataclass(frozen=True)
class Requirement:
    """The requirement of one unit."""

    unit_id: int
    level: int
    weight: int
    is_required: bool = True
    method: str = Method.QUESTIONS.value

    @property
    def needs_assessor(self) -> bool:
        return self.method != Method.QUESTIONS


@dataclass(frozen=True)
class Rules:
    """Everything that determines a result besides the answers."""

    duration_minutes: int
    passing_percent: int
    requirements: tuple[Requirement, ...] = ()
    floor_percent: int = 40
    level_rule: str = LevelRule.DEFENSIBLE
    negative_percent: int = 0

    @property
    def duration(self) -> timedelta:
        return timedelta(minutes=self.duration_minutes)

    @property
    def levels(self) -> LevelRules:
        return LevelRules(self.passing_percent, self.floor_percent, self.level_rule)

    @classmethod
    def of(cls, blueprint: Blueprint) -> "Rules":
        """The current rules of a blueprint."""
        return cls(
            duration_minutes=blueprint.duration_minutes,
            passing_percent=blueprint.passing_percent,
            requirements=tuple(requirements_of(blueprint)),
            floor_percent=blueprint.floor_percent,
            level_rule=blueprint.level_rule,
            negative_percent=blueprint.negative_percent,
        )

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> "Rules":
        wanted = tuple(Requirement(**item) for item in stored["requirements"])
        return replace(cls(**{**stored, "requirements": ()}), requirements=wanted)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def requirements_of(blueprint: Blueprint) -> list[Requirement]:
    """The levels that the blueprint's job role requires of its units, in order, without level 0."""
    required = {
        competency.unit_id: competency
        for competency in RoleCompetency.objects.filter(job_role=blueprint.job_role_id)
    }
    units = blueprint.blueprint_units.order_by("position").values_list("unit_id", "is_required", "method")
    return [_requirement(unit, required.get(unit), needed, how) for unit, needed, how in units]


def _requirement(unit_id: int, asked: RoleCompetency | None, is_required: bool, method: str) -> Requirement:
    level, weight = (asked.level_id, asked.weight) if asked else (0, 1)
    return Requirement(unit_id, level, weight, is_required, method)

"""Copies the rubrics of exams, with their assessors."""

from collections.abc import Mapping
from uuid import UUID

from duxi.assessors.models import Rubric
from duxi.core.copies import copy_of
from duxi.exams.models import Blueprint, BlueprintUnit


def copy_rubrics(exams: Mapping[UUID, Blueprint]) -> None:
    """Copy the rubrics to these copies of exams, by the uuid of the originals."""
    rubrics = Rubric.objects.filter(blueprint_unit__blueprint__uuid__in=exams)
    for rubric in rubrics.select_related("blueprint_unit__blueprint"):
        place = rubric.blueprint_unit
        copy = copy_of(
            rubric,
            blueprint_unit=BlueprintUnit.objects.get(
                blueprint=exams[place.blueprint.uuid], unit=place.unit_id
            ),
        )
        copy.save()
        copy.assessors.set(rubric.assessors.all())

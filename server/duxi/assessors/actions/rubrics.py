"""Rubrics are ready for every unit that assessors decide over."""

from collections.abc import Collection

from duxi.assessors.actions.opening import DEFAULT_CRITERIA
from duxi.assessors.models import Rubric
from duxi.exams.models import Blueprint, Method


def ensure_rubrics(exam: Blueprint) -> None:
    """A rubric with the default criteria for each such unit that has none."""
    for place in exam.blueprint_units.exclude(method=Method.QUESTIONS).filter(rubric=None):
        Rubric.objects.create(blueprint_unit=place, criteria=DEFAULT_CRITERIA)


def remove_unused_rubrics(exam: Blueprint, keep: Collection[int]) -> None:
    """Without a graded attempt a rubric goes when its unit does."""
    unused = Rubric.objects.filter(blueprint_unit__blueprint=exam, assessments=None)
    unused.exclude(blueprint_unit__unit__in=keep).delete()

"""Creates and removes rubrics of units that assessors grade."""

from collections.abc import Collection

from duxi.assessors.actions.opening import DEFAULT_CRITERIA
from duxi.assessors.models import Rubric
from duxi.catalog.models import Product
from duxi.exams.models import Blueprint, Method


def ensure_rubrics(exam: Blueprint) -> None:
    """Create a rubric with default criteria for each such unit without one."""
    for place in exam.blueprint_units.exclude(method=Method.QUESTIONS).filter(rubric=None):
        Rubric.objects.create(blueprint_unit=place, criteria=DEFAULT_CRITERIA)


def remove_unused_rubrics(exam: Blueprint, keep: Collection[int]) -> None:
    """Delete rubrics of removed units, unless they were used for grading."""
    unused = Rubric.objects.filter(blueprint_unit__blueprint=exam, assessments=None)
    unused.exclude(blueprint_unit__unit__in=keep).delete()


def remove_rubrics(product: Product) -> None:
    """Remove the rubrics of a product's exams; raises `ProtectedError` if one is in use."""
    Rubric.objects.filter(blueprint_unit__blueprint__product=product).delete()

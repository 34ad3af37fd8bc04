"""Moves the plan of a class with the class."""

from datetime import timedelta

from django.db.models import Q

from duxi.catalog.models import Product
from duxi.classroom.models import Assignment, JourneyStep
from duxi.core.clock import now
from duxi.core.copies import move_coming


def move_plan(product: Product, shift: timedelta) -> None:
    """Move what is still to come; an assignment that would be due in the past keeps its times."""
    stays = Q(due_at__lte=max(now(), now() - shift))
    assignments = Assignment.objects.filter(~stays, product=product)
    move_coming(assignments, shift, "opens_at", "due_at", "closes_at")
    move_coming(JourneyStep.objects.filter(product=product), shift, "opens_at")

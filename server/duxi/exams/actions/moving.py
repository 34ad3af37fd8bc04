"""Moves the exams of a product with the product."""

from datetime import timedelta

from django.db.models import Q

from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.core.copies import move_coming
from duxi.exams.models import Blueprint


def move_exams(product: Product, shift: timedelta) -> None:
    """Move the times that are still to come; an exam that would be closed already keeps its times."""
    stays = Q(closes_at__lte=max(now(), now() - shift))
    exams = Blueprint.objects.filter(~stays | Q(closes_at=None), product=product)
    move_coming(exams, shift, "opens_at", "closes_at")

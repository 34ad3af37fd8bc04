"""Editing the completion rules of a class."""

from collections.abc import Mapping
from typing import Any

from django.db.models import F

from duxi.catalog.models import Product
from duxi.classroom.models import ClassRules
from duxi.core.clock import now
from duxi.core.errors import Stale


def change_rules(*, product: Product, version: int, values: Mapping[str, Any]) -> None:
    """Save the rules; raises `Stale` if they changed since they were read."""
    ClassRules.objects.get_or_create(product=product)
    seen = ClassRules.objects.filter(product=product, version=version)
    if not seen.update(**values, version=F("version") + 1, updated_at=now()):
        raise Stale

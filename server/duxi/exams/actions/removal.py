"""Removes the exams of a draft that nobody has sat."""

from duxi.catalog.models import Product
from duxi.exams.models import Blueprint, BlueprintVersion


def remove_unused_exams(product: Product) -> None:
    """Delete them with their rules and own questions; raises `ProtectedError` if one is in use."""
    BlueprintVersion.objects.filter(blueprint__product=product).delete()
    Blueprint.objects.filter(product=product).delete()

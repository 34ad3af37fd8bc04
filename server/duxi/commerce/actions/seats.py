"""Seats: taken and given back by single conditional statements, products in the order of their ids."""

from collections.abc import Iterable

from django.db import transaction
from django.db.models import F, Q
from django.utils.translation import gettext as _

from duxi.catalog.models import Product
from duxi.commerce.availability import NotAvailable
from duxi.commerce.models import OrderLine


def take(lines: Iterable[OrderLine]) -> None:
    """Hold the seats of an order's lines, or raise `NotAvailable` with the first product that has none.

    Call it last in the transaction: the products' rows stay locked from here to its end.
    """
    for line in sorted(lines, key=lambda line: line.product_id):
        if not take_one(line.product_id, line.quantity):
            raise NotAvailable(_("{title}: kursi sudah habis.").format(title=line.title))


def take_one(product_id: int, quantity: int) -> bool:
    """Whether the seats were there; then they are held."""
    enough = Q(quota=None) | Q(quota__gte=F("sold") + quantity)
    wanted = Product.objects.filter(enough, pk=product_id)
    return wanted.update(sold=F("sold") + quantity) == 1


def retake(lines: Iterable[OrderLine]) -> bool:
    """Hold seats that were given back, all or none; False when some are gone."""
    try:
        with transaction.atomic():
            take(lines)
    except NotAvailable:
        return False
    return True


def release(lines: Iterable[OrderLine]) -> None:
    """Give the seats of an order's lines back."""
    for line in sorted(lines, key=lambda line: line.product_id):
        Product.objects.filter(pk=line.product_id).update(sold=F("sold") - line.quantity)

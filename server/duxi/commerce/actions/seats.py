"""Seats: taken and given back by single conditional statements, products in the order of their ids."""

from collections.abc import Iterable

from django.db import transaction
from django.db.models import F, Q
from django.utils.translation import gettext as _

from duxi.catalog.models import Product
from duxi.commerce.availability import NotAvailable
from duxi.commerce.models import OrderLine, OrderLinePart


def take(lines: Iterable[OrderLine]) -> None:
    """Hold the seats of an order's lines and their parts, or raise `NotAvailable` with the first missing.

    Call it last in the transaction: the products' rows stay locked from here to its end.
    """
    lines = list(lines)
    for product_id, quantity in _wanted(lines):
        if not take_one(product_id, quantity):
            raise NotAvailable(_sold_out(lines, product_id))


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
    """Give the seats of an order's lines and their parts back."""
    for product_id, quantity in _wanted(list(lines)):
        Product.objects.filter(pk=product_id).update(sold=F("sold") - quantity)


def _wanted(lines: list[OrderLine]) -> list[tuple[int, int]]:
    """How many seats of which product, each product once, in the one order in which all lock them."""
    seats: dict[int, int] = {}
    parts = OrderLinePart.objects.filter(line__in=lines).values_list("product_id", "quantity")
    for product_id, quantity in [*((line.product_id, line.quantity) for line in lines), *parts]:
        seats[product_id] = seats.get(product_id, 0) + quantity
    return sorted(seats.items())


def _sold_out(lines: list[OrderLine], product_id: int) -> str:
    """In the name of the line's product; for a part, also of what it is a part of."""
    for line in lines:
        if line.product_id == product_id:
            return _("{title}: kursi sudah habis.").format(title=line.title)
    part = OrderLinePart.objects.select_related("line", "product").get(line__in=lines, product=product_id)
    return _("{title}: kursi untuk {part} sudah habis.").format(title=part.line.title, part=part.product)

"""Lines for sold-out products, as tests make them."""

from datetime import timedelta

from duxi.catalog.models import Product
from duxi.commerce.models import WaitingEntry
from duxi.core.clock import now
from tests.shop import training


def full(quota=1, **fields):
    """A class without a free seat."""
    return training(title="Kelas Penuh", quota=quota, sold=quota, **fields)


def in_line(person, product, **fields):
    """A place in line, without the way through HTTP."""
    return WaitingEntry.objects.create(person=person, product=product, created_at=now(), **fields)


def offered(person, product, hours=24):
    """An offer that holds a seat (which `sold` counts already) for so many hours from now."""
    until = now() + timedelta(hours=hours)
    return in_line(person, product, status="offered", offered_at=now(), offered_until=until)


def sold(product):
    return Product.objects.values_list("sold", flat=True).get(pk=product.pk)


def states(product):
    """The states of a line, in its order."""
    entries = WaitingEntry.objects.filter(product=product).order_by("pk")
    return list(entries.values_list("status", flat=True))


def free_seats(product, number):
    """As staff do: raise the quota."""
    product.refresh_from_db()
    Product.objects.filter(pk=product.pk).update(quota=product.sold + number)

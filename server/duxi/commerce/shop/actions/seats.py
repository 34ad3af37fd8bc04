"""Seats: taken and given back by single conditional statements, products in the order of their ids."""

from collections.abc import Iterable, Mapping

from django.db import transaction
from django.db.models import Case, Exists, F, IntegerField, OuterRef, Q, QuerySet, When
from django.utils.translation import gettext as _

from duxi.catalog.models import Product
from duxi.commerce.models import CartItem, OrderLine, OrderLinePart, WaitingEntry, WaitingStatus
from duxi.commerce.shop.availability import NOTHING_RESERVED, NotAvailable, added_up, parts_of
from duxi.commerce.shop.queries.waiting import is_queued_for
from duxi.core.compiled import CompiledUpdate, param
from duxi.core.jobs import enqueue

OFFER = "duxi.commerce.tasks.offer_free_seats"


def take(lines: Iterable[OrderLine]) -> None:
    """Reserve the seats of an order's lines and their parts, or raise `NotAvailable` with the first missing.

    Call it last in the transaction: the products' rows stay locked from here to its end.
    """
    lines = list(lines)
    missing = exchange(NOTHING_RESERVED, _wanted(lines))
    if missing is not None:
        raise NotAvailable(_sold_out(lines, missing))


def exchange_for(items: Iterable[CartItem], reserved: Mapping[int, int], wanted: Mapping[int, int]) -> None:
    """`exchange` for lines of a cart; raises `NotAvailable` in the name of the line that misses a seat."""
    missing = exchange(reserved, wanted)
    if missing is None:
        return
    for item in items:
        if item.product_id == missing:
            raise NotAvailable(_no_seat(item.product.title))
        for part in parts_of(item.product):
            if part.product_id == missing:
                raise NotAvailable(_no_seat(item.product.title, part.product.title))


def exchange(reserved: Mapping[int, int], wanted: Mapping[int, int]) -> int | None:
    """Release what is not wanted any more, take what is not reserved yet; returns the product that is gone.

    Each product is touched once, in the order of their ids. When one is gone, the transaction has to go.
    """
    for product_id in sorted({*reserved, *wanted}):
        missing = wanted.get(product_id, 0) - reserved.get(product_id, 0)
        if missing > 0 and not take_one(product_id, missing):
            return product_id
        if missing < 0:
            release_seats({product_id: -missing})
    return None


def take_one(product_id: int, quantity: int) -> bool:
    """Whether the seats were there and nobody stands in line for them; then they are reserved."""
    return _TAKE.run(product=product_id, quantity=quantity) == 1


def _free_for_all() -> QuerySet[Product]:
    line = WaitingEntry.objects.filter(product=OuterRef("pk"), status=WaitingStatus.WAITING)
    enough = Q(quota=None) | (Q(quota__gte=_SOLD_THEN) & ~Exists(line) & ~is_queued_for())
    return Product.objects.filter(enough, pk=param("product"))


_SOLD_THEN = F("sold") + param("quantity", IntegerField())
_TAKE = CompiledUpdate(_free_for_all, sold=_SOLD_THEN)


def take_for_line(product_id: int) -> bool:
    """Whether a seat was there for anyone who stands first in line; then it is reserved."""
    free = Product.objects.filter(Q(quota=None) | Q(quota__gt=F("sold")), pk=product_id)
    return free.update(sold=F("sold") + 1) == 1


def release_one(product_id: int) -> None:
    """Give back a seat that was reserved for somebody in line."""
    Product.objects.filter(pk=product_id).update(sold=F("sold") - 1)
    offer_soon([product_id])


def offer_soon(product_ids: Iterable[int]) -> None:
    """Once this is committed, let a job offer free seats where somebody waits for them."""
    line = WaitingEntry.objects.filter(product=OuterRef("pk"), status=WaitingStatus.WAITING)
    wanted = Product.objects.filter(Q(Exists(line)) | is_queued_for(), pk__in=list(product_ids))
    for product_id in wanted.order_by("pk").values_list("pk", flat=True):
        enqueue(OFFER, product_id)


def retake(lines: Iterable[OrderLine]) -> bool:
    """Hold seats that were given back, all or none; False when some are gone."""
    try:
        with transaction.atomic():
            take(lines)
    except NotAvailable:
        return False
    return True


def retake_queued(line: OrderLine) -> bool:
    """The same for the line that stands first of those who have paid: nobody is before it."""
    try:
        with transaction.atomic():
            for product_id, quantity in sorted(_wanted([line]).items()):
                free = Q(quota=None) | Q(quota__gte=F("sold") + quantity)
                wanted = Product.objects.filter(free, pk=product_id)
                if wanted.update(sold=F("sold") + quantity) != 1:
                    raise NotAvailable
    except NotAvailable:
        return False
    return True


def overbook(line: OrderLine) -> None:
    """Hold a line's seats whether they are there or not: quota and sold rise in one statement."""
    for product_id, quantity in sorted(_wanted([line]).items()):
        more = F("sold") + quantity
        raised = Case(When(quota__lt=more, then=more), default=F("quota"), output_field=IntegerField())
        Product.objects.filter(pk=product_id).update(sold=more, quota=raised)


def lock(product_ids: Iterable[int]) -> None:
    """Lock products in the one order of all, for anyone who takes their seats one by one.

    As an update of `sold` locks them, and no more: rows that point at a product are checked when they
    are committed, which is after the invoice's number was locked. A full lock would wait for each other.
    """
    wanted = Product.objects.select_for_update(no_key=True).filter(pk__in=list(product_ids))
    list(wanted.order_by("pk").values_list("pk"))


def products_of(lines: Iterable[OrderLine]) -> list[int]:
    """The products whose seats these lines take, with their parts."""
    return sorted(_wanted(list(lines)))


def release(lines: Iterable[OrderLine]) -> None:
    """Give the seats of an order's lines and their parts back."""
    release_seats(_wanted(list(lines)))


def release_seats(taken: Mapping[int, int]) -> None:
    """Give so many seats of each product back; anyone who waits for one is offered it soon."""
    for product_id, quantity in sorted(taken.items()):
        Product.objects.filter(pk=product_id).update(sold=F("sold") - quantity)
    offer_soon(taken)


def _wanted(lines: list[OrderLine]) -> dict[int, int]:
    """How many seats of which product an order's lines and their parts are."""
    parts = ((part.product_id, part.quantity) for line in lines for part in line.parts.all())
    return added_up([*((line.product_id, line.remaining) for line in lines), *parts])


def _sold_out(lines: list[OrderLine], product_id: int) -> str:
    """In the name of the line's product; for a part, also of what it is a part of."""
    for line in lines:
        if line.product_id == product_id:
            return _no_seat(line.title)
    part = OrderLinePart.objects.select_related("line", "product").get(line__in=lines, product=product_id)
    return _no_seat(part.line.title, part.product.title)


def _no_seat(title: str, part: str = "") -> str:
    if part:
        return _("{title}: kursi untuk {part} sudah habis.").format(title=title, part=part)
    return _("{title}: kursi sudah habis.").format(title=title)

"""Seats: reserved and released by single conditional statements, in the order of product ids."""

from collections.abc import Iterable, Mapping

from django.db import transaction
from django.db.models import Case, Exists, F, IntegerField, OuterRef, Q, QuerySet, When
from django.utils.translation import gettext as _

from duxi.catalog.models import Product
from duxi.commerce.models import CartItem, OrderLine, WaitingEntry, WaitingStatus
from duxi.commerce.shop.availability import NOTHING_RESERVED, NotAvailable, added_up, parts_of
from duxi.commerce.shop.queries.waiting import is_queued_for
from duxi.core.compiled import CompiledUpdate, param
from duxi.core.jobs import enqueue

OFFER = "duxi.commerce.tasks.offer_free_seats"


def exchange_for(items: Iterable[CartItem], reserved: Mapping[int, int], wanted: Mapping[int, int]) -> None:
    """`exchange` for cart lines; raises `NotAvailable` in the name of the line that lacks a seat."""
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
    """Release seats that are no longer wanted and reserve the additional ones; returns a product that is sold
    out.

    Each product is touched once, in the order of ids. If one is sold out, the caller must roll back.
    """
    for product_id in sorted({*reserved, *wanted}):
        missing = wanted.get(product_id, 0) - reserved.get(product_id, 0)
        if missing > 0 and not take_one(product_id, missing):
            return product_id
        if missing < 0:
            release_seats({product_id: -missing})
    return None


def take_one(product_id: int, quantity: int) -> bool:
    """Reserve seats if they are free and there is no waiting list for them; returns whether it did."""
    return _TAKE.run(product=product_id, quantity=quantity) == 1


def _free_for_all() -> QuerySet[Product]:
    line = WaitingEntry.objects.filter(product=OuterRef("pk"), status=WaitingStatus.WAITING)
    enough = Q(quota=None) | (Q(quota__gte=_SOLD_THEN) & ~Exists(line) & ~is_queued_for())
    return Product.objects.filter(enough, pk=param("product"))


_SOLD_THEN = F("sold") + param("quantity", IntegerField())
_TAKE = CompiledUpdate(_free_for_all, sold=_SOLD_THEN)


def take_for_line(product_id: int) -> bool:
    """Reserve a free seat for the first in the waiting list; returns whether it did."""
    free = Product.objects.filter(Q(quota=None) | Q(quota__gt=F("sold")), pk=product_id)
    return free.update(sold=F("sold") + 1) == 1


def release_one(product_id: int) -> None:
    """Release a seat that was reserved for an entry of the waiting list."""
    Product.objects.filter(pk=product_id).update(sold=F("sold") - 1)
    offer_soon([product_id])


def offer_soon(product_ids: Iterable[int]) -> None:
    """After the commit, let a job offer free seats to the waiting list."""
    line = WaitingEntry.objects.filter(product=OuterRef("pk"), status=WaitingStatus.WAITING)
    wanted = Product.objects.filter(Q(Exists(line)) | is_queued_for(), pk__in=list(product_ids))
    for product_id in wanted.order_by("pk").values_list("pk", flat=True):
        enqueue(OFFER, product_id)


def retake(lines: Iterable[OrderLine]) -> bool:
    """Reserve released seats again, with those of their parts, all or none; False when some are taken.

    The product rows stay locked until the end of the transaction.
    """
    with transaction.atomic():
        missing = exchange(NOTHING_RESERVED, _wanted(list(lines)))
        transaction.set_rollback(missing is not None)
    return missing is None


def retake_queued(line: OrderLine) -> bool:
    """The same for the first paid line that waits for seats, which comes before everybody else."""
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
    """Reserve a line's seats even if they are sold out: quota and sold rise in one statement."""
    for product_id, quantity in sorted(_wanted([line]).items()):
        more = F("sold") + quantity
        raised = Case(When(quota__lt=more, then=more), default=F("quota"), output_field=IntegerField())
        Product.objects.filter(pk=product_id).update(sold=more, quota=raised)


def lock(product_ids: Iterable[int]) -> None:
    """Lock products in the order of their ids, before reserving their seats one by one.

    `FOR NO KEY UPDATE`, the lock that an update of `sold` takes: foreign keys to products are checked at
    commit, after the invoice number was locked, and would deadlock with a full lock.
    """
    wanted = Product.objects.select_for_update(no_key=True).filter(pk__in=list(product_ids))
    list(wanted.order_by("pk").values_list("pk"))


def products_of(lines: Iterable[OrderLine]) -> list[int]:
    """The products whose seats these lines need, parts included."""
    return sorted(_wanted(list(lines)))


def release(lines: Iterable[OrderLine]) -> None:
    """Release the seats of an order's lines and their parts."""
    release_seats(_wanted(list(lines)))


def release_seats(taken: Mapping[int, int]) -> None:
    """Release seats by product; they are offered to the waiting list soon after."""
    for product_id, quantity in sorted(taken.items()):
        Product.objects.filter(pk=product_id).update(sold=F("sold") - quantity)
    offer_soon(taken)


def _wanted(lines: list[OrderLine]) -> dict[int, int]:
    """The number of seats of each product that an order's lines and their parts need."""
    parts = ((part.product_id, part.quantity) for line in lines for part in line.parts.all())
    return added_up([*((line.product_id, line.remaining) for line in lines), *parts])


def _no_seat(title: str, part: str = "") -> str:
    if part:
        return _("{title}: kursi untuk {part} sudah habis.").format(title=title, part=part)
    return _("{title}: kursi sudah habis.").format(title=title)

"""Paid lines that wait for seats: fulfilled before all other buyers, in the order of their orders.

The first line keeps its place until all its seats are free; smaller lines do not overtake it.
"""

from django.db import transaction
from django.db.models import Q, QuerySet

from duxi.commerce.events import LineFulfilled, OrderUnfulfilled, line_fulfilled, order_unfulfilled
from duxi.commerce.models import EventKind, FulfilmentStatus, OrderLine
from duxi.commerce.orders.actions import fulfilment
from duxi.commerce.orders.actions.timeline import lock_order, log_event
from duxi.commerce.queries.orders import order_lines
from duxi.commerce.shop.actions import seats
from duxi.core.clock import now


def queued_lines(product_id: int) -> QuerySet[OrderLine]:
    """The lines that wait for seats of a product, by itself or as a part, in order."""
    waits = Q(product=product_id) | Q(parts__product=product_id)
    lines = OrderLine.objects.filter(waits, service=FulfilmentStatus.QUEUED)
    return lines.order_by("order__created_at", "pk").distinct()


def fulfil_queued(product_id: int) -> int:
    """Fulfil the first lines as far as the free seats reach; returns how many."""
    served = 0
    while _fulfil_first(product_id):
        served += 1
    return served


def _fulfil_first(product_id: int) -> bool:
    """Fulfil the first line if possible; a concurrent caller waits for the lock on it."""
    first = queued_lines(product_id).values_list("pk", "order_id").first()
    if first is None:
        return False
    with transaction.atomic():
        order = lock_order(first[1])
        line = next((line for line in order_lines(order) if line.pk == first[0]), None)
        if line is None or line.service != FulfilmentStatus.QUEUED:
            return True  # another process fulfilled it meanwhile: look again
        if not seats.retake_queued(line):
            return False
        moment = now()
        fulfilment.fulfil_line(order, line, moment)
        log_event(order, EventKind.FULFILLED, moment)
        line_fulfilled.announce(LineFulfilled(line.pk))
        return True


def end_queues_of_begun() -> int:
    """End the queue of an event that has begun: its queued lines become unfulfilled again; returns how
    many.
    """
    begun = OrderLine.objects.filter(service=FulfilmentStatus.QUEUED, product__starts_at__lte=now())
    return sum(_end_queue(pk, order) for pk, order in list(begun.values_list("pk", "order_id")))


def _end_queue(pk: int, order_pk: int) -> bool:
    with transaction.atomic():
        order = lock_order(order_pk)
        still = OrderLine.objects.filter(pk=pk, service=FulfilmentStatus.QUEUED)
        if still.update(service=FulfilmentStatus.UNFULFILLED) != 1:
            return False
        log_event(order, EventKind.UNFULFILLED, now())
        order_unfulfilled.announce(OrderUnfulfilled(order.pk))
        return True

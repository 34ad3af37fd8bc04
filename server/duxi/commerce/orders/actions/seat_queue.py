"""Paid lines that wait for their seats: served before everybody else, in the order of the orders.

Whoever is first keeps the place until all seats of the line are free; smaller lines do not slip past.
"""

from django.db import transaction
from django.db.models import Q, QuerySet

from duxi.commerce.events import LineServed, OrderUnserved, line_served, order_unserved
from duxi.commerce.models import EventKind, OrderLine, Service
from duxi.commerce.orders.actions import fulfilment as serving
from duxi.commerce.orders.actions.timeline import locked, record
from duxi.commerce.queries.orders import order_lines
from duxi.commerce.shop.actions import seats
from duxi.core.clock import now


def queued_lines(product_id: int) -> QuerySet[OrderLine]:
    """The lines that wait for seats of a product, as itself or as a part, the first first."""
    waits = Q(product=product_id) | Q(parts__product=product_id)
    lines = OrderLine.objects.filter(waits, service=Service.QUEUED)
    return lines.order_by("order__created_at", "pk").distinct()


def serve_queued(product_id: int) -> int:
    """Serve those who stand first, as far as the seats go; returns how many lines were served."""
    served = 0
    while _serve_first(product_id):
        served += 1
    return served


def _serve_first(product_id: int) -> bool:
    """Whether the first could be served; of two who look at once the second waits for the first."""
    first = queued_lines(product_id).values_list("pk", "order_id").first()
    if first is None:
        return False
    with transaction.atomic():
        order = locked(first[1])
        line = next((line for line in order_lines(order) if line.pk == first[0]), None)
        if line is None or line.service != Service.QUEUED:
            return True  # somebody else served it meanwhile: look who is first now
        if not seats.retake_queued(line):
            return False
        moment = now()
        serving.serve(order, line, moment)
        record(order, EventKind.SERVED, moment)
        line_served.announce(LineServed(line.pk))
        return True


def end_queues_of_begun() -> int:
    """Nobody waits for what has begun: their lines are unserved again; returns how many there were."""
    begun = OrderLine.objects.filter(service=Service.QUEUED, product__starts_at__lte=now())
    return sum(_end_queue(pk, order) for pk, order in list(begun.values_list("pk", "order_id")))


def _end_queue(pk: int, order_pk: int) -> bool:
    with transaction.atomic():
        order = locked(order_pk)
        still = OrderLine.objects.filter(pk=pk, service=Service.QUEUED)
        if still.update(service=Service.UNSERVED) != 1:
            return False
        record(order, EventKind.UNSERVED, now())
        order_unserved.announce(OrderUnserved(order.pk))
        return True

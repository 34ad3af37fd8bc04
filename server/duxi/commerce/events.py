"""What commerce announces."""

from dataclasses import dataclass

from duxi.core.events import Announcement


@dataclass(frozen=True)
class OrderPaid:
    """An order was paid and all its lines were served."""

    order_pk: int


@dataclass(frozen=True)
class OrderExpired:
    """An order was not paid in time and gave its seats back."""

    order_pk: int


order_paid: Announcement[OrderPaid] = Announcement()
order_expired: Announcement[OrderExpired] = Announcement()

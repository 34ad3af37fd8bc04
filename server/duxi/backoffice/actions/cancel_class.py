"""Cancels a class: stops its sale, resolves every order line, and notifies everyone of the reason."""

from dataclasses import dataclass

from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.commerce.models import Order, OrderStatus
from duxi.commerce.remedies.actions.class_changes import (
    ClassChange,
    Remedy,
    Unchanged,
    cancel_pending,
    change_lines,
)
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.entitlements.actions.status import withdraw
from duxi.entitlements.models import LIVE, Entitlement, SourceKind
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.learning import CLASS_CANCELLED


class AlreadyOver(Rejected):
    """The class has already taken place."""

    message = _("Kelas ini sudah selesai.")


@dataclass(frozen=True)
class Cancelled:
    """Numbers of changed lines, cancelled unpaid orders and notified people, and lines that need
    attention.
    """

    changed: int
    notified: int
    unchanged: list[Unchanged]


def cancel_class(product: Product, change: ClassChange) -> Cancelled:
    """Withdraw a class from sale and change its lines; a repetition continues with the remaining ones."""
    ends_at = product.ends_at or product.starts_at
    if ends_at is not None and ends_at < now():
        raise AlreadyOver
    people = _people_of(product)
    Product.objects.filter(pk=product.pk).update(is_published=False)
    pending, unpaid = cancel_pending(product, change.by)
    changed, unchanged = change_lines(product, change)
    if change.remedy != Remedy.MOVE:
        _withdraw_others(product, change)
    _notify(people, product, change.by.note)
    return Cancelled(changed + pending, len(people), [*unpaid, *unchanged])


def _people_of(product: Product) -> list[User]:
    """Participants, and buyers with unpaid orders; other buyers are notified about their orders."""
    seats = Entitlement.objects.filter(product=product, status__in=LIVE)
    wanted = Q(lines__product=product) | Q(lines__parts__product=product)
    unpaid = Order.objects.filter(wanted, status=OrderStatus.PENDING)
    people = Q(pk__in=seats.values("holder")) | Q(pk__in=unpaid.values("buyer"))
    return list(User.objects.filter(people).order_by("pk"))


def _withdraw_others(product: Product, change: ClassChange) -> None:
    """Withdraw seats without an order: from staff, contracts and class vouchers."""
    others = Entitlement.objects.filter(product=product, status__in=LIVE)
    withdraw(
        others.exclude(source_kind=SourceKind.ORDER_LINE),
        reason=change.by.note,
        withdrawn_by=change.by.made_by,
    )


def _notify(people: list[User], product: Product, reason: str) -> None:
    for person in people:
        notify(
            user=person,
            template=CLASS_CANCELLED.key,
            params={"title": product.title, "detail": reason},
            dedupe=f"product:{product.pk}:cancelled:{person.pk}",
        )

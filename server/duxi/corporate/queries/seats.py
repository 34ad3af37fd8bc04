"""Queries of a company's orders and seats; learning progress is included only with consent."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db.models import Count, QuerySet

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.core.errors import NotFound
from duxi.corporate.models import Company, CompanyOrder, CompanySeat
from duxi.corporate.queries.deliveries import seat_deliveries, seat_reference
from duxi.entitlements.models import Entitlement, EntitlementStatus, SourceKind
from duxi.gateways.mail import MailStatus
from duxi.notices.models import Notification


@dataclass(frozen=True)
class SeatState:
    """A seat with its notification's delivery and read status, and its member's progress."""

    seat: CompanySeat
    mail_status: MailStatus | None
    is_read: bool
    is_completed: bool | None
    hours: int | None


def orders_of(company: Company) -> QuerySet[CompanyOrder]:
    """A company's orders, the newest first."""
    rows = CompanyOrder.objects.filter(company=company).select_related("quotation")
    return rows.prefetch_related("instalments__tax_invoice").order_by("-created_at", "-pk")


def seats_of(company: Company) -> QuerySet[CompanySeat]:
    """All seats of a company, by product."""
    rows = CompanySeat.objects.filter(order__company=company)
    return rows.select_related("product", "member__user", "voucher", "order").order_by("product_id", "pk")


def free_seats(company_id: int) -> dict[int, int]:
    """The number of unassigned seats of each product."""
    rows = CompanySeat.objects.filter(order__company=company_id, member=None, voucher=None)
    return dict(rows.order_by().values_list("product").annotate(n=Count("pk")))


def open_seats_for(user: User) -> QuerySet[CompanySeat]:
    """The user's assigned but unused seats."""
    own = CompanySeat.objects.filter(member__user=user, member__left_at=None, voucher=None)
    return own.select_related("product", "order__company").order_by("assigned_at", "pk")


def states_of(seats: Iterable[CompanySeat]) -> list[SeatState]:
    """The seats with the visible status of each, in a few queries."""
    rows = list(seats)
    read = _read_notices(rows)
    done = _completed(rows)
    hours = _hours({seat.product for seat in rows})
    mailed = seat_deliveries(rows)
    return [_state(seat, mailed.get(seat.pk), read, done, hours) for seat in rows]


def _state(
    seat: CompanySeat,
    mail_status: MailStatus | None,
    read: set[tuple[int, str]],
    done: set[str],
    hours: dict[int, int],
) -> SeatState:
    agrees = seat.member is not None and seat.member.consented_at is not None
    is_completed = str(seat.voucher_id) in done if agrees and seat.voucher_id else None
    return SeatState(
        seat=seat,
        mail_status=mail_status,
        is_read=seat.member is not None and (seat.member.user_id, seat_reference(seat)) in read,
        is_completed=is_completed,
        hours=hours.get(seat.product_id, 0) if is_completed else (0 if is_completed is False else None),
    )


def _read_notices(seats: list[CompanySeat]) -> set[tuple[int, str]]:
    people = {seat.member.user_id for seat in seats if seat.member}
    rows = Notification.objects.filter(user__in=people, template="corporate.seat", read_at__isnull=False)
    return set(rows.values_list("user_id", "dedupe"))


def _completed(seats: list[CompanySeat]) -> set[str]:
    used = [str(seat.voucher_id) for seat in seats if seat.voucher_id]
    rows = Entitlement.objects.filter(source_kind=SourceKind.CLASS_VOUCHER, source_reference__in=used)
    return set(rows.filter(status=EntitlementStatus.COMPLETED).values_list("source_reference", flat=True))


def _hours(products: set[Product]) -> dict[int, int]:
    """Durations of products whose kind defines one."""
    return {one.pk: _hours_of(KINDS[one.kind].detail_of(one)) for one in products}


def _hours_of(detail: Any) -> int:
    """Kinds define hours or minutes; started hours count in full."""
    minutes = getattr(detail, "duration_minutes", None) or 0
    return getattr(detail, "duration_hours", None) or math.ceil(minutes / 60)


def order_of(company: Company, uuid: UUID) -> CompanyOrder:
    """One order; raises `NotFound`."""
    found = orders_of(company).filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found

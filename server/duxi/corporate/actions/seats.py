"""Seats of a company: assigned to members, revocable until used, used by their member only."""

from collections.abc import Sequence
from uuid import UUID

from django.db import IntegrityError, transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.orders.actions import class_vouchers
from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.core.throttle import Limit
from duxi.corporate.actions.companies import record
from duxi.corporate.models import CompanyEventKind, CompanySeat, Member
from duxi.corporate.queries.companies import members_of
from duxi.corporate.queries.deliveries import seat_reference
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.corporate import SEAT_ASSIGNED

REMINDERS = Limit("company-seat-reminders", times=3, seconds=86_400)


class TooFewSeats(Rejected):
    """More members than free seats."""

    message = _("Kursi yang tersisa tidak cukup untuk semua anggota yang dipilih.")


class HasSeat(Rejected):
    """A member gets one seat of a product."""

    message = _("Anggota ini sudah memiliki kursi untuk produk tersebut.")


class SeatUsed(Rejected):
    """A used seat can be neither reassigned nor revoked."""

    message = _("Kursi ini sudah dipakai sehingga tidak dapat ditarik.")


class SeatNotAssigned(Rejected):
    """There is no member to remind."""

    message = _("Kursi ini belum dibagikan.")


@transaction.atomic
def assign(*, manager: Member, product_id: int, member_ids: Sequence[int]) -> int:
    """Give each of these members a seat, or none of them; raises `Invalid`, `TooFewSeats` or `HasSeat`."""
    members = list(members_of(manager.company).filter(pk__in=member_ids).order_by("pk"))
    if not members or len(members) != len(set(member_ids)):
        raise Invalid(errors={"member_ids": [str(_("Pilih anggota perusahaan Anda."))]})
    free = CompanySeat.objects.select_for_update().filter(
        order__company=manager.company, product=product_id, member=None
    )
    seats = list(free.order_by("pk")[: len(members)])
    if len(seats) < len(members):
        raise TooFewSeats
    for seat, member in zip(seats, members, strict=True):
        _give(seat, member)
    _record(CompanyEventKind.ASSIGNED, manager, seats[0], members)
    return len(members)


@transaction.atomic
def reassign(*, manager: Member, uuid: UUID, member_id: int) -> None:
    """Give an unused seat to another member; raises `NotFound`, `SeatUsed` or `HasSeat`."""
    seat = _unused(manager, uuid)
    member = members_of(manager.company).filter(pk=member_id).first()
    if member is None:
        raise NotFound
    _give(seat, member)
    _record(CompanyEventKind.ASSIGNED, manager, seat, [member])


@transaction.atomic
def revoke(*, manager: Member, uuid: UUID) -> None:
    """Revoke an unused seat; raises `NotFound` or `SeatUsed`."""
    seat = _unused(manager, uuid)
    if seat.member is None:
        return
    _record(CompanyEventKind.REVOKED, manager, seat, [seat.member])
    seat.member, seat.assigned_at, seat.reminded_at = None, None, None
    seat.save(update_fields=["member", "assigned_at", "reminded_at"])


@transaction.atomic
def remind(*, manager: Member, uuid: UUID) -> None:
    """Remind a member of an unused seat; raises `NotFound`, `SeatUsed`, `SeatNotAssigned`, `TooMany`."""
    seat = _unused(manager, uuid)
    if seat.member is None:
        raise SeatNotAssigned
    REMINDERS.hit(str(seat.pk))
    seat.reminded_at = now()
    seat.save(update_fields=["reminded_at"])
    _notify(seat, seat.member)


@transaction.atomic
def use(*, user: User, uuid: UUID) -> CompanySeat:
    """Redeem the member's own seat; raises `NotFound` for any other, or what a class voucher raises."""
    own = CompanySeat.objects.select_for_update(of=("self",)).select_related("product", "order")
    seat = own.filter(uuid=uuid, member__user=user, member__left_at=None).first()
    if seat is None:
        raise NotFound
    if seat.voucher_id:
        raise class_vouchers.OwnVoucherUsed
    [voucher] = class_vouchers.make_batch(product=seat.product, count=1, label=seat.order.number)
    class_vouchers.redeem(voucher=voucher, holder=user)
    seat.voucher = voucher
    seat.save(update_fields=["voucher"])
    return seat


def _give(seat: CompanySeat, member: Member) -> None:
    seat.member, seat.assigned_at, seat.reminded_at = member, now(), None
    try:
        with transaction.atomic():
            seat.save(update_fields=["member", "assigned_at", "reminded_at"])
    except IntegrityError as error:
        raise HasSeat from error
    _notify(seat, member)


def _record(kind: CompanyEventKind, manager: Member, seat: CompanySeat, members: Sequence[Member]) -> None:
    count = str(len(members))
    record(manager.company, kind, manager.user, count, product=seat.product, people=members)


def _notify(seat: CompanySeat, member: Member) -> None:
    key = seat_reference(seat)
    params = {"title": seat.product.title, "company": member.company.name}
    notify(user=member.user, template=SEAT_ASSIGNED.key, params=params, dedupe=key, mail_reference=key)


def _unused(manager: Member, uuid: UUID) -> CompanySeat:
    rows = CompanySeat.objects.select_for_update(of=("self",)).select_related("product", "member__company")
    seat = rows.filter(order__company=manager.company, uuid=uuid).first()
    if seat is None:
        raise NotFound
    if seat.voucher_id:
        raise SeatUsed
    return seat

"""Checking in by rotating code, and the trainer's attendance list."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.classroom.actions.journey import complete_cleared
from duxi.classroom.codes import Purpose, Target, is_current, read_target
from duxi.classroom.constants import CHECK_IN_OPENS_BEFORE, LATE_AFTER
from duxi.classroom.models import (
    Attendance,
    AttendanceChange,
    AttendanceSource,
    AttendanceStatus,
    CheckInSecret,
    ClassArrival,
)
from duxi.classroom.queries.attendance import end_of
from duxi.core.clock import local, now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.core.throttle import Limit
from duxi.entitlements.models import Entitlement
from duxi.learning.models import ClassSession

_SCANS = Limit("class-check-in", times=30, seconds=60)


class UnknownCode(Invalid):
    """The code is invalid or belongs to another class."""

    message = _("Kode ini bukan kode kelas Anda. Pindai kode yang tampil di layar pengajar.")


class CodeExpired(Rejected):
    """The code was valid but is too old, probably a photo of the screen."""

    message = _("Kode sudah berganti. Pindai kode yang sedang tampil di layar.")


class TooEarly(Rejected):
    """Check-in has not opened yet."""


class SessionOver(Rejected):
    message = _("Sesi ini sudah berakhir. Hubungi pengajar bila Anda hadir tetapi belum tercatat.")


class ReasonMissing(Invalid):
    """Overriding recorded attendance needs a reason."""

    message = _("Tuliskan alasan mengubah presensi yang sudah tercatat.")


def secret_of(product: Product) -> str:
    """The secret of a class's codes, created on first use."""
    return CheckInSecret.objects.get_or_create(product=product)[0].secret


def check_in(*, seat: Entitlement, code: str) -> Attendance:
    """Check a participant in; idempotent.

    Raises `UnknownCode`, `CodeExpired`, `TooEarly`, `SessionOver` or `TooMany` without any change.
    """
    target = _target(seat, code, Purpose.PRESENCE)
    session = ClassSession.objects.filter(pk=target.pk, product=seat.product).first()
    if session is None:
        raise UnknownCode(errors={"code": [str(UnknownCode.message)]})
    moment = now()
    _refuse_outside(session, moment)
    _refuse_old(seat, target, code, moment)
    row, _created = Attendance.objects.get_or_create(
        session=session,
        entitlement=seat,
        defaults={
            "status": _status_at(session, moment),
            "source": AttendanceSource.QR,
            "recorded_at": moment,
            "recorded_by": seat.holder,
        },
    )
    return row


def register_arrival(*, seat: Entitlement, code: str) -> ClassArrival:
    """Register a participant's arrival at the class; idempotent. Raises like `check_in`."""
    target = _target(seat, code, Purpose.ARRIVAL)
    if target.pk != seat.product_id:
        raise UnknownCode(errors={"code": [str(UnknownCode.message)]})
    moment = now()
    _refuse_old(seat, target, code, moment)
    return ClassArrival.objects.get_or_create(entitlement=seat, defaults={"arrived_at": moment})[0]


def _target(seat: Entitlement, code: str, purpose: Purpose) -> Target:
    _SCANS.hit(str(seat.holder_id))
    target = read_target(code)
    if target is None or target.purpose is not purpose:
        raise UnknownCode(errors={"code": [str(UnknownCode.message)]})
    return target


def _refuse_outside(session: ClassSession, moment: datetime) -> None:
    opens_at = session.starts_at - CHECK_IN_OPENS_BEFORE
    if moment < opens_at:
        when = f"{local(opens_at):%d/%m/%Y %H.%M}"
        raise TooEarly(_("Presensi sesi ini dibuka {when} WIB. Silakan pindai lagi nanti.").format(when=when))
    if moment > end_of(session):
        raise SessionOver


def _refuse_old(seat: Entitlement, target: Target, code: str, moment: datetime) -> None:
    if not is_current(secret_of(seat.product), target, code, moment):
        raise CodeExpired


def _status_at(session: ClassSession, moment: datetime) -> AttendanceStatus:
    is_late = moment > session.starts_at + LATE_AFTER
    return AttendanceStatus.LATE if is_late else AttendanceStatus.PRESENT


@dataclass(frozen=True)
class Entry:
    """One cell of the attendance list."""

    session_id: int
    seat_uuid: str
    status: AttendanceStatus
    reason: str = ""


def record_attendance(*, product: Product, entries: Sequence[Entry], trainer: User) -> int:
    """Save the attendance list, all or nothing; returns the number of changed cells.

    Raises `NotFound` for a session or participant of another class, and `ReasonMissing`.
    """
    with transaction.atomic():
        sessions = ClassSession.objects.filter(product=product).in_bulk()
        wanted = {entry.seat_uuid for entry in entries}
        seats = {
            str(seat.uuid): seat
            for seat in Entitlement.objects.filter(product=product, uuid__in=wanted, holder__isnull=False)
        }
        if not all(entry.session_id in sessions and entry.seat_uuid in seats for entry in entries):
            raise NotFound
        ordered = sorted(entries, key=lambda entry: (seats[entry.seat_uuid].pk, entry.session_id))
        changed = sum(
            _record(sessions[entry.session_id], seats[entry.seat_uuid], entry, trainer) for entry in ordered
        )
        complete_cleared(product, list(seats.values()))
        return changed


def _record(session: ClassSession, seat: Entitlement, entry: Entry, trainer: User) -> bool:
    moment = now()
    values = {
        "status": entry.status,
        "source": AttendanceSource.TRAINER,
        "recorded_at": moment,
        "recorded_by": trainer,
        "reason": entry.reason,
    }
    Attendance.objects.get_or_create(session=session, entitlement=seat, defaults=values)
    row = Attendance.objects.select_for_update().get(session=session, entitlement=seat)
    if row.status == entry.status and row.reason == entry.reason:
        return row.recorded_at == moment
    if row.status != entry.status and not entry.reason.strip():
        raise ReasonMissing(errors={"reason": [str(ReasonMissing.message)]})
    AttendanceChange.objects.create(
        attendance=row,
        before=row.status,
        after=entry.status,
        source_before=row.source,
        reason=entry.reason,
        changed_by=trainer,
        changed_at=moment,
    )
    Attendance.objects.filter(pk=row.pk).update(**values)
    return True

"""Reschedules a class, or sets its first date, and notifies everyone with a seat."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.classroom.actions.moving import move_plan
from duxi.classroom.models import Attendance
from duxi.commerce.refunds.actions.deadlines import extend_after_announcement
from duxi.core.clock import local, now
from duxi.core.dates import long_date
from duxi.core.errors import Invalid, Rejected
from duxi.entitlements.queries import expected_at
from duxi.exams.actions.moving import move_exams
from duxi.learning.actions.materials import move_materials
from duxi.learning.models import ClassSession, LiveMeeting
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.learning import CLASS_DATED, CLASS_RESCHEDULED

SHORTEST = timedelta(minutes=1)


class HasNoDate(Rejected):
    """The product has no date."""

    message = gettext_lazy("Produk ini tidak bertanggal, jadi tidak ada jadwal yang dapat diubah.")


class AlreadyBegun(Rejected):
    message = gettext_lazy("Kelas ini sudah dimulai; jadwalnya tidak dapat diubah lagi.")


class RoomIsOpen(Rejected):
    """The online meeting room is already open."""

    message = gettext_lazy("Ruang daring kelas ini sudah dibuka; jadwalnya tidak dapat diubah lagi.")


class TeacherIsBusy(Rejected):
    """An instructor would teach two classes at once; the message names both."""


@dataclass(frozen=True)
class Rescheduled:
    """The previous date (None: it had none), and how many people were notified."""

    before: datetime | None
    after: datetime
    notified: int


@transaction.atomic
def reschedule(product: Product, starts_at: datetime, reason: str) -> Rescheduled:
    """Move a class; raises `Rejected` without any change. `product` is locked."""
    before = product.starts_at
    if before is None:
        return _set_first_date(product, starts_at, reason)
    _refuse_begun(product, before)
    if starts_at <= now():
        raise Invalid(errors={"starts_at": [_("Tanggal baru harus di masa depan.")]})
    if starts_at == before:
        raise Invalid(errors={"starts_at": [_("Ini sudah jadwalnya sekarang.")]})
    shift = starts_at - before
    _refuse_busy_teachers(product, shift)
    _move(product, shift)
    move_plan(product, shift)
    move_exams(product, shift)
    move_materials(product, shift)
    return Rescheduled(before, starts_at, _notify(product, before, starts_at, reason))


def _set_first_date(product: Product, starts_at: datetime, reason: str) -> Rescheduled:
    """Set the first date of a product that was sold without one."""
    if KINDS[product.kind].awaits_date is None:
        raise HasNoDate
    if starts_at <= now():
        raise Invalid(errors={"starts_at": [_("Tanggal baru harus di masa depan.")]})
    product.starts_at = starts_at
    product.save(update_fields=["starts_at"])
    extend_after_announcement(product)
    params: dict[str, str | int] = {
        "title": product.title,
        "kind": product.kind,
        "slug": product.slug,
        "after": starts_at.isoformat(),
        "detail": reason,
    }
    return Rescheduled(None, starts_at, _notify_holders(product, CLASS_DATED.key, params))


def _refuse_begun(product: Product, starts_at: datetime) -> None:
    if starts_at <= now() or Attendance.objects.filter(session__product=product).exists():
        raise AlreadyBegun
    if LiveMeeting.objects.filter(product=product).exists():
        raise RoomIsOpen


def _refuse_busy_teachers(product: Product, shift: timedelta) -> None:
    """Raises `TeacherIsBusy` if an instructor teaches another class during one of the moved meetings."""
    moved = [(start + shift, end + shift) for start, end in _meetings(product)]
    others = Product.objects.filter(instructors__in=product.instructors.all(), is_published=True)
    others = others.filter(starts_at__lte=max(end for _start, end in moved), ends_at__gte=moved[0][0])
    for other in others.exclude(pk=product.pk).distinct().order_by("starts_at").prefetch_related("sessions"):
        for start, end in _meetings(other):
            if any(start < until and since < end for since, until in moved):
                raise _busy(product, other, start)


def _meetings(product: Product) -> list[tuple[datetime, datetime]]:
    """The periods of the class's sessions, or its whole period if it has none."""
    sessions = sorted(product.sessions.all(), key=lambda session: session.starts_at)
    if sessions:
        return [(one.starts_at, one.starts_at + one.duration) for one in sessions]
    if product.starts_at is None:
        return []
    return [(product.starts_at, max(product.ends_at or product.starts_at, product.starts_at + SHORTEST))]


def _busy(product: Product, other: Product, start: datetime) -> TeacherIsBusy:
    teacher = other.instructors.filter(pk__in=product.instructors.values("pk")).order_by("name").first()
    return TeacherIsBusy(
        _("{teacher} sudah mengajar {title} pada {day}.").format(
            teacher=teacher, title=other.title, day=long_date(local(start))
        )
    )


def _move(product: Product, shift: timedelta) -> None:
    """When moving forward the latest session goes first, so that no two are ever at the same time."""
    order = "-starts_at" if shift > timedelta(0) else "starts_at"
    for session in ClassSession.objects.filter(product=product).order_by(order):
        session.starts_at += shift
        session.save(update_fields=["starts_at"])
    for name in ("starts_at", "ends_at", "sale_until"):
        moment = getattr(product, name)
        setattr(product, name, moment and moment + shift)
    product.save(update_fields=["starts_at", "ends_at", "sale_until"])


def _notify(product: Product, before: datetime, after: datetime, reason: str) -> int:
    params: dict[str, str | int] = {
        "title": product.title,
        "before": before.isoformat(),
        "after": after.isoformat(),
        "detail": reason,
    }
    return _notify_holders(product, CLASS_RESCHEDULED.key, params)


def _notify_holders(product: Product, template: str, params: dict[str, str | int]) -> int:
    """Notify every holder of a seat once; returns how many."""
    people = expected_at(product)
    for person in people:
        dedupe = f"product:{product.pk}:rescheduled:{params['after']}:{person.pk}"
        notify(user=person, template=template, params=params, dedupe=dedupe)
    return len(people)

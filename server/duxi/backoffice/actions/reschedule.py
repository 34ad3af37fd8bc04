"""Moving a class to another date, or giving it its first: everybody with a seat is notified."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.classroom.models import Attendance
from duxi.commerce.refunds.actions.deadlines import extend_after_announcement
from duxi.core.clock import local, now
from duxi.core.dates import long_date
from duxi.core.errors import Invalid, Rejected
from duxi.entitlements.queries import expected_at
from duxi.learning.models import ClassSession, LiveMeeting
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.learning import CLASS_DATED, CLASS_RESCHEDULED

SHORTEST = timedelta(minutes=1)


class HasNoDate(Rejected):
    """Only what takes place at a time can be moved."""

    message = gettext_lazy("Produk ini tidak bertanggal, jadi tidak ada jadwal yang dapat diubah.")


class AlreadyBegun(Rejected):
    """People are there already."""

    message = gettext_lazy("Kelas ini sudah dimulai; jadwalnya tidak dapat diubah lagi.")


class RoomIsOpen(Rejected):
    """Links into the online room are out."""

    message = gettext_lazy("Ruang daring kelas ini sudah dibuka; jadwalnya tidak dapat diubah lagi.")


class TeacherIsBusy(Rejected):
    """A user would teach two classes at once; the sentence names both."""


@dataclass(frozen=True)
class Rescheduled:
    """From when (None: it had no date) to when, and how many people were notified."""

    before: datetime | None
    after: datetime
    notified: int


@transaction.atomic
def reschedule(product: Product, starts_at: datetime, reason: str) -> Rescheduled:
    """Move a class; raises `Rejected` with a sentence, and then nothing changes. `product` is locked."""
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
    return Rescheduled(before, starts_at, _notify(product, before, starts_at, reason))


def _set_first_date(product: Product, starts_at: datetime, reason: str) -> Rescheduled:
    """What is sold before anybody knows when gets its day."""
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
    """Raises `TeacherIsBusy` where an instructor teaches another class during one of the moved meetings."""
    moved = [(start + shift, end + shift) for start, end in _meetings(product)]
    others = Product.objects.filter(instructors__in=product.instructors.all(), is_published=True)
    others = others.filter(starts_at__lte=max(end for _start, end in moved), ends_at__gte=moved[0][0])
    for other in others.exclude(pk=product.pk).distinct().order_by("starts_at").prefetch_related("sessions"):
        for start, end in _meetings(other):
            if any(start < until and since < end for since, until in moved):
                raise _busy(product, other, start)


def _meetings(product: Product) -> list[tuple[datetime, datetime]]:
    """From when to when people meet: the class's sessions, or its whole time where it has none."""
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
    """The later sessions first where they move on, so that no two ever meet at once."""
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
    """Notify everybody with a seat of the new date, each once; returns how many they are."""
    people = expected_at(product)
    for person in people:
        dedupe = f"product:{product.pk}:rescheduled:{params['after']}:{person.pk}"
        notify(user=person, template=template, params=params, dedupe=dedupe)
    return len(people)

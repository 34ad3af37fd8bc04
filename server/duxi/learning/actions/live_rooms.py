"""Joining online rooms: one meeting per event, one registration per seat."""

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.core.locks import advisory_lock
from duxi.entitlements.models import Entitlement
from duxi.gateways import zoom
from duxi.gateways.zoom import Meeting, NewMeeting, ZoomGateway
from duxi.learning.models import LiveMeeting, LiveRegistration
from duxi.learning.queries.live_rooms import RoomStatus, RoomTimes, registration_of, times_of

logger = logging.getLogger(__name__)


class RoomNotOpen(Rejected):
    """Too early; the message names the opening time."""


class RoomClosed(Rejected):
    """Too late."""

    message = gettext_lazy("Acara ini sudah berakhir. Ruangnya tidak dapat dimasuki lagi.")


class RoomMissing(Rejected):
    """No meeting service is configured."""

    status = 503
    message = gettext_lazy(
        "Ruang acara ini belum tersedia. Silakan hubungi kami agar Anda dapat mengikutinya."
    )


class NoFreeHost(RoomMissing):
    """Every host account has another meeting at that time: staff need one more."""


@dataclass(frozen=True)
class RoomAccess:
    """The credentials for the Meeting SDK; `tk` and `join_url` are personal."""

    signature: str
    sdk_key: str
    meeting_number: str
    passcode: str
    tk: str
    join_url: str


def join_room(*, user: User, seat: Entitlement) -> RoomAccess:
    """Register a seat and sign its access."""
    times, moment = times_of(seat.product), now()
    _refuse_closed(times, moment)
    service = zoom.gateway()
    if service is None:
        raise RoomMissing
    stored = _meeting_of(seat.product, times, service)
    registration = registration_of(seat, user) or _register(user, seat, stored, service)
    return RoomAccess(
        signature=service.signature(_meeting(stored), moment),
        sdk_key=service.sdk_key,
        meeting_number=stored.number,
        passcode=stored.passcode,
        tk=registration.token,
        join_url=registration.join_url,
    )


def _refuse_closed(times: RoomTimes, moment: datetime) -> None:
    status = times.status(moment)
    if status == RoomStatus.ENDED:
        raise RoomClosed
    if status == RoomStatus.COUNTDOWN:
        opens = times.opens_at
        raise RoomNotOpen(
            _("Ruang dibuka 15 menit sebelum acara dimulai, yaitu pukul {time} WIB tanggal {date}.").format(
                time=f"{opens:%H.%M}", date=f"{opens:%d-%m-%Y}"
            )
        )


def _meeting_of(product: Product, times: RoomTimes, service: ZoomGateway) -> LiveMeeting:
    """The meeting of an event; of concurrent callers one creates it."""
    found = LiveMeeting.objects.filter(product=product).first()
    if found:
        return found
    with transaction.atomic():
        advisory_lock(f"live-meeting:{product.pk}")
        return LiveMeeting.objects.filter(product=product).first() or _create(product, times, service)


def _create(product: Product, times: RoomTimes, service: ZoomGateway) -> LiveMeeting:
    minutes = (times.ends_at - times.starts_at) // timedelta(minutes=1)
    host = _free_host(times, service)
    made = service.create_meeting(NewMeeting(product.title, times.starts_at, max(minutes, 1), host))
    return LiveMeeting.objects.create(
        product=product,
        number=made.number,
        passcode=made.passcode,
        host=host,
        starts_at=times.opens_at,
        ends_at=times.ends_at,
        created_at=now(),
    )


def _free_host(times: RoomTimes, service: ZoomGateway) -> str:
    """A host account without another meeting at that time; raises `NoFreeHost`."""
    advisory_lock("live-meeting-hosts")
    busy = LiveMeeting.objects.filter(
        starts_at__lt=times.ends_at, ends_at__gt=times.opens_at, ended_at=None
    ).values_list("host", flat=True)
    taken = set(busy)
    free = next((host for host in service.hosts if host not in taken), None)
    if free is None:
        logger.error("all %s accounts for online rooms are busy", len(service.hosts))
        raise NoFreeHost
    return free


def _register(user: User, seat: Entitlement, stored: LiveMeeting, service: ZoomGateway) -> LiveRegistration:
    """Register a seat; the service returns the same registration to concurrent requests."""
    made = service.register(_meeting(stored), email=user.email, name=user.fullname)
    row, _created = LiveRegistration.objects.update_or_create(
        entitlement=seat,
        defaults={
            "meeting": stored,
            "holder": user,
            "registrant_id": made.id,
            "join_url": made.join_url,
            "token": made.token,
            "created_at": now(),
        },
    )
    return row


def _meeting(stored: LiveMeeting) -> Meeting:
    return Meeting(number=stored.number, passcode=stored.passcode)

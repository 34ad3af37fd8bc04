"""Souvenirs: the available ones, and choosing one without overdrawing the stock."""

from datetime import datetime
from operator import attrgetter
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.catalog.kinds import kinds_that
from duxi.core.clock import local, now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.core.schema import Schema
from duxi.entitlements.models import Entitlement
from duxi.entitlements.queries import owned_by
from duxi.learning.models import DeliveryStatus, Souvenir, SouvenirChangeReason, SouvenirRequest


class UnknownRegisterCode(NotFound):
    """The user has no seat with this code in a class with souvenirs."""

    message = gettext_lazy("Nomor tidak valid")


class SouvenirGone(Rejected):
    """Another user took the last one."""

    message = gettext_lazy("Stok suvenir ini sudah habis. Pilih suvenir lain.")


class SouvenirSent(Rejected):
    """A souvenir that was sent cannot be changed."""

    message = gettext_lazy("Suvenir Anda sudah dikirim dan tidak dapat diganti.")


class SouvenirOut(Schema):
    souvenir_id: int
    name: str
    description: str
    image_url: str | None
    stock: int


class SouvenirRequestOut(Schema):
    """The chosen souvenir, which can be changed until it is sent."""

    souvenir_id: int
    name: str
    status: DeliveryStatus
    requested_at: datetime
    changed_at: datetime | None
    changes: int
    tracking_number: str
    can_change: bool


class ReasonOut(Schema):
    reason_id: int
    text: str


def seat_of_code(user: User, code: str) -> Entitlement:
    """The seat of a register code; raises `UnknownRegisterCode`."""
    try:
        uuid = UUID(code)
    except ValueError as error:
        raise UnknownRegisterCode from error
    held = owned_by(user).filter(product__kind__in=kinds_that(attrgetter("has_souvenirs")))
    seat = held.select_related("product").filter(uuid=uuid).first()
    if seat is None:
        raise UnknownRegisterCode
    return seat


def souvenirs_on_offer() -> list[SouvenirOut]:
    """All souvenirs, including those out of stock."""
    return [
        SouvenirOut(
            souvenir_id=one.pk,
            name=one.name,
            description=one.description,
            image_url=f"{settings.MEDIA_URL}{one.image}" if one.image else None,
            stock=one.stock,
        )
        for one in Souvenir.objects.filter(is_active=True)
    ]


def request_of(seat: Entitlement) -> SouvenirRequestOut | None:
    """The souvenir chosen for a seat."""
    found = SouvenirRequest.objects.filter(entitlement=seat).select_related("souvenir").first()
    if found is None:
        return None
    return SouvenirRequestOut(
        souvenir_id=found.souvenir_id,
        name=found.souvenir.name,
        status=DeliveryStatus(found.status),
        requested_at=local(found.requested_at),
        changed_at=local(found.changed_at) if found.changed_at else None,
        changes=found.changes,
        tracking_number=found.tracking_number,
        can_change=found.status == DeliveryStatus.REQUESTED,
    )


def change_reasons() -> list[ReasonOut]:
    """The reasons to choose from."""
    return [ReasonOut(reason_id=one.pk, text=one.text) for one in SouvenirChangeReason.objects.all()]


@transaction.atomic
def choose_souvenir(
    seat: Entitlement, *, souvenir_id: int, reason_id: int | None = None, reason_text: str = ""
) -> None:
    """Choose a souvenir for a seat, or change it with a reason.

    Raises `NotFound`, `SouvenirGone`, `SouvenirSent` or `Invalid` for a change without a reason.
    """
    Entitlement.objects.select_for_update().get(pk=seat.pk)
    if not Souvenir.objects.filter(pk=souvenir_id, is_active=True).exists():
        raise NotFound
    chosen = SouvenirRequest.objects.filter(entitlement=seat).first()
    if chosen is None:
        _take(souvenir_id)
        SouvenirRequest.objects.create(entitlement=seat, souvenir_id=souvenir_id, requested_at=now())
    elif chosen.souvenir_id != souvenir_id:
        _change(chosen, souvenir_id, _reason(reason_id), reason_text.strip())


def _change(
    chosen: SouvenirRequest, souvenir_id: int, reason: SouvenirChangeReason | None, text: str
) -> None:
    if chosen.status != DeliveryStatus.REQUESTED:
        raise SouvenirSent
    if reason is None and not text:
        raise Invalid(errors={"reason_text": [_("Tuliskan alasan Anda mengganti suvenir.")]})
    for changed in sorted((chosen.souvenir_id, souvenir_id)):
        if changed == souvenir_id:
            _take(changed)
        else:
            Souvenir.objects.filter(pk=changed).update(stock=F("stock") + 1)
    chosen.souvenir_id, chosen.reason, chosen.reason_text = souvenir_id, reason, text[:300]
    chosen.changed_at, chosen.changes = now(), chosen.changes + 1
    chosen.save(update_fields=["souvenir", "reason", "reason_text", "changed_at", "changes"])


def _reason(reason_id: int | None) -> SouvenirChangeReason | None:
    if reason_id is None:
        return None
    found = SouvenirChangeReason.objects.filter(pk=reason_id).first()
    if found is None:
        raise Invalid(errors={"reason_id": [_("Isian tidak sah.")]})
    return found


def _take(souvenir_id: int) -> None:
    """One conditional update, so that one of several concurrent users gets the last one."""
    there = Souvenir.objects.filter(pk=souvenir_id, stock__gte=1)
    if there.update(stock=F("stock") - 1) != 1:
        raise SouvenirGone

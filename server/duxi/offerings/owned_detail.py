"""One owned product with all its details."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from duxi.accounts.models import User
from duxi.catalog.models import Mode, Product
from duxi.catalog.schemas import InstructorOut
from duxi.catalog.titles import Titles, shown_title, titles_of_products
from duxi.catalog.topics import instructors_of_product
from duxi.commerce.models import OrderLine
from duxi.commerce.shop.refund_policy import deadline_of
from duxi.content.lines import lines
from duxi.core.clock import local, now
from duxi.core.errors import NotFound
from duxi.core.schema import Schema
from duxi.entitlements.models import Entitlement, SourceKind
from duxi.learning.live_presence import minutes_of, recording_of
from duxi.learning.materials import MaterialOut, material_out, materials_for
from duxi.learning.models import (
    ParcelStatus,
    ProductDelivery,
    RegistrationParticipant,
    RegistrationStatus,
    SouvenirRequest,
    SubscriptionUse,
    WorkshopSubscription,
)
from duxi.learning.queries.live_rooms import RoomStatus, has_online_room, times_of
from duxi.offerings.owned import OwnedItem, learning_of, owned_items
from duxi.offerings.shown_sessions import days_of, sessions_of, shown_title_of_session
from duxi.offerings.subscriptions import covered_workshops

_MOST_COVERED = 12


class OwnedSessionOut(Schema):
    """A meeting, or one day of a class without meetings, without a title of its own; `place` is empty online.

    `room` is the room within the place, if known.
    """

    title: str
    starts_at: datetime
    ends_at: datetime
    mode: str
    place: str | None
    room: str


class OwnedOrderOut(Schema):
    """The order that a seat came from; `refundable_until` is null while the product awaits its date."""

    order_id: str
    refundable_until: datetime | None


class OwnedRoomOut(Schema):
    """The online room of an event: it is at `/zoom/{kind}/{slug}`."""

    status: RoomStatus
    opens_at: datetime
    recording_url: str | None
    attended_minutes: int


class DeliveryOut(Schema):
    """The parcel of something that is sent."""

    status: ParcelStatus
    courier: str
    tracking_number: str
    note: str
    sent_at: datetime | None
    received_at: datetime | None


class WorkshopRow(Schema):
    slug: str
    title: str
    starts_at: datetime | None
    mode: str
    place: str | None


class SubscriptionUseOut(WorkshopRow):
    used_at: datetime
    seat_uuid: UUID


class CoveredWorkshopOut(WorkshopRow):
    """A workshop to come; `is_taken` by this person, `is_full` for everybody."""

    is_taken: bool
    is_full: bool


class OwnedSubscriptionOut(Schema):
    """`quota` is how many workshops it was sold with, `remaining` how many are left (null: no limit)."""

    starts_at: datetime
    valid_until: datetime
    is_over: bool
    quota: int | None
    remaining: int | None
    uses: list[SubscriptionUseOut]
    covered: list[CoveredWorkshopOut]


class OwnedDetail(Schema):
    """A seat with its meetings, files, room, parcel or subscription, whichever it has.

    `requirements` (preparation) and `teachers` are those of the product's page.
    """

    item: OwnedItem
    address: str | None
    requirements: list[str]
    teachers: list[InstructorOut]
    sessions: list[OwnedSessionOut]
    materials: list[MaterialOut]
    room: OwnedRoomOut | None
    delivery: DeliveryOut | None
    subscription: OwnedSubscriptionOut | None
    has_souvenir: bool
    registration_submitted_at: datetime | None
    order: OwnedOrderOut | None


def owned_detail(user: User, uuid: UUID) -> OwnedDetail:
    """One of a user's seats; raises `NotFound`."""
    seat = learning_of(user).filter(uuid=uuid).first()
    if seat is None:
        raise NotFound
    [item] = owned_items(user, [seat])
    product = seat.product
    materials = materials_for(user).filter(product=product).distinct()
    page = Product.objects.values(preparations=lines("requirements"), teachers=instructors_of_product())
    shown = page.get(pk=product.pk)
    return OwnedDetail(
        item=item,
        requirements=shown["preparations"],
        teachers=[InstructorOut(**one) for one in shown["teachers"]],
        address=product.location.address if product.location else None,
        sessions=_sessions(product),
        materials=[material_out(one, user) for one in materials],
        room=_room(user, seat),
        delivery=_delivery(seat),
        subscription=_subscription(user, seat),
        has_souvenir=SouvenirRequest.objects.filter(entitlement=seat).exists(),
        registration_submitted_at=_submitted_at(user, seat),
        order=_order(user, seat),
    )


def _sessions(product: Product) -> list[OwnedSessionOut]:
    meetings = list(sessions_of([product.pk]))
    if not meetings:
        return [
            OwnedSessionOut(title="", room="", **_when_and_where(product, start, lasting, product.mode))
            for start, lasting in days_of(product)
        ]
    return [
        OwnedSessionOut(
            title=shown_title_of_session(one),
            room=one.room,
            **_when_and_where(product, one.starts_at, one.duration, one.mode),
        )
        for one in meetings
    ]


def _when_and_where(product: Product, start: datetime, lasting: timedelta, mode: str) -> dict[str, Any]:
    place = None if mode == Mode.ONLINE else product.location
    return {
        "starts_at": local(start),
        "ends_at": local(start + lasting),
        "mode": mode,
        "place": place.name if place else None,
    }


def _submitted_at(user: User, seat: Entitlement) -> datetime | None:
    """When this person sent the seat's form; None while it is a draft, or where there is none."""
    rows = RegistrationParticipant.objects.filter(entitlement=seat, registration__owner=user)
    sent = rows.filter(registration__status=RegistrationStatus.SUBMITTED)
    return sent.values_list("registration__submitted_at", flat=True).first()


def _order(user: User, seat: Entitlement) -> OwnedOrderOut | None:
    """The user's own order that granted the seat."""
    if seat.source_kind != SourceKind.ORDER_LINE:
        return None
    line = (
        OrderLine.objects.filter(pk=seat.source_reference, order__buyer=user)
        .select_related("order", "product")
        .first()
    )
    if line is None:
        return None
    until = deadline_of(line).until
    return OwnedOrderOut(order_id=line.order.order_id, refundable_until=local(until) if until else None)


def _room(user: User, seat: Entitlement) -> OwnedRoomOut | None:
    if not has_online_room(seat.product):
        return None
    times = times_of(seat.product)
    status = times.status(now())
    return OwnedRoomOut(
        status=status,
        opens_at=times.opens_at,
        recording_url=recording_of(seat.product) if status == RoomStatus.ENDED else None,
        attended_minutes=minutes_of(seat, user=user),
    )


def _delivery(seat: Entitlement) -> DeliveryOut | None:
    found = ProductDelivery.objects.filter(entitlement=seat).first()
    if found is None:
        return None
    return DeliveryOut(
        status=ParcelStatus(found.status),
        courier=found.courier,
        tracking_number=found.tracking_number,
        note=found.note,
        sent_at=found.sent_at,
        received_at=found.received_at,
    )


def _subscription(user: User, seat: Entitlement) -> OwnedSubscriptionOut | None:
    found = WorkshopSubscription.objects.filter(entitlement=seat).select_related("entitlement").first()
    if found is None:
        return None
    uses = list(found.uses.select_related("entitlement__product__location"))
    return OwnedSubscriptionOut(
        starts_at=local(found.starts_at),
        valid_until=local(found.valid_until),
        is_over=found.valid_until <= now(),
        quota=None if found.remaining is None else found.remaining + len(uses),
        remaining=found.remaining,
        uses=_uses(uses),
        covered=_covered(user, found),
    )


def _uses(uses: Sequence[SubscriptionUse]) -> list[SubscriptionUseOut]:
    titles = titles_of_products(use.entitlement.product for use in uses)
    return [_use(use, titles) for use in uses]


def _use(use: SubscriptionUse, titles: Titles) -> SubscriptionUseOut:
    seat = use.entitlement
    row = _row(seat.product, titles)
    return SubscriptionUseOut(**row.model_dump(), used_at=local(use.used_at), seat_uuid=seat.uuid)


def _covered(user: User, subscription: WorkshopSubscription) -> list[CoveredWorkshopOut]:
    coming = list(covered_workshops(subscription)[:_MOST_COVERED])
    titles = titles_of_products(coming)
    taken = set(learning_of(user).filter(product__in=coming).values_list("product_id", flat=True))
    return [
        CoveredWorkshopOut(
            **_row(one, titles).model_dump(),
            is_taken=one.pk in taken,
            is_full=one.quota is not None and one.sold >= one.quota,
        )
        for one in coming
    ]


def _row(product: Product, titles: Titles) -> WorkshopRow:
    return WorkshopRow(
        slug=product.slug,
        title=shown_title(product, titles),
        starts_at=local(product.starts_at) if product.starts_at else None,
        mode=product.mode,
        place=product.location.name if product.location else None,
    )

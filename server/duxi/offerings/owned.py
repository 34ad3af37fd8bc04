"""What a user owns, ordered by what comes next, each with one next step."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db.models import Exists, F, OuterRef, QuerySet, Subquery
from django.db.models.functions import Now

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS, KindSlug, Room, composite_kinds
from duxi.catalog.models import Mode, Product
from duxi.catalog.titles import Titles, shown_title, title_filter, titles_of_products
from duxi.commerce.orders.seat_tickets import seat_ticket_url
from duxi.core.clock import local
from duxi.core.compiled import Compiled, CompiledRows, any_param, param
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.entitlements.queries import Person, owned_by
from duxi.exams.models import AssessmentAccess, AttemptStatus
from duxi.learning.models import (
    ClassSession,
    FeedbackGiven,
    FeedbackTemplate,
    RegistrationParticipant,
    RegistrationStatus,
    SouvenirRequest,
    WorkshopSubscription,
)
from duxi.learning.queries.live_rooms import OPENS_BEFORE, has_online_room
from duxi.offerings.owned_phases import Phase, is_in_phase, phase_of, waits_for, with_phases
from duxi.offerings.owned_progress import NO_PROGRESS, OwnedProgress, certificate_numbers, progress_of_seats
from duxi.offerings.seat_calendar import seat_calendar_url


class NextStep(StrEnum):
    """The next action."""

    START_ASSESSMENT = "start_assessment"
    CONTINUE_ASSESSMENT = "continue_assessment"
    SEE_RESULT = "see_result"
    FILL_REGISTRATION = "fill_registration"
    SHOW_TICKET = "show_ticket"
    JOIN_ROOM = "join_room"
    GIVE_FEEDBACK = "give_feedback"
    CHOOSE_SOUVENIR = "choose_souvenir"
    GET_CERTIFICATE = "get_certificate"
    TAKE_WORKSHOP = "take_workshop"
    OPEN = "open"


class OwnedItem(Schema):
    """One seat of a user; `regcourse_id` identifies it in forms, `register_code` when choosing souvenirs.

    `progress` is a whole percentage if there is progress to measure; `resume_at` is the position in seconds
    of the next video. `room_opens_at` is when the online room of the next meeting opens, `calendar_url` a
    file with all meetings.
    """

    uuid: UUID
    regcourse_id: int
    register_code: str
    item_id: int
    kind: KindSlug
    slug: str
    title: str
    is_published: bool
    image_url: str | None
    starts_at: datetime | None
    ends_at: datetime | None
    next_session_at: datetime | None
    mode: str
    place: str | None
    phase: Phase
    is_completed: bool
    granted_at: datetime
    next_step: NextStep
    ticket_url: str | None
    calendar_url: str | None
    room_opens_at: datetime | None
    registration_number: str | None
    sesi_id: int | None
    sesi_uuid: UUID | None
    score: float | None
    progress: int | None
    resume_at: int | None
    certificate_number: str | None
    valid_until: datetime | None
    remaining: int | None


@dataclass(frozen=True)
class _Details:
    """The details of a page's seats besides their rows."""

    sittings: Mapping[int, Mapping[str, Any]]
    forms: Mapping[int, RegistrationParticipant]
    answered: frozenset[int]
    asked_kinds: frozenset[str]
    souvenirs: frozenset[int]
    subscriptions: Mapping[int, WorkshopSubscription]
    certificates: Mapping[int, str]
    progress: Mapping[int, OwnedProgress]
    titles: Titles


def owned_list(page_size: int = 10, default_sort: str = "next|asc") -> ListSpec:
    """The list protocol of a user's seats."""
    return ListSpec(
        filters={
            "item_id": Filter("product", int),
            "kind": Filter("product__kind"),
            "title": title_filter("product__"),
            "phase": Filter("status", condition=is_in_phase),
            "waits_for": Filter("status", condition=waits_for),
        },
        sorts={"next": "rank", "starts_at": "product__starts_at", "granted_at": "granted_at"},
        default_sort=default_sort,
        page_size=page_size,
    )


MY_LEARNING = owned_list()


def learning_of(user: Person) -> QuerySet[Entitlement]:
    """The seats that a user holds, without bundles, whose items have separate seats."""
    rows = owned_by(user).exclude(product__kind__in=composite_kinds())
    known = rows.filter(product__kind__in=[kind.slug for kind in KINDS])
    coming = ClassSession.objects.filter(product=OuterRef("product"), starts_at__gt=Now())
    rows = with_phases(known).annotate(
        next_session_at=_first_of(coming), next_online_at=_first_of(coming.exclude(mode=Mode.OFFLINE))
    )
    return rows.select_related("product__location")


def _first_of(sessions: QuerySet[ClassSession]) -> Subquery:
    return Subquery(sessions.order_by("starts_at").values("starts_at")[:1])


def owned_items(user: User, seats: Iterable[Entitlement]) -> list[OwnedItem]:
    """The rows of one page, in a fixed number of queries."""
    page = list(seats)
    details = _details_of(user, page)
    return [_item(seat, details) for seat in page]


def _details_of(user: User, page: Sequence[Entitlement]) -> _Details:
    ids = [seat.pk for seat in page]
    return _Details(
        sittings={row["entitlement_id"]: row for row in _SITTINGS.all(ids=ids)},
        forms={row.entitlement_id: row for row in _FORMS.all(ids=ids, owner=user.pk)},
        answered=frozenset(row["entitlement_id"] for row in _ANSWERED.all(ids=ids)),
        asked_kinds=frozenset(row["kind"] for row in _ASKED_KINDS.all()),
        souvenirs=frozenset(row["entitlement_id"] for row in _SOUVENIRS.all(ids=ids)),
        subscriptions={row.entitlement_id: row for row in _SUBSCRIPTIONS.all(ids=ids)},
        certificates=certificate_numbers(user, ids),
        progress=progress_of_seats(page),
        titles=titles_of_products(seat.product for seat in page),
    )


def _forms() -> QuerySet[RegistrationParticipant]:
    """The registration forms of these seats that their owner may fill in."""
    rows = RegistrationParticipant.objects.filter(_OF_SEATS, registration__owner=param("owner"))
    return rows.select_related("registration")


_OF_SEATS = any_param("entitlement", "ids")
_SITTINGS = CompiledRows(
    lambda: AssessmentAccess.objects.filter(_OF_SEATS).values(
        "entitlement_id", "attempt__pk", "attempt__uuid", "attempt__status", "attempt__score"
    )
)
_FORMS = Compiled(_forms)
_ANSWERED = CompiledRows(lambda: FeedbackGiven.objects.filter(_OF_SEATS).values("entitlement_id"))
_ASKED_KINDS = CompiledRows(lambda: FeedbackTemplate.objects.filter(is_active=True).values("kind"))
_SOUVENIRS = CompiledRows(lambda: SouvenirRequest.objects.filter(_OF_SEATS).values("entitlement_id"))
_SUBSCRIPTIONS = Compiled(lambda: WorkshopSubscription.objects.filter(_OF_SEATS))


def _item(seat: Entitlement, details: _Details) -> OwnedItem:
    product = seat.product
    sitting = details.sittings.get(seat.pk, {})
    form = details.forms.get(seat.pk)
    subscription = details.subscriptions.get(seat.pk)
    progress = details.progress.get(seat.pk, NO_PROGRESS)
    phase = phase_of(seat)
    return OwnedItem(
        uuid=seat.uuid,
        regcourse_id=seat.pk,
        register_code=seat.uuid.hex,
        item_id=product.pk,
        kind=product.kind,
        slug=product.slug,
        title=shown_title(product, details.titles),
        is_published=product.is_published,
        image_url=f"{settings.MEDIA_URL}{product.image}" if product.image else None,
        starts_at=_local(product.starts_at),
        ends_at=_local(product.ends_at),
        next_session_at=_local(vars(seat)["next_session_at"]),
        mode=product.mode,
        place=product.location.name if product.location else None,
        phase=phase,
        is_completed=seat.status == EntitlementStatus.COMPLETED,
        granted_at=local(seat.granted_at),
        next_step=_next_step(seat, phase, details),
        ticket_url=seat_ticket_url(seat),
        calendar_url=seat_calendar_url(seat),
        room_opens_at=_room_opens_at(seat, phase),
        registration_number=form.registration.number if form else None,
        sesi_id=sitting.get("attempt__pk"),
        sesi_uuid=sitting.get("attempt__uuid"),
        score=sitting.get("attempt__score"),
        progress=100 if seat.status == EntitlementStatus.COMPLETED else progress.percent,
        resume_at=progress.resume_at,
        certificate_number=details.certificates.get(seat.pk),
        valid_until=_local(subscription.valid_until) if subscription else None,
        remaining=subscription.remaining if subscription else None,
    )


def _next_step(seat: Entitlement, phase: Phase, details: _Details) -> NextStep:
    if seat.pk in details.sittings:
        return _step_of_sitting(details.sittings[seat.pk])
    form = details.forms.get(seat.pk)
    if form and form.registration.status == RegistrationStatus.DRAFT and phase != Phase.PAST:
        return NextStep.FILL_REGISTRATION
    if phase == Phase.PAST:
        return _step_of_past(seat, details)
    if seat.pk in details.subscriptions:
        return NextStep.TAKE_WORKSHOP
    if _is_joined_online(seat.product):
        return NextStep.JOIN_ROOM
    return NextStep.SHOW_TICKET if seat.product.starts_at else NextStep.OPEN


def _room_opens_at(seat: Entitlement, phase: Phase) -> datetime | None:
    """When the room opens for the next online meeting, or for the event."""
    moment = vars(seat)["next_online_at"] or seat.product.starts_at
    if moment is None or phase == Phase.PAST or not has_online_room(seat.product):
        return None
    return local(moment) - OPENS_BEFORE


def _is_joined_online(product: Product) -> bool:
    """Whether one joins through an online room: not a class, nor a hybrid event with a ticket."""
    room = KINDS[product.kind].room
    is_way_in = room is Room.EVENT or (room is Room.ENTRY and product.mode == Mode.ONLINE)
    return is_way_in and has_online_room(product)


def _step_of_sitting(sitting: Mapping[str, Any]) -> NextStep:
    status = sitting["attempt__status"]
    if status == AttemptStatus.FINISHED:
        return NextStep.SEE_RESULT
    return NextStep.CONTINUE_ASSESSMENT if status == AttemptStatus.RUNNING else NextStep.START_ASSESSMENT


def _step_of_past(seat: Entitlement, details: _Details) -> NextStep:
    kind = KINDS[seat.product.kind]
    if kind.slug in details.asked_kinds and seat.pk not in details.answered:
        return NextStep.GIVE_FEEDBACK
    if kind.has_souvenirs and seat.pk not in details.souvenirs:
        return NextStep.CHOOSE_SOUVENIR
    return NextStep.GET_CERTIFICATE if seat.pk in details.certificates else NextStep.OPEN


def owned_product_ids(user: User) -> list[int]:
    """The ids of the products that a user owns, for marks on cards and pages."""
    return sorted(owned_by(user).values_list("product_id", flat=True).distinct())


def latest_results_of(user: User) -> QuerySet[AssessmentAccess, Any]:
    """The newest finished attempt of each assessment that a user owns."""
    finished = AssessmentAccess.objects.filter(
        entitlement__in=owned_by(user), attempt__status=AttemptStatus.FINISHED
    )
    newest = finished.order_by("entitlement__product", "-attempt__ended_at")
    open_seats = AssessmentAccess.objects.filter(
        entitlement__in=owned_by(user), entitlement__product=OuterRef("entitlement__product")
    ).exclude(attempt__status=AttemptStatus.FINISHED)
    return newest.distinct("entitlement__product").values(
        item_id=F("entitlement__product_id"),
        sesi_uuid=F("attempt__uuid"),
        may_repeat=~Exists(open_seats),
    )


def _local(moment: datetime | None) -> datetime | None:
    return local(moment) if moment else None

"""Participants of a product and their progress, for trainers and staff."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet
from guardian.shortcuts import get_objects_for_user

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.classroom.models import Attendance, AttendanceStatus, CompletedStep, Submission
from duxi.core.clock import local, now
from duxi.core.errors import NotFound
from duxi.core.expressions import count_of
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.entitlements.models import LIVE, Entitlement
from duxi.entitlements.queries import participants_of
from duxi.exams.models import AssessmentAccess
from duxi.learning.feedback_results import results_of
from duxi.learning.live_presence import minutes_by_seat
from duxi.learning.models import (
    CheckIn,
    FeedbackGiven,
    FeedbackType,
    LiveStay,
    Registration,
    RegistrationParticipant,
    RegistrationStatus,
    SouvenirRequest,
)

TEACH = "catalog.teach_product"
SEE_ALL = "entitlements.view_entitlement"
SOLD_PRODUCTS = ListSpec(
    filters={
        "kind": Filter("kind"),
        "title": Filter("title"),
        "starts_at": DayFilter("starts_at"),
        "q": Filter("title", condition=lambda words: Q(title__icontains=words)),
    },
    sorts={
        "starts_at": "starts_at",
        "title": "title",
        "participants": "participants",
        "checked_in": "checked_in",
        "not_started": "not_started",
    },
    default_sort="starts_at|desc",
    page_size=25,
)


class SoldProductRow(Schema):
    """A class with its seats; `not_started`: sat or entered by no one, while that is still possible."""

    id: int
    kind: str
    slug: str
    title: str
    starts_at: datetime | None
    ends_at: datetime | None
    mode: str
    place: str | None
    participants: int
    unnamed: int
    not_started: int
    checked_in: int
    open_registrations: int


class SeatHolderRow(Schema):
    """One seat of a class; `is_waiting`: counted in `not_started` of its class."""

    uuid: UUID
    seat_number: int
    holder: str | None
    email: str | None
    bought_by: str
    granted_at: datetime
    status: str
    has_started: bool
    is_waiting: bool
    checked_in_at: datetime | None
    minutes_online: int | None
    registration_number: str | None
    registration_status: RegistrationStatus | None
    feedback_given: bool
    souvenir: str | None


class TrainingFeedbackResult(Schema):
    """A question with its anonymous answers."""

    question_id: int
    section: str
    text: str
    type: FeedbackType
    answers: int
    average: float | None
    counts: dict[str, int]
    texts: list[str]


class SoldProductOut(SoldProductRow):
    """A class with its participants and what they said."""

    seats: list[SeatHolderRow]
    feedback: list[TrainingFeedbackResult]


def classes_for(user: User) -> QuerySet[Product]:
    """Every class for staff; for a trainer those that they teach."""
    if user.has_perm(SEE_ALL):
        mine = Product.objects.filter(
            Q(entitlements__status__in=LIVE) | Q(starts_at__isnull=False)
        ).distinct()
    else:
        mine = get_objects_for_user(user, TEACH, Product, accept_global_perms=False)
    known = Product.objects.filter(pk__in=mine.values("pk"), kind__in=[kind.slug for kind in KINDS])
    return known.select_related("location")


def sold_products_for(user: User) -> QuerySet[Product]:
    """The same with the numbers of their participants."""
    here = {"product": OuterRef("pk")}
    seats = Entitlement.objects.filter(status__in=LIVE, **here)
    forms = _open_forms().filter(**here)
    entered = CheckIn.objects.filter(entitlement__status__in=LIVE, **here)
    return classes_for(user).annotate(
        participants=count_of(seats, "product"),
        unnamed=count_of(seats.filter(_UNNAMED), "product"),
        not_started=count_of(_not_started(seats), "product"),
        checked_in=count_of(entered, "product"),
        open_registrations=count_of(forms, "product"),
    )


_UNNAMED = Q(holder=None) & (Q(registration_participant=None) | Q(registration_participant__name=""))
"""Seats without an account and without a named participant."""


def _open_forms() -> QuerySet[Registration]:
    """Registration forms that are not sent and whose seats are still held."""
    seated = RegistrationParticipant.objects.filter(registration=OuterRef("pk"), entitlement__status__in=LIVE)
    return Registration.objects.filter(Exists(seated), status=RegistrationStatus.DRAFT)


def _not_started(seats: QuerySet[Entitlement]) -> QuerySet[Entitlement]:
    """Participants who have not begun and still can; after a class is over only attempts count."""
    to_sit = AssessmentAccess.objects.filter(entitlement=OuterRef("pk"))
    is_over = Q(product__ends_at__lt=now()) | Q(product__ends_at=None, product__starts_at__lt=now())
    return _not_begun(seats).filter(~is_over | Exists(to_sit))


def waiting_holders(product: Product) -> QuerySet[User]:
    """The users counted in a class's `not_started`."""
    seats = Entitlement.objects.filter(product=product, status__in=LIVE)
    return User.objects.filter(pk__in=_not_started(seats).values("holder")).order_by("pk")


def _not_begun(seats: QuerySet[Entitlement]) -> QuerySet[Entitlement]:
    """Paid and not begun: no attempt opened, not checked in, not in the room, no progress or completion."""
    opened = AssessmentAccess.objects.filter(entitlement=OuterRef("pk"), attempt__isnull=False)
    entered = CheckIn.objects.filter(entitlement=OuterRef("pk"))
    joined = LiveStay.objects.filter(registration__entitlement=OuterRef("pk"), joined_at__isnull=False)
    begun = (opened, entered, joined, *_in_class())
    return seats.filter(*(~Exists(rows) for rows in begun), completed_at=None)


def _in_class() -> tuple[QuerySet[Any], ...]:
    """A participant's activity in a class: attended, completed a step, or submitted something."""
    mine = {"entitlement": OuterRef("pk")}
    present = Attendance.objects.filter(status__in=(AttendanceStatus.PRESENT, AttendanceStatus.LATE), **mine)
    return present, CompletedStep.objects.filter(**mine), Submission.objects.filter(**mine)


def sold_product_row(product: Product) -> dict[str, object]:
    """The row of one class of `sold_products_for`."""
    names = (*("kind", "slug", "title", "starts_at", "ends_at", "mode", "participants", "unnamed"),)
    counted = ("not_started", "checked_in", "open_registrations")
    values = {name: getattr(product, name) for name in (*names, *counted)}
    return values | {"id": product.pk, "place": product.location.name if product.location else None}


def sold_product_page(user: User, pk: int) -> SoldProductOut:
    """One class with its participants; raises `NotFound` for a class that is not theirs."""
    product = sold_products_for(user).filter(pk=pk).first()
    if product is None:
        raise NotFound
    return SoldProductOut.model_validate(
        sold_product_row(product) | {"seats": _seats(product), "feedback": _feedback(product)}
    )


@dataclass(frozen=True)
class SeatProgress:
    """Which seats have begun, and which have not."""

    begun: set[int]
    waiting: set[int]


def _seats(product: Product) -> list[SeatHolderRow]:
    rows = participants_of(product).select_related("registration_participant__registration")
    seats = list(rows)
    ids = [seat.pk for seat in seats]
    entered = dict(CheckIn.objects.filter(entitlement__in=ids).values_list("entitlement", "scanned_at"))
    named = Entitlement.objects.filter(pk__in=ids)
    progress = SeatProgress(
        set(ids) - set(_not_begun(named).values_list("pk", flat=True)),
        set(_not_started(named).values_list("pk", flat=True)),
    )
    answered = set(FeedbackGiven.objects.filter(entitlement__in=ids).values_list("entitlement", flat=True))
    chosen = dict(
        SouvenirRequest.objects.filter(entitlement__in=ids).values_list("entitlement", "souvenir__name")
    )
    online = minutes_by_seat(product)
    return [_seat(seat, entered, progress, answered, chosen, online) for seat in seats]


def _seat(
    seat: Entitlement,
    entered: dict[int, datetime],
    progress: SeatProgress,
    answered: set[int],
    chosen: dict[int, str],
    online: dict[int, int],
) -> SeatHolderRow:
    row = getattr(seat, "registration_participant", None)
    form = row.registration if row else None
    moment = entered.get(seat.pk)
    return SeatHolderRow(
        uuid=seat.uuid,
        seat_number=seat.seat_number,
        holder=seat.holder.fullname if seat.holder else (row.name or None if row else None),
        email=seat.holder.email if seat.holder else (row.email or None if row else None),
        bought_by=seat.bought_by.fullname,
        granted_at=local(seat.granted_at),
        status=seat.status,
        has_started=seat.pk in progress.begun,
        is_waiting=seat.pk in progress.waiting,
        checked_in_at=local(moment) if moment else None,
        minutes_online=online.get(seat.pk),
        registration_number=form.number if form else None,
        registration_status=RegistrationStatus(form.status) if form else None,
        feedback_given=seat.pk in answered,
        souvenir=chosen.get(seat.pk),
    )


def _feedback(product: Product) -> list[TrainingFeedbackResult]:
    """Feedback of a class's participants; empty while there are too few answers."""
    _responses, results = results_of(product)
    return [
        TrainingFeedbackResult(
            question_id=one.question.pk,
            section=one.question.section,
            text=one.question.text,
            type=FeedbackType(one.question.type),
            answers=one.count,
            average=one.average,
            counts=one.counts,
            texts=list(one.texts),
        )
        for one in results
    ]

"""The data of a class's report."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from duxi.catalog.models import Product
from duxi.classroom.models import JourneyStep
from duxi.classroom.queries.attendance import BySession, attendance_of
from duxi.classroom.queries.classes import participants_of, sessions_of
from duxi.classroom.queries.progress import SeatProgress, progress_by_seat, steps_of
from duxi.core.clock import now
from duxi.entitlements.models import Entitlement
from duxi.learning.models import ClassSession


@dataclass(frozen=True)
class ClassData:
    """The data of all sheets, read once."""

    product: Product
    as_of: datetime
    seats: Sequence[Entitlement]
    steps: Sequence[JourneyStep]
    progress_by_seat: Mapping[int, SeatProgress]
    sessions: Sequence[ClassSession]
    attended: Mapping[int, BySession]


def class_data(product: Product) -> ClassData:
    seats = list(participants_of(product))
    return ClassData(
        product=product,
        as_of=now(),
        seats=seats,
        steps=steps_of(product),
        progress_by_seat=progress_by_seat(seats),
        sessions=sessions_of(product),
        attended=attendance_of(seats),
    )


def name_and_email(seat: Entitlement) -> tuple[str, str]:
    """The seat's holder; empty if there is none."""
    return (seat.holder.fullname, seat.holder.email) if seat.holder else ("", "")

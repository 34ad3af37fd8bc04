"""Pages of what a user owns; their queries are compiled once for all users."""

from datetime import datetime
from typing import Any

from django.db.models import Exists, OuterRef, Q, QuerySet

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.core.compiled import Compiled, CompiledCount, param
from duxi.core.envelope import Rows
from duxi.core.hot import remembered
from duxi.core.lists import ListParams, select
from duxi.entitlements.models import Entitlement
from duxi.learning.models import ClassSession
from duxi.offerings.owned import MY_LEARNING, OwnedItem, learning_of, owned_items, owned_list
from duxi.offerings.owned_phases import by_phase

_HISTORIES = {kind.slug: owned_list(kind.history_size, "granted_at|desc") for kind in KINDS}
_TRAINING = "training"
_Page = tuple[CompiledCount, Compiled[Entitlement]]


def learning_page(user: User, params: ListParams) -> Rows[OwnedItem]:
    """A page of everything that a user owns; refuses as `select` does."""
    return _rows(user, _learning(params))


def history_page(user: User, kind: str, params: ListParams) -> Rows[OwnedItem]:
    """The same of one kind, newest first."""
    return _rows(user, _history(kind, params))


def learning_seats(user: User) -> list[Entitlement]:
    """Everything that a user owns, without an order."""
    return _SEATS.all(user=user.pk)


_SEATS = Compiled(lambda: learning_of(param("user")))


def events_on(user: User, kind: str, start: datetime, over: datetime) -> list[OwnedItem]:
    """What a user owns of a kind with an event or session between two moments."""
    return owned_items(user, _EVENTS.all(user=user.pk, kind=kind, start=start, over=over))


def _events() -> QuerySet[Entitlement]:
    start, over = param("start"), param("over")
    sessions = Q(starts_at__gte=start, starts_at__lt=over, product=OuterRef("product"))
    meets = Exists(ClassSession.objects.filter(sessions))
    lasts = Q(product__starts_at__lt=over, product__ends_at__gte=start)
    rows = learning_of(param("user")).filter(Q(product__kind=param("kind")) & (meets | lasts))
    return rows.order_by("product__starts_at", "pk")


_EVENTS = Compiled(_events)


def trainings_page(user: User, subject: int | None, start: int, size: int) -> Rows[OwnedItem]:
    """A page of a user's trainings, of one subject if given, ordered by what comes next."""
    return _rows(user, _trainings(subject is not None, start, size), subject=subject)


@remembered
def _trainings(of_subject: bool, start: int, size: int) -> _Page:
    whole = learning_of(param("user")).filter(product__kind=_TRAINING)
    whole = whole.filter(product__training__subject=param("subject")) if of_subject else whole
    page = whole.order_by(by_phase(), "pk")[start : start + size]
    return CompiledCount(lambda: whole), Compiled(lambda: page)


def _rows(user: User, page: _Page, **values: Any) -> Rows[OwnedItem]:
    counted, seats = page
    total = counted.count(user=user.pk, **values)
    items = owned_items(user, seats.all(user=user.pk, **values)) if total else []
    return Rows[OwnedItem](rows=items, total=total)


@remembered
def _learning(params: ListParams) -> _Page:
    whole, page = select(learning_of(param("user")), params, MY_LEARNING)
    return CompiledCount(lambda: whole), Compiled(lambda: page)


@remembered
def _history(kind: str, params: ListParams) -> _Page:
    seats = learning_of(param("user")).filter(product__kind=kind)
    whole, page = select(seats, params, _HISTORIES[kind])
    return CompiledCount(lambda: whole), Compiled(lambda: page)

"""Pages of what a user owns; their queries are compiled once for all users."""

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.core.compiled import Compiled, CompiledCount, param
from duxi.core.envelope import Rows
from duxi.core.hot import remembered
from duxi.core.lists import ListParams, select
from duxi.entitlements.models import Entitlement
from duxi.offerings.owned import MY_LEARNING, OwnedItem, learning_of, owned_items, owned_list

_HISTORIES = {kind.slug: owned_list(kind.history_size, "granted_at|desc") for kind in KINDS}
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


def _rows(user: User, page: _Page) -> Rows[OwnedItem]:
    counted, seats = page
    total = counted.count(user=user.pk)
    items = owned_items(user, seats.all(user=user.pk)) if total else []
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

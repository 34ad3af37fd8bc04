"""Searches records of all kinds that a user may see."""

from typing import Any

from django.db.models import Model, Q
from django.utils.text import capfirst
from django.utils.translation import gettext as _

from duxi.accounts.models import User
from duxi.backoffice.crud import RESOURCES, Resource
from duxi.commerce.models import Order
from duxi.contacts.models import Contact

_EACH = 3
_A_NAME = 3
_PEOPLE = ("users", "contacts")
_INSIDE_A_WORD = 2
_LAST_SECTIONS = ("points", "affiliate", "reference")
"""Sections of the menu whose records are listed last, because they describe others or are rarely needed."""
SEARCH = "q"


def findable() -> list[str]:
    """Searchable resources by name on the wire."""
    return sorted(["orders", "users", *(one.name for one in RESOURCES if SEARCH in one.listing.filters)])


def found_by(user: User, words: str) -> list[dict[str, str]]:
    """The first records of every kind that match the words."""
    found = _orders(user, words) + _people(user, words)
    for resource in RESOURCES:
        if SEARCH in resource.listing.filters and user.has_perm(resource.permission("view")):
            found += _records(resource, user, words)
    return sorted(found, key=lambda one: _place(one, words.casefold()))


def _place(one: dict[str, str], words: str) -> tuple[bool, bool, int]:
    """People with that name come first, then records; ledger entries and reference data come last."""
    label = one["label"].casefold()
    distance = _distance(label, words)
    has_the_name = one["resource"] in _PEOPLE and len(words) >= _A_NAME and distance < _INSIDE_A_WORD
    return not has_the_name, _is_listed_last(one["resource"]), distance


def _is_listed_last(name: str) -> bool:
    resource = RESOURCES.get(name)
    return bool(resource and resource.line and resource.line.section in _LAST_SECTIONS)


def _distance(label: str, words: str) -> int:
    """Sorts labels that begin with the words first, then those with a word that begins with them, then others
    that contain them.

    Matches in other columns come last.
    """
    places = (label.startswith(words), f" {words}" in label, words in label)
    return places.index(True) if any(places) else len(places)


def _records(resource: Resource[Any], user: User, words: str) -> list[dict[str, str]]:
    rows = resource.rows(user).filter(resource.listing.filters[SEARCH].q("contains", words))
    if resource.is_soft:
        rows = rows.filter(deleted_at=None)
    return [_record(resource, row) for row in rows.order_by("pk")[:_EACH]]


def _record(resource: Resource[Any], row: Model) -> dict[str, str]:
    kind = capfirst(str(resource.model._meta.verbose_name))
    page, key = resource.place(row) if resource.place else (resource.name, row.pk)
    return _found(resource.name, kind, str(row), page, key, _detail_of(row))


def _orders(user: User, words: str) -> list[dict[str, str]]:
    if not user.has_perm("commerce.view_order"):
        return []
    rows = Order.objects.filter(order_id__istartswith=words).select_related("buyer").order_by("-pk")[:_EACH]
    kind = _("Pesanan")
    return [_found("orders", kind, row.order_id, "orders", row.order_id, row.buyer.fullname) for row in rows]


def _people(user: User, words: str) -> list[dict[str, str]]:
    if not user.has_perm("accounts.view_user"):
        return []
    rows = User.objects.filter(Q(fullname__icontains=words) | Q(email__icontains=words))
    found = rows.order_by("-is_staff", "fullname")[:_EACH]
    return [_found("users", _("Pengguna"), row.fullname, "users", row.pk, row.email) for row in found]


def _detail_of(row: Model) -> str:
    """Details that distinguish people of the same name."""
    return row.email or row.organisation if isinstance(row, Contact) else ""


def _found(resource: str, kind: str, label: str, page: str, key: object, detail: str) -> dict[str, str]:
    path = f"/{page}/{key}/show"
    return {"resource": resource, "kind": kind, "label": label, "detail": detail, "path": path}

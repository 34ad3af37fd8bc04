"""The records that tasks can link: all resources, and other records with pages."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.db.models import Model
from django.utils.text import capfirst
from django.utils.translation import gettext as _

from duxi.accounts.models import User
from duxi.backoffice.crud import RESOURCES, Resource
from duxi.commerce.models import MoneyCase, Order, Refund
from duxi.exams.queries.batches import batches_for
from duxi.workspace.links import LINKABLES, Linkable

_Find = Callable[[User, str], str | None]


def register_linkables() -> None:
    """Register everything with a page; called after all resources are declared."""
    for resource in RESOURCES:
        path = f"/{resource.name}/{{id}}/show"
        LINKABLES.register(Linkable(resource.name, path, _row_of(resource)))
    for linkable in (
        Linkable("orders", "/orders/{id}/show", _order),
        Linkable("refunds", "/refunds", _refund),
        Linkable("money-cases", "/money-cases", _money_case),
        Linkable("batches", "/batches/{id}/show", _batch),
    ):
        LINKABLES.register(linkable)


def _row_of(resource: Resource[Any]) -> _Find:
    def find(user: User, link_id: str) -> str | None:
        if not link_id.isdecimal() or not user.has_perm(resource.permission("view")):
            return None
        row = resource.rows(user).filter(pk=int(link_id)).first() if len(link_id) < 10 else None
        return _label(row) if row else None

    return find


def _label(row: Model) -> str:
    """The label of a row; its type and id if the model has no text."""
    text = str(row)
    unnamed = f"{type(row).__name__} object ("
    return f"{capfirst(str(row._meta.verbose_name))} {row.pk}" if text.startswith(unnamed) else text


def _order(user: User, link_id: str) -> str | None:
    if not user.has_perm("commerce.view_order"):
        return None
    found = Order.objects.filter(order_id=link_id).select_related("buyer").first()
    return _("Pesanan {number} · {who}").format(number=link_id, who=found.buyer.fullname) if found else None


def _refund(user: User, link_id: str) -> str | None:
    if not user.has_perm("commerce.view_refund") or not _is_uuid(link_id):
        return None
    found = Refund.objects.filter(uuid=link_id).select_related("order").first()
    return _("Pengembalian dana {number}").format(number=found.order.order_id) if found else None


def _money_case(user: User, link_id: str) -> str | None:
    if not user.has_perm("commerce.view_moneycase") or not link_id.isdecimal() or len(link_id) > 9:
        return None
    found = MoneyCase.objects.filter(pk=int(link_id)).first()
    return str(found) if found else None


def _batch(user: User, link_id: str) -> str | None:
    if not link_id.isdecimal() or len(link_id) > 9:
        return None
    found = batches_for(user).filter(pk=int(link_id)).first()
    return str(found) if found else None


def _is_uuid(text: str) -> bool:
    try:
        UUID(text)
    except ValueError:
        return False
    return True

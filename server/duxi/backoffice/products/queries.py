"""Queries of products for staff."""

from collections.abc import Mapping
from typing import Any

from django.db.models import Case, CharField, F, OuterRef, Q, QuerySet, Subquery, Value, When
from django.db.models.functions import Cast, Coalesce, Now

from duxi.audit.models import AuditEntry
from duxi.audit.queries import entries, history_of
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.commerce.models import WaitingEntry, WaitingStatus
from duxi.core.errors import NotFound
from duxi.core.expressions import count_of
from duxi.core.lists import DayFilter, Filter, ListSpec

_OVER = Q(starts_at__lt=Now(), ends_at__lt=Now()) | Q(sale_until__lt=Now())
_STATUS = Case(
    When(is_published=True, then=Case(When(_OVER, then=Value("over")), default=Value("published"))),
    When(publish_at__isnull=False, then=Value("scheduled")),
    default=Value("draft"),
)
CATALOG_PRODUCTS = ListSpec(
    filters={
        "q": Filter("title", condition=lambda words: Q(title__icontains=words) | Q(slug__icontains=words)),
        "id": Filter("pk", int),
        "kind": Filter("kind"),
        "status": Filter("status"),
        "category_id": Filter("category_id", int),
        "is_published": Filter("is_published", bool),
        "starts_at": DayFilter("starts_at"),
    },
    sorts={
        name: name
        for name in (
            "id",
            "title",
            "kind",
            "price",
            "sold",
            "waiting",
            "starts_at",
            "created_at",
            "changed_at",
            "publish_at",
        )
    },
    default_sort="changed_at|desc",
    page_size=25,
)
WAITING = ListSpec(
    filters={"status": Filter("status")},
    sorts={"created_at": "created_at", "id": "pk"},
    default_sort="created_at|asc",
    page_size=50,
)
HISTORY = ListSpec(filters={}, sorts={"at": "at"}, default_sort="at|desc", page_size=25)


def _changed_at() -> Coalesce:
    """When staff last changed a product or its lines, else when it was created."""
    found = AuditEntry.objects.filter(
        root_model=Product._meta.label_lower, root_id=Cast(OuterRef("pk"), CharField())
    )
    return Coalesce(Subquery(found.order_by("-at").values("at")[:1]), F("created_at"))


def catalog_products() -> QuerySet[Any]:
    """Products of all known kinds, with status, waiting list length, and last change."""
    waiting = WaitingEntry.objects.filter(status=WaitingStatus.WAITING, product=OuterRef("pk"))
    known = Product.objects.filter(kind__in=[kind.slug for kind in KINDS])
    return known.select_related("category").annotate(
        status=_STATUS, waiting=count_of(waiting, "product"), changed_at=_changed_at()
    )


def catalog_product(pk: int) -> Any:
    """One of them; raises `NotFound`."""
    found = catalog_products().filter(pk=pk).first()
    if found is None:
        raise NotFound
    return found


def waiting_of(product: Product) -> QuerySet[WaitingEntry]:
    """All waiting list entries, past ones included."""
    return WaitingEntry.objects.filter(product=product).select_related("person")


def product_history(product: Product) -> QuerySet[AuditEntry]:
    """The history of a product, its detail row and its lines."""
    return history_of(Product, product.pk)


def price_changes(product: Product) -> list[dict[str, Any]]:
    """All prices of a product, the newest first."""
    label = Product._meta.label_lower
    found = entries().filter(
        model=label, object_id=str(product.pk), changes__has_any_keys=["price", "strike_price"]
    )
    return [_price(entry) for entry in found.order_by("-at", "-pk")[:100]]


def _price(entry: AuditEntry) -> dict[str, Any]:
    changes: Mapping[str, list[Any]] = entry.changes
    price, strike = changes.get("price", [None, None]), changes.get("strike_price", [None, None])
    return {
        "at": entry.at,
        "actor": entry.actor.fullname if entry.actor else None,
        "price_before": price[0],
        "price": price[1],
        "strike_price_before": strike[0],
        "strike_price": strike[1],
    }

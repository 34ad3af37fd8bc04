"""Queries of entitlements; only `…_for(user)` and `owned_by` scope them to a user."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any

from django.db.models import Expression, Q, QuerySet

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS, ProductKind, Source
from duxi.catalog.models import Product
from duxi.catalog.queries import on_sale
from duxi.entitlements.models import LIVE, Entitlement, EntitlementStatus, SourceKind

Person = User | Expression
"""A user, or the placeholder of a compiled query."""


def owned_by(user: Person) -> QuerySet[Entitlement]:
    """The seats that a user holds, including completed ones."""
    return Entitlement.objects.filter(holder=user, status__in=LIVE)


def entitlements_for(user: User, kinds: Iterable[str] | None = None) -> QuerySet[Entitlement]:
    """The user's entitlements of these kinds (None: all) with their products, the newest first."""
    rows = owned_by(user).select_related("product").order_by("-granted_at", "-pk")
    return rows if kinds is None else rows.filter(product__kind__in=list(kinds))


def active_entitlement(user: User, product: Product) -> Entitlement | None:
    """The oldest active seat in a product that a user holds."""
    rows = Entitlement.objects.filter(holder=user, product=product, status=EntitlementStatus.ACTIVE)
    return rows.order_by("granted_at", "pk").first()


def owns(user: User, product: Product) -> bool:
    """Whether a user holds a seat in a product, completed or not."""
    return owned_by(user).filter(product=product).exists()


def seats_bought_by(user: Person) -> QuerySet[Entitlement]:
    """The seats that a user bought, for any holder."""
    return Entitlement.objects.filter(bought_by=user, status__in=LIVE)


def had_by(user: Person) -> QuerySet[Product]:
    """The products of which a user holds or bought a seat."""
    held, bought = (seats(user).values("product") for seats in (owned_by, seats_bought_by))
    return Product.objects.filter(Q(pk__in=held) | Q(pk__in=bought))


def new_to(user: Person) -> QuerySet[Product]:
    """Products on sale except owned ones and their equivalents: other dates, parts, bundles that contain
    them.
    """
    had = had_by(user).values("pk")
    repeats = (Q(kind=kind.slug) & _repeating(kind, had) for kind in KINDS)
    return on_sale().exclude(pk__in=had).exclude(reduce(or_, repeats))


def _repeating(kind: ProductKind, had: QuerySet[Product, Any]) -> Q:
    """Products of a kind that are equivalent to owned ones."""
    found = kind.repeats(had) if kind.repeats else Q(pk__in=())
    if kind.subject:
        found |= Q(**{f"{kind.subject}__in": had.filter(kind=kind.slug).values(kind.subject)})
    return found


def live_seats_of(source: Source) -> QuerySet[Entitlement]:
    """Active and completed seats of a source, by number."""
    rows = Entitlement.objects.filter(source_kind=source.kind, source_reference=source.reference)
    return rows.filter(status__in=LIVE).order_by("seat_number")


def holder_names(kind: SourceKind, references: Collection[str]) -> Mapping[str, list[str]]:
    """The holders of these sources' seats, by number; seats without a holder are left out."""
    rows = Entitlement.objects.filter(source_kind=kind, source_reference__in=references, status__in=LIVE)
    named = rows.exclude(holder=None).order_by("seat_number")
    found: dict[str, list[str]] = defaultdict(list)
    for reference, name in named.values_list("source_reference", "holder__fullname"):
        found[reference].append(name)
    return found


def participants_of(product: Product) -> QuerySet[Entitlement]:
    """The seats in a product with their holders, in the order in which they were granted."""
    rows = Entitlement.objects.filter(product=product, status__in=LIVE)
    return rows.select_related("holder", "bought_by").order_by("granted_at", "pk")


def expected_at(product: Product) -> QuerySet[User]:
    """The expected participants, with the buyer for seats without a name."""
    seats = Entitlement.objects.filter(product=product, status__in=LIVE)
    named = Q(pk__in=seats.values("holder"))
    unnamed = Q(pk__in=seats.filter(holder=None).values("bought_by"))
    return User.objects.filter(named | unnamed).order_by("pk")

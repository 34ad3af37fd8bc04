"""Participants of a product: numbers and kinds of agencies, without names."""

from typing import Any

from django.core.cache import cache
from django.db.models import BigIntegerField, Case, Count, OuterRef, Q, QuerySet, Subquery, When
from django.db.models.functions import Cast, Coalesce

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.commerce.models import CompanyMember, OrderLine
from duxi.core.schema import Schema
from duxi.entitlements.models import LIVE, Entitlement, EntitlementStatus, SourceKind
from duxi.reference.models import InstansiType

FEWEST_PEOPLE = 5
"""Below this number nothing is shown, because individuals could be recognised."""
FEWEST_OF_A_KIND = 3
CACHE_SECONDS = 600


class AgencyShare(Schema):
    """How many participants come from agencies of one kind."""

    type: str
    name: str
    people: int


class ParticipantsOut(Schema):
    """Zeros if fewer than five participants; kinds of agencies with fewer than three are left out."""

    people: int
    completed: int
    agencies: list[AgencyShare]


NONE = ParticipantsOut(people=0, completed=0, agencies=[])


def participants_of(product: Product) -> ParticipantsOut:
    """For a dated class, the participants of all classes of its subject."""
    key = f"participants:{product.pk}"
    found: ParticipantsOut | None = cache.get(key)
    if found is None:
        found = _counted(_seats(product))
        cache.set(key, found, CACHE_SECONDS)
    return found


def _counted(seats: QuerySet[Entitlement]) -> ParticipantsOut:
    totals = seats.aggregate(
        people=Count("holder", distinct=True),
        completed=Count("holder", distinct=True, filter=Q(status=EntitlementStatus.COMPLETED)),
    )
    if totals["people"] < FEWEST_PEOPLE:
        return NONE
    return ParticipantsOut(**totals, agencies=_agencies(seats))


def _seats(product: Product) -> QuerySet[Entitlement]:
    alike = KINDS[product.kind].alternatives
    products = Product.objects.filter(alike(product)) if alike else Product.objects.filter(pk=product.pk)
    return Entitlement.objects.filter(
        product__in=products.values("pk"), status__in=LIVE, holder__isnull=False
    )


def _agencies(seats: QuerySet[Entitlement]) -> list[AgencyShare]:
    rows: QuerySet[Any, Any] = (
        seats.annotate(line=_line(), agency=Coalesce(_bought_for(), _member_of()))
        .filter(agency__isnull=False)
        .values_list("agency")
        .annotate(people=Count("holder", distinct=True))
        .filter(people__gte=FEWEST_OF_A_KIND)
        .order_by("-people", "agency")
    )
    return [
        AgencyShare(type=kind, name=str(InstansiType(kind).label), people=people) for kind, people in rows
    ]


def _line() -> Case:
    """The order line of the seat."""
    key = Cast("source_reference", BigIntegerField())
    return Case(When(source_kind=SourceKind.ORDER_LINE, then=key), output_field=BigIntegerField(null=True))


def _bought_for() -> Subquery:
    return Subquery(OrderLine.objects.filter(pk=OuterRef("line")).values("instansi__type"))


def _member_of() -> Subquery:
    memberships = CompanyMember.objects.filter(user=OuterRef("holder")).order_by("-synced_at")
    return Subquery(memberships.values("instansi__type")[:1])

"""Whether products can be bought right now, in SQL; and the parts of composite ones."""

from collections.abc import Iterable
from functools import reduce
from operator import and_
from typing import Any

from django.db.models import (
    BigIntegerField,
    BooleanField,
    Case,
    Exists,
    ExpressionWrapper,
    F,
    IntegerField,
    Min,
    OuterRef,
    Q,
    QuerySet,
    Subquery,
    Sum,
    Value,
    When,
)
from django.db.models.functions import Least, Now

from duxi.catalog.kinds import KINDS, ProductKind, composite_kinds
from duxi.catalog.models import Product, ProductPart

IN_TIME = Q(sale_until=None) | Q(sale_until__gt=Now())
_OWN_SEATS = Q(quota=None) | Q(quota__gt=F("sold"))


def can_be_bought(kind: ProductKind | None = None) -> Q:
    """In time and with a free seat, including every part; without a kind, for products of any."""
    own = IN_TIME & _OWN_SEATS
    if kind is None:
        return own & (~Q(kind__in=composite_kinds()) | _whole())
    return own & _whole() if kind.is_composite else own


def part_can_be_had(product: str = "product__", quantity: str = "quantity") -> Q:
    """The part's product is on sale, with as many seats as needed.

    For rows of `ProductPart`; the arguments are paths to the part's product and to the quantity.
    """
    in_time = Q(**{f"{product}sale_until": None}) | Q(**{f"{product}sale_until__gt": Now()})
    enough = Q(**{f"{product}quota__gte": F(f"{product}sold") + F(quantity)})
    single = ~Q(**{f"{product}kind__in": composite_kinds()})
    published = Q(**{f"{product}is_published": True})
    seats = Q(**{f"{product}quota": None}) | enough
    return published & in_time & seats & single & _for_the_cart(product)


def _for_the_cart(product: str) -> Q:
    refused = [kind.is_refused(product) for kind in KINDS if kind.is_refused]
    return reduce(and_, (~one for one in refused), Q())


def seats_left(kind: ProductKind | None = None) -> Any:
    """Number of free seats; null if unlimited."""
    own = F("quota") - F("sold")
    if kind is not None and not kind.is_composite:
        return own
    part_left = ExpressionWrapper(
        (F("product__quota") - F("product__sold")) / F("quantity"), output_field=IntegerField()
    )
    fewest = _parts().order_by().values("whole").annotate(left=Min(part_left)).values("left")
    return Least(ExpressionWrapper(own, output_field=IntegerField()), Subquery(fewest))


def awaits_date(kind: ProductKind | None = None) -> Case:
    """Whether it is sold before its date is known; without a kind, for products of any."""
    kinds = [one for one in ([kind] if kind else KINDS) if one.awaits_date]
    waiting = [When(Q(kind=one.slug) & one.awaits_date(), then=True) for one in kinds if one.awaits_date]
    return Case(*waiting, default=Value(value=False), output_field=BooleanField())


def awaiting_date(products: Iterable[Product]) -> set[int]:
    """The keys of products that are sold before their date is known; queries only if there may be any."""
    undated = [one.pk for one in products if one.starts_at is None and KINDS[one.kind].awaits_date]
    if not undated:
        return set()
    return set(Product.objects.filter(awaits_date(), pk__in=undated).values_list("pk", flat=True))


def parts_price() -> Subquery:
    """The sum of the parts' single prices; null without parts."""
    amount = Sum(F("product__price") * F("quantity"), output_field=BigIntegerField())
    return Subquery(_parts().order_by().values("whole").annotate(total=amount).values("total"))


def _whole() -> Q:
    """Whether it has parts, and all of them exist."""
    return Q(Exists(_parts())) & ~Q(Exists(_parts().exclude(part_can_be_had())))


def _parts() -> QuerySet[ProductPart]:
    return ProductPart.objects.filter(whole=OuterRef("pk"))

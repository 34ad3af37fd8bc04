"""Whether products can be bought right now, in SQL; and what composite ones consist of."""

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
    """In time and with a seat left, of every part as well; without a kind, for products of any."""
    own = IN_TIME & _OWN_SEATS
    if kind is None:
        return own & (~Q(kind__in=composite_kinds()) | _whole())
    return own & _whole() if kind.is_composite else own


def part_can_be_had(product: str = "product__", quantity: str = "quantity") -> Q:
    """The part's product is on sale, with as many seats as the whole takes.

    For rows of `ProductPart`; the names are the paths to the part's product and to the quantity.
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
    """How many may still be bought; null where there is no limit."""
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
    """The keys of those that are sold before their date is known; a query only where there may be any."""
    undated = [one.pk for one in products if one.starts_at is None and KINDS[one.kind].awaits_date]
    if not undated:
        return set()
    return set(Product.objects.filter(awaits_date(), pk__in=undated).values_list("pk", flat=True))


def parts_price() -> Subquery:
    """What the parts cost one by one; null for what has none."""
    amount = Sum(F("product__price") * F("quantity"), output_field=BigIntegerField())
    return Subquery(_parts().order_by().values("whole").annotate(total=amount).values("total"))


def _whole() -> Q:
    """It has parts, and none of them is missing."""
    return Q(Exists(_parts())) & ~Q(Exists(_parts().exclude(part_can_be_had())))


def _parts() -> QuerySet[ProductPart]:
    return ProductPart.objects.filter(whole=OuterRef("pk"))

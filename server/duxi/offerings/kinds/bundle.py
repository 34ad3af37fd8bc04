"""Bundles: products of any kind together, at a separate price."""

from dataclasses import replace
from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.db import models
from django.db.models import (
    BigIntegerField,
    Case,
    Exists,
    Expression,
    F,
    IntegerField,
    OuterRef,
    Q,
    Sum,
    When,
)
from django.db.models.functions import Coalesce, Greatest, JSONObject, Now
from django.utils.translation import gettext_lazy as _

from duxi.catalog.forms import SCHEDULE, FormField, FormLines
from duxi.catalog.kinds import KINDS, ProductKind, Purchase, Requirement
from duxi.catalog.models import Product, ProductPart
from duxi.catalog.parts import IN_TIME, part_can_be_had, parts_price
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS, base_columns, base_names, developed_units
from duxi.catalog.schemas import ProductCard, ProductDetail
from duxi.core.expressions import count_of
from duxi.core.lists import ListSpec
from duxi.offerings.fulfilment import grant_seats, withdraw_seats


class BundleDetail(models.Model):
    """The detail of a bundle, without columns: its items are the product's parts."""

    product = models.OneToOneField(Product, models.CASCADE, primary_key=True, related_name="bundle")


class BundleCard(ProductCard):
    item_count: int
    items_price: int
    saves: int


class BundleItemOut(ProductCard):
    """An item's card; `on_sale`: the quantity that the bundle contains is available."""

    quantity: int


class BundleDetailOut(ProductDetail, BundleCard):
    items: list[BundleItemOut]
    related: list[BundleCard]


def fulfil(purchase: Purchase) -> None:
    """Grant the bundle, and every item by its own kind."""
    grant_seats(purchase)
    for part in _items_of(purchase):
        KINDS[part.product.kind].fulfil(part)


def withdraw(purchase: Purchase) -> None:
    """Revoke the bundle, and every item by its own kind."""
    withdraw_seats(purchase)
    for part in _items_of(purchase):
        KINDS[part.product.kind].withdraw(part)


def has_begun(purchase: Purchase) -> bool:
    """Whether one of the items has begun, because a bundle is refunded as a whole."""
    return any(KINDS[part.product.kind].has_begun(part) for part in _items_of(purchase))


def _items_of(purchase: Purchase) -> list[Purchase]:
    return [
        replace(purchase, product=product, quantity=quantity, parts=())
        for product, quantity in purchase.parts
    ]


def _parts() -> models.QuerySet[ProductPart]:
    return ProductPart.objects.filter(whole=OuterRef("pk"))


def _items_price() -> Coalesce:
    """The sum of the items' single prices."""
    return Coalesce(parts_price(), 0, output_field=BigIntegerField())


def _columns() -> dict[str, Any]:
    saves = Greatest(_items_price() - F("price"), 0, output_field=BigIntegerField())
    return {"item_count": count_of(_parts(), "whole"), "items_price": _items_price(), "saves": saves}


def _items() -> ArraySubquery:
    """The items' cards in the bundle's order."""
    there = part_can_be_had(product="", quantity="wholes__quantity")
    columns = base_columns() | {
        "quantity": F("wholes__quantity"),
        "on_sale": Case(When(there, then=True), default=False),
    }
    card = JSONObject(**base_names(), **columns)
    items = Product.objects.filter(wholes__whole=OuterRef("pk"))
    return ArraySubquery(items.order_by("wholes__position", "wholes__pk").values(json=card))


def _parts_of(bundle: Product) -> models.QuerySet[ProductPart]:
    return ProductPart.objects.filter(whole=bundle.pk)


def _wholes_with(products: models.QuerySet[Product, Any]) -> Q:
    return Q(Exists(_parts().filter(product__in=products)))


def _is_cheaper(bundle: Product) -> bool:
    """Whether it is cheaper than its parts; free is always allowed."""
    amount = Sum(F("product__price") * F("quantity"), output_field=BigIntegerField())
    total = _parts_of(bundle).aggregate(total=amount)["total"]
    return bundle.price == 0 or total is None or bundle.price < total


def _available() -> Case:
    missing = Q(product__quota__lt=F("product__sold") + F("quantity")) | Q(product__sale_until__lte=Now())
    whole = IN_TIME & ~Exists(_parts().filter(missing))
    return Case(When(whole, then=1), default=0, output_field=IntegerField())


class _Available(Expression):
    """Sorts bundles whose parts are all available first; built after the models are loaded."""

    def resolve_expression(self, *args: Any, **options: Any) -> Any:
        return _available().resolve_expression(*args, **options)


_HAS_PARTS = Requirement(_("isi paket"), lambda bundle: _parts_of(bundle).exists(), "parts")
_PARTS_SHOWN = Requirement(
    _("isi paket yang semuanya sudah tayang"),
    lambda bundle: not _parts_of(bundle).filter(product__is_published=False).exists(),
    "parts",
)
_IS_CHEAPER = Requirement(_("harga di bawah jumlah harga isinya"), _is_cheaper, "price")

KIND = KINDS.register(
    ProductKind(
        id=13,
        slug="bundle",
        label=_("Paket"),
        wishlist_code="PACKAGE",
        teaches=True,
        search_words=("paket hemat", "paket", "bundling"),
        path="bundlings",
        model=BundleDetail,
        parts=(ProductPart,),
        card=BundleCard,
        detail=BundleDetailOut,
        columns=_columns,
        detail_columns=lambda: {"units": developed_units(), "items": _items()},
        listing=ListSpec(
            filters=BASE_FILTERS,
            sorts=BASE_SORTS | {"available": _Available(output_field=IntegerField())},
            default_sort="created_at|desc",
            page_size=6,
            facets=("category", "difficulty"),
        ),
        form_without=SCHEDULE,
        lines=(
            FormLines(
                ProductPart,
                "parts",
                _("Isi paket"),
                (FormField("product", _("Produk")), FormField("quantity", _("Jumlah"), minimum=1)),
            ),
        ),
        completeness=(_HAS_PARTS, _PARTS_SHOWN, _IS_CHEAPER),
        fulfil=fulfil,
        withdraw=withdraw,
        has_begun=has_begun,
        max_quantity=1,
        is_composite=True,
        repeats=_wholes_with,
    )
)

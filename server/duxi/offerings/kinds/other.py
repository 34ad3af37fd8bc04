"""Other products: books, templates, lab hours and what else is sold by the piece."""

from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.db import models
from django.db.models import OuterRef, Value
from django.db.models.functions import JSONObject
from django.utils.translation import gettext_lazy as _

from duxi.catalog.forms import SCHEDULE, FormField, FormLines
from duxi.catalog.kinds import KINDS, ProductKind, Purchase
from duxi.catalog.models import Product
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS, developed_units
from duxi.catalog.schemas import ProductCard, ProductDetail
from duxi.content.lines import line
from duxi.core.lists import ListSpec
from duxi.core.schema import Schema
from duxi.learning.actions.deliveries import open_deliveries
from duxi.offerings.fulfilment import grant_seats, has_started, withdraw_seats

MAX_QUANTITY = 20


class OtherDetail(models.Model):
    """What another product adds to the base product: the word for one piece of it, and whether it is sent."""

    product = models.OneToOneField(Product, models.CASCADE, primary_key=True, related_name="other")
    unit_label = models.CharField(max_length=30)
    is_shipped = models.BooleanField(default=False, db_default=False)


class OtherSpec(models.Model):
    """One line of a product's data sheet."""

    product = models.ForeignKey(Product, models.CASCADE, related_name="other_specs")
    label = models.CharField(max_length=60)
    value = models.CharField(max_length=200)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["product", "label"],
                name="other_spec_label_once",
                deferrable=models.Deferrable.IMMEDIATE,
            )
        ]
        ordering = ["position", "pk"]

    def __str__(self) -> str:
        return f"{self.label}: {self.value}"


class OtherCard(ProductCard):
    unit_label: str
    max_quantity: int


class SpecOut(Schema):
    label: str
    value: str


class OtherDetailOut(ProductDetail, OtherCard):
    specs: list[SpecOut]
    related: list[OtherCard]


def fulfil(purchase: Purchase) -> None:
    """Grant the seats, and create the parcel of a shipped product."""
    seats = grant_seats(purchase)
    if OtherDetail.objects.filter(product=purchase.product.pk, is_shipped=True).exists():
        open_deliveries(seats)


def _columns() -> dict[str, Any]:
    return {"unit_label": line("other__unit_label"), "max_quantity": Value(MAX_QUANTITY)}


def _specs() -> ArraySubquery:
    shape = JSONObject(label=line("label"), value=line("value"))
    return ArraySubquery(OtherSpec.objects.filter(product=OuterRef("pk")).values(json=shape))


KIND = KINDS.register(
    ProductKind(
        id=9,
        slug="other",
        label=_("Produk lainnya"),
        wishlist_code="Others",
        is_goods=True,
        search_weight=-0.3,
        path="other-products",
        model=OtherDetail,
        parts=(OtherSpec,),
        card=OtherCard,
        detail=OtherDetailOut,
        columns=_columns,
        detail_columns=lambda: {"units": developed_units(), "specs": _specs()},
        listing=ListSpec(
            filters=BASE_FILTERS,
            sorts=BASE_SORTS,
            default_sort="product_order|asc",
            page_size=9,
            facets=("category", "is_free"),
        ),
        form=(FormField("unit_label", _("Satuan"), help=_("Misalnya buah atau paket.")),),
        form_without=SCHEDULE,
        lines=(
            FormLines(
                OtherSpec,
                "specs",
                _("Lembar data"),
                (FormField("label", _("Nama")), FormField("value", _("Isi"))),
            ),
        ),
        fulfil=fulfil,
        withdraw=withdraw_seats,
        has_begun=has_started,
        max_quantity=MAX_QUANTITY,
    )
)

"""A product kind that only exists in a test, written as in `docs/add-a-product-kind.md`."""

from django.db import models
from django.db.models import F
from django.utils.translation import gettext_lazy as _

from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.models import Product
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS, developed_units
from duxi.catalog.schemas import ProductCard, ProductDetail
from duxi.core.lists import ListSpec
from duxi.offerings.fulfilment import fulfil_with_seats, has_started, withdraw_seats


class PostcardDetail(models.Model):
    product = models.OneToOneField(Product, models.CASCADE, primary_key=True, related_name="postcard")
    motif = models.CharField(max_length=60)


class PostcardCard(ProductCard):
    motif: str


class PostcardDetailOut(ProductDetail, PostcardCard):
    pass


KIND = KINDS.register(
    ProductKind(
        id=99,
        slug="postcard",
        label=_("Kartu pos"),
        wishlist_code="PCD",
        path="postcards",
        model=PostcardDetail,
        card=PostcardCard,
        detail=PostcardDetailOut,
        columns=lambda: {"motif": F("postcard__motif")},
        detail_columns=lambda: {"units": developed_units()},
        listing=ListSpec(
            filters=BASE_FILTERS, sorts=BASE_SORTS, default_sort="product_order|asc", page_size=9
        ),
        fulfil=fulfil_with_seats,
        withdraw=withdraw_seats,
        has_begun=has_started,
        search_words=("kartu pos",),
        max_quantity=5,
    )
)

"""Workshop subscriptions: some workshops, or all of them, during some time for one price."""

from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, OuterRef, Q
from django.db.models.functions import JSONObject
from django.utils.translation import gettext_lazy as _

from duxi.catalog.forms import SCHEDULE, FormField
from duxi.catalog.kinds import KINDS, ProductKind, Purchase, Requirement
from duxi.catalog.models import Category, Product
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS, developed_units
from duxi.catalog.schemas import ProductCard, ProductDetail, TagOut
from duxi.catalog.topics import category_name
from duxi.content.lines import are_translated, lines
from duxi.core.lists import Filter, ListSpec
from duxi.learning.actions.subscribe import has_been_used, subscribe
from duxi.offerings.fulfilment import grant_seats, seats_of, withdraw_seats
from duxi.offerings.kinds.workshop import KIND as WORKSHOP


class WorkshopSubscriptionDetail(models.Model):
    """What a subscription adds to the base product.

    `workshop_quota` is the number of workshops within `period_days` (None: unlimited); `covered_categories`
    are the categories that it includes.
    """

    product = models.OneToOneField(
        Product, models.CASCADE, primary_key=True, related_name="workshop_subscription"
    )
    period_days = models.PositiveSmallIntegerField()
    workshop_quota = models.PositiveSmallIntegerField(null=True, blank=True)
    covered_categories = models.ManyToManyField(
        Category, related_name="subscriptions", limit_choices_to={"kind": WORKSHOP.slug}
    )
    terms = ArrayField(models.CharField(max_length=200), default=list, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(period_days__gte=1), name="subscription_lasts"),
            models.CheckConstraint(
                condition=Q(workshop_quota=None) | Q(workshop_quota__gte=1), name="subscription_gives_some"
            ),
        ]


class WorkshopSubscriptionCard(ProductCard):
    period_days: int
    workshop_quota: int | None


class WorkshopSubscriptionDetailOut(ProductDetail, WorkshopSubscriptionCard):
    covered_categories: list[TagOut]
    terms: list[str]
    related: list[WorkshopSubscriptionCard]


def fulfil(purchase: Purchase) -> None:
    """Create a subscription with each seat, valid from the payment."""
    detail = WorkshopSubscriptionDetail.objects.get(product=purchase.product.pk)
    for seat in grant_seats(purchase):
        subscribe(
            entitlement=seat,
            period_days=detail.period_days,
            quota=detail.workshop_quota,
            starts_at=purchase.paid_at,
        )


def has_begun(purchase: Purchase) -> bool:
    """Whether a workshop was taken with it."""
    detail = WorkshopSubscriptionDetail.objects.get(product=purchase.product.pk)
    return has_been_used(seats_of(purchase), quota=detail.workshop_quota)


def _columns() -> dict[str, Any]:
    return {name: F(f"workshop_subscription__{name}") for name in ("period_days", "workshop_quota")}


def _detail_columns() -> dict[str, Any]:
    categories = Category.objects.filter(subscriptions=OuterRef("pk")).order_by("position", "name")
    return {
        "units": developed_units(),
        "covered_categories": ArraySubquery(
            categories.values(json=JSONObject(slug=F("slug"), name=category_name()))
        ),
        "terms": lines("workshop_subscription__terms"),
    }


_HAS_CATEGORIES = Requirement(
    _("kategori workshop yang tercakup"),
    lambda one: Category.objects.filter(subscriptions=one.pk).exists(),
    "covered_categories",
)

KIND = KINDS.register(
    ProductKind(
        id=6,
        slug="workshop-subscription",
        label=_("Langganan workshop"),
        wishlist_code="WSP_SUBSCR",
        search_words=("langganan workshop", "workshop", "bengkel"),
        path="workshops/subscriptions",
        model=WorkshopSubscriptionDetail,
        card=WorkshopSubscriptionCard,
        detail=WorkshopSubscriptionDetailOut,
        columns=_columns,
        detail_columns=_detail_columns,
        listing=ListSpec(
            filters=BASE_FILTERS | {"period_days": Filter("workshop_subscription__period_days", int)},
            sorts=BASE_SORTS | {"period_days": "workshop_subscription__period_days"},
            default_sort="product_order|asc",
            page_size=10,
            facets=("category", "difficulty"),
        ),
        form=(
            FormField("period_days", _("Masa berlaku (hari)"), minimum=1),
            FormField(
                "workshop_quota", _("Jumlah workshop"), help=_("Kosongkan bila tidak dibatasi."), minimum=1
            ),
            FormField("covered_categories", _("Kategori workshop yang tercakup"), is_required=True),
            FormField("terms", _("Ketentuan")),
        ),
        form_without=SCHEDULE,
        completeness=(_HAS_CATEGORIES,),
        is_in_language=lambda: are_translated("workshop_subscription__terms"),
        fulfil=fulfil,
        withdraw=withdraw_seats,
        has_begun=has_begun,
        max_quantity=1,
    )
)

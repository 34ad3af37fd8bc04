"""Workshops: one or two days of working together on a result."""

from typing import Any

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.forms import FormField
from duxi.catalog.kinds import CLASS_WORDS, KINDS, ProductKind, Room
from duxi.catalog.models import Product
from duxi.catalog.publishing import MEETING
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS, COMING, developed_units
from duxi.catalog.schemas import ProductCard, ProductDetail
from duxi.content.lines import are_translated, is_translated_line, line, lines
from duxi.core.lists import ListSpec
from duxi.offerings.fulfilment import fulfil_with_seats, has_started, withdraw_seats


class WorkshopDetail(models.Model):
    """What a workshop adds to the base product; `outcome` is each participant's result, in one line."""

    product = models.OneToOneField(Product, models.CASCADE, primary_key=True, related_name="workshop")
    duration_hours = models.PositiveSmallIntegerField()
    outcome = models.CharField(max_length=200)
    syllabus = ArrayField(models.CharField(max_length=200), default=list, blank=True)
    tools = ArrayField(models.CharField(max_length=200), default=list, blank=True)

    class Meta:
        constraints = [models.CheckConstraint(condition=Q(duration_hours__gte=1), name="workshop_lasts")]


class WorkshopCard(ProductCard):
    duration_hours: int
    outcome: str


class WorkshopDetailOut(ProductDetail, WorkshopCard):
    syllabus: list[str]
    tools: list[str]
    related: list[WorkshopCard]


def _columns() -> dict[str, Any]:
    return {"duration_hours": F("workshop__duration_hours"), "outcome": line("workshop__outcome")}


def _detail_columns() -> dict[str, Any]:
    return {
        "units": developed_units(),
        "syllabus": lines("workshop__syllabus"),
        "tools": lines("workshop__tools"),
    }


def _is_in_language() -> Q:
    """Tools do not count: many have the same name in every language."""
    return are_translated("workshop__syllabus") & is_translated_line("workshop__outcome")


KIND = KINDS.register(
    ProductKind(
        id=5,
        slug="workshop",
        label=_("Workshop"),
        wishlist_code="WSP",
        teaches=True,
        room=Room.ENTRY,
        search_weight=0.1,
        search_words=("workshop", "workshops", "bengkel", *CLASS_WORDS),
        path="workshops/schedules",
        detail_path="workshops",
        categories_path="workshops/categories",
        model=WorkshopDetail,
        card=WorkshopCard,
        detail=WorkshopDetailOut,
        columns=_columns,
        detail_columns=_detail_columns,
        listing=ListSpec(
            filters=BASE_FILTERS,
            sorts=BASE_SORTS | {"coming": COMING},
            default_sort="coming|asc",
            page_size=10,
            facets=("category", "mode", "difficulty", "location", "is_free"),
        ),
        form=(
            FormField("duration_hours", _("Lama (jam)"), minimum=1),
            FormField("outcome", _("Hasil"), help=_("Apa yang dibawa pulang peserta, satu kalimat.")),
            FormField("syllabus", _("Silabus")),
            FormField("tools", _("Perangkat")),
        ),
        completeness=MEETING,
        is_in_language=_is_in_language,
        fulfil=fulfil_with_seats,
        withdraw=withdraw_seats,
        has_begun=has_started,
        learning_minutes=lambda product: F(f"{product}workshop__duration_hours") * 60,
        max_quantity=20,
        schema_type="Event",
    )
)

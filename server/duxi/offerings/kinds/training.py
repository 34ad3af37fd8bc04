"""Trainings: dated classes of a subject. What is sold is the class, so a schedule is the product."""

from datetime import date

from django.contrib.postgres.expressions import ArraySubquery
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, OuterRef, Q, Value
from django.db.models.functions import JSONObject
from django.utils.translation import gettext_lazy as _

from duxi.catalog.kinds import KINDS, ProductKind, Purchase
from duxi.catalog.models import Product
from duxi.catalog.queries import SPINE_FILTERS, SPINE_SORTS
from duxi.catalog.schemas import ProductCard, ProductDetail
from duxi.core.lists import Filter, ListSpec
from duxi.learning.actions.enrol import enrol
from duxi.reference.models import CompetencyUnit


class TrainingMode(models.TextChoices):
    """Where a class happens."""

    ONLINE = "online", _("Daring")
    OFFLINE = "offline", _("Tatap muka")
    HYBRID = "hybrid", _("Bauran")


class TrainingDetail(models.Model):
    """What a training class adds to the spine: subject, dates, place and syllabus."""

    product = models.OneToOneField(Product, models.CASCADE, primary_key=True, related_name="training")
    subject_code = models.CharField(max_length=20, db_index=True)
    mode = models.CharField(max_length=7, choices=TrainingMode.choices)
    location = models.CharField(max_length=100)
    starts_on = models.DateField(db_index=True)
    ends_on = models.DateField()
    duration_hours = models.PositiveSmallIntegerField()
    syllabus = ArrayField(models.CharField(max_length=200), default=list, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(ends_on__gte=F("starts_on")), name="training_ends_after_start")
        ]


class TrainingCard(ProductCard):
    subject_code: str
    mode: TrainingMode
    location: str
    starts_on: date
    ends_on: date
    duration_hours: int


class TrainingDetailOut(ProductDetail, TrainingCard):
    syllabus: list[str]
    related: list[TrainingCard]  # type: ignore[assignment]


def fulfil(purchase: Purchase) -> None:
    """Enrol the buyer with the seats that were bought."""
    enrol(
        participant=purchase.buyer,
        product=purchase.product,
        seats=purchase.quantity,
        reference=purchase.reference,
        enrolled_at=purchase.paid_at,
    )


def _units() -> ArraySubquery:
    shape = JSONObject(uk_code=F("code"), uk_name=F("name"), required_level=Value(None))
    units = CompetencyUnit.objects.filter(products=OuterRef("pk")).order_by("code")
    return ArraySubquery(units.values(json=shape))


_COLUMNS = ("subject_code", "mode", "location", "starts_on", "ends_on", "duration_hours")

KIND = KINDS.register(
    ProductKind(
        id=2,
        slug="training",
        label=_("Pelatihan"),
        wishlist_code="TRN",
        path="trainings/schedules",
        model=TrainingDetail,
        card=TrainingCard,
        detail=TrainingDetailOut,
        columns=lambda: {name: F(f"training__{name}") for name in _COLUMNS},
        detail_columns=lambda: {"units": _units(), "syllabus": F("training__syllabus")},
        listing=ListSpec(
            filters=SPINE_FILTERS
            | {
                "mode": Filter("training__mode"),
                "location": Filter("training__location"),
                "eventDateStart": Filter("training__starts_on", date),
            },
            sorts=SPINE_SORTS | {"eventDateStart": "training__starts_on"},
            default_sort="eventDateStart|desc",
            page_size=10,
        ),
        fulfil=fulfil,
        max_quantity=50,
    )
)

"""Trainings: dated classes of a subject; the product is the class."""

from datetime import datetime
from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, OuterRef, Q, QuerySet, Subquery, TextField
from django.db.models.functions import Cast, JSONObject, Left, Now
from django.utils.translation import gettext_lazy as _

from duxi.catalog.forms import FormField, FormLines
from duxi.catalog.kinds import COURSE_WORDS, KINDS, ProductKind, Room
from duxi.catalog.models import Product
from duxi.catalog.publishing import MEETING
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS, base_columns, developed_units
from duxi.catalog.schemas import ProductCard, ProductDetail
from duxi.catalog.topics import instructor_names_of_product
from duxi.content.lines import are_rows_translated, are_translated, line, lines
from duxi.core.expressions import count_of, count_up_to
from duxi.core.lists import Filter, ListSpec
from duxi.core.models import Versioned
from duxi.core.schema import Schema
from duxi.offerings.fulfilment import fulfil_class, has_started, withdraw_seats

MOST_DAYS = 60
_HOURS_AND_MINUTES = 5


class TrainingSubject(Versioned):
    """A subject of trainings; each of its dated classes is a product with its own place, price and seats."""

    code = models.CharField(max_length=20, unique=True)
    slug = models.SlugField(max_length=120, unique=True)
    title = models.CharField(max_length=200)
    summary = models.CharField(max_length=300, blank=True)
    description = models.TextField(blank=True)
    syllabus = ArrayField(models.CharField(max_length=200), default=list, blank=True)

    class Meta:
        verbose_name = _("Subjek pelatihan")
        verbose_name_plural = _("Subjek pelatihan")

    def __str__(self) -> str:
        return self.title


class TrainingDetail(models.Model):
    """What a training class adds to the base product: its subject and length."""

    product = models.OneToOneField(Product, models.CASCADE, primary_key=True, related_name="training")
    subject = models.ForeignKey(TrainingSubject, models.PROTECT, related_name="classes")
    duration_hours = models.PositiveSmallIntegerField()


class TrainingAgendaItem(models.Model):
    """One line of the programme of a training's day; days are counted from 1, `time` is that of the place."""

    product = models.ForeignKey(Product, models.CASCADE, related_name="training_agenda")
    day = models.PositiveSmallIntegerField()
    time = models.TimeField()
    topic = models.CharField(max_length=200)

    class Meta:
        ordering = ["day", "time", "pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["product", "day", "time"],
                name="training_agenda_time_once",
                deferrable=models.Deferrable.IMMEDIATE,
            ),
            models.CheckConstraint(condition=Q(day__gte=1, day__lte=MOST_DAYS), name="training_agenda_day"),
        ]

    def __str__(self) -> str:
        return f"{self.day}: {self.time:%H.%M} {self.topic}"


NEXT_CLASSES = 6
"""How many dates a page lists; the list of classes has them all."""


MOST_OTHER_DATES = 10
"""A card says no more than that there are more of them."""


class TrainingCard(ProductCard):
    """A dated class; `other_dates` is how many of its subject are still to come besides it, 11 at most."""

    subject_code: str
    subject_title: str
    duration_hours: int
    other_dates: int


class ScheduleOut(Schema):
    """Another dated class of the same subject."""

    item_id: int
    slug: str
    starts_at: datetime | None
    ends_at: datetime | None
    mode: str
    location_name: str | None
    time_zone: str | None
    teachers: list[str]
    price: int
    strike_price: int | None
    seats_left: int | None
    on_sale: bool


class TrainingAgendaItemOut(Schema):
    """A line of a day's programme; `time` is like 09:00, by the clock of the place."""

    day: int
    time: str
    topic: str


class TrainingDetailOut(ProductDetail, TrainingCard):
    syllabus: list[str]
    day_agenda: list[TrainingAgendaItemOut]
    schedules: list[ScheduleOut]
    schedules_total: int
    related: list[TrainingCard]


def _columns() -> dict[str, Any]:
    return {
        "subject_code": F("training__subject__code"),
        "subject_title": F("training__subject__title"),
        "duration_hours": F("training__duration_hours"),
        "other_dates": count_up_to(MOST_OTHER_DATES + 1, _other_dates()),
    }


def _other_dates() -> QuerySet[TrainingDetail]:
    """The other upcoming classes of the subject.

    A subquery instead of a join, so that PostgreSQL starts with the subject's own classes and can stop at the
    limit.
    """
    shown = Product.objects.filter(pk=OuterRef("product"), is_published=True)
    classes = TrainingDetail.objects.filter(subject=OuterRef("training__subject"))
    dated = classes.exclude(product=OuterRef("pk")).annotate(starts_at=Subquery(shown.values("starts_at")))
    return dated.filter(starts_at__gt=Now())


def _agenda() -> ArraySubquery:
    time = Left(Cast("time", TextField()), _HOURS_AND_MINUTES)
    items = _agenda_items().order_by("day", "time")
    return ArraySubquery(items.values(json=JSONObject(day=F("day"), time=time, topic=line("topic"))))


def _agenda_items() -> QuerySet[TrainingAgendaItem]:
    return TrainingAgendaItem.objects.filter(product=OuterRef("pk"))


def _is_in_language() -> Q:
    return are_translated("training__subject__syllabus") & are_rows_translated(_agenda_items(), "topic")


def _same_subject(product: Product) -> Q:
    """The other classes of the subject."""
    return Q(training__subject__classes__product=product.pk)


def schedules_of(subject: str) -> ArraySubquery:
    """The next dated classes of the subject that an outer row names in this column."""
    classes = _coming_of(subject)
    base = {name: column for name, column in base_columns().items() if name in ScheduleOut.model_fields}
    names = ("slug", "starts_at", "ends_at", "mode", "price", "strike_price")
    own = {name: F(name) for name in names} | {"time_zone": F("location__time_zone")}
    rows = classes.order_by("starts_at", "pk").values(
        json=JSONObject(**own, **base, teachers=instructor_names_of_product())
    )
    return ArraySubquery(rows[:NEXT_CLASSES])


def _coming_of(subject: str) -> QuerySet[Product]:
    return Product.objects.filter(is_published=True, training__subject=OuterRef(subject), starts_at__gt=Now())


_SAMPLE = (
    {
        "title": "Dasar jaringan, angkatan 1",
        "slug": "dasar-jaringan-1",
        "summary": "Dua hari dari kabel sampai rute.",
        "subject": "TI-101",
        "duration_hours": "16",
        "starts_at": "15/03/2027 09.00",
        "ends_at": "16/03/2027 16.00",
        "mode": "Tatap muka",
        "location": "Medan",
        "price": "1500000",
        "quota": "20",
        "publish": "tidak",
    },
)

KIND = KINDS.register(
    ProductKind(
        id=2,
        slug="training",
        label=_("Pelatihan"),
        wishlist_code="TRN",
        teaches=True,
        room=Room.ENTRY,
        has_souvenirs=True,
        search_weight=0.3,
        search_words=("diklat", "bimtek", *COURSE_WORDS),
        import_sample=_SAMPLE,
        path="trainings/schedules",
        model=TrainingDetail,
        card=TrainingCard,
        detail=TrainingDetailOut,
        columns=_columns,
        detail_columns=lambda: {
            "units": developed_units(),
            "syllabus": lines("training__subject__syllabus"),
            "day_agenda": _agenda(),
            "schedules": schedules_of("training__subject"),
            "schedules_total": count_of(_coming_of("training__subject").order_by(), "training__subject"),
        },
        listing=ListSpec(
            filters=BASE_FILTERS | {"subject": Filter("training__subject__code")},
            sorts=BASE_SORTS,
            default_sort="eventDateStart|desc",
            page_size=10,
            facets=("category", "mode", "difficulty", "location", "is_free"),
        ),
        form=(
            FormField("subject", _("Subjek")),
            FormField("duration_hours", _("Lama (jam)"), minimum=1),
        ),
        lines=(
            FormLines(
                TrainingAgendaItem,
                "day_agenda",
                _("Susunan acara per hari"),
                (
                    FormField("day", _("Hari ke"), minimum=1, maximum=MOST_DAYS),
                    FormField("time", _("Pukul (waktu setempat)")),
                    FormField("topic", _("Topik")),
                ),
            ),
        ),
        parts=(TrainingAgendaItem,),
        completeness=MEETING,
        is_in_language=_is_in_language,
        fulfil=fulfil_class,
        alternatives=_same_subject,
        subject="training__subject",
        withdraw=withdraw_seats,
        has_begun=has_started,
        learning_minutes=lambda product: F(f"{product}training__duration_hours") * 60,
        max_quantity=50,
        schema_type="Course",
    )
)

"""Webinars: talks on one day, some of them hosted on another site."""

from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.core.validators import URLValidator
from django.db import models
from django.db.models import Case, F, OuterRef, Q, TextField, When
from django.db.models.functions import Cast, JSONObject, Left, NullIf
from django.utils.translation import gettext_lazy as _

from duxi.catalog.forms import FormField, FormLines
from duxi.catalog.kinds import CLASS_WORDS, KINDS, ProductKind, Requirement, Room
from duxi.catalog.models import Product
from duxi.catalog.publishing import DATED
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS, COMING, developed_units
from duxi.catalog.schemas import ProductCard, ProductDetail
from duxi.content.lines import are_rows_translated, line
from duxi.core.errors import Message
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.offerings.fulfilment import fulfil_with_seats, has_started, withdraw_seats

JOINED_ELSEWHERE_CODE = "WBN_JOINX"
"""The wishlist's code of webinars that are joined on another site; they have no cart id."""

JOINED_ELSEWHERE = _(
    "Webinar ini diikuti melalui situs penyelenggara. Daftarlah di sana; Anda tidak perlu memesannya di sini."
)
_HOURS_AND_MINUTES = 5


class WebinarDetail(models.Model):
    """What a webinar adds to the base product; `external_url` is set if it is hosted on another site."""

    product = models.OneToOneField(Product, models.CASCADE, primary_key=True, related_name="webinar")
    duration_minutes = models.PositiveSmallIntegerField()
    has_certificate = models.BooleanField(default=True)
    external_url = models.URLField(max_length=300, blank=True, validators=[URLValidator(schemes=["https"])])

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(duration_minutes__gte=1), name="webinar_lasts"),
            models.CheckConstraint(
                condition=Q(external_url="") | Q(external_url__startswith="https://"),
                name="webinar_external_is_https",
            ),
        ]


class WebinarAgendaItem(models.Model):
    """One line of a webinar's programme; `time` is Jakarta's."""

    product = models.ForeignKey(Product, models.CASCADE, related_name="agenda_items")
    time = models.TimeField()
    topic = models.CharField(max_length=200)

    class Meta:
        ordering = ["time", "pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["product", "time"],
                name="webinar_agenda_time_once",
                deferrable=models.Deferrable.IMMEDIATE,
            )
        ]

    def __str__(self) -> str:
        return f"{self.time:%H.%M} {self.topic}"


class WebinarCard(ProductCard):
    duration_minutes: int
    is_external: bool
    has_certificate: bool


class AgendaItemOut(Schema):
    """A line of the programme; `time` is like 09:00, in Jakarta."""

    time: str
    topic: str


class WebinarDetailOut(ProductDetail, WebinarCard):
    agenda: list[AgendaItemOut]
    external_url: str | None
    related: list[WebinarCard]


def refusal(product: Product) -> Message | None:
    """Webinars that are joined on another site cannot be put into the cart."""
    return JOINED_ELSEWHERE if KIND.detail_of(product).external_url else None


def is_refused(product: str) -> Q:
    """The same in SQL."""
    return Q(**{f"{product}webinar__external_url__gt": ""})


def wishlist_code(product: Product) -> str:
    """`WBN`, or `WBN_JOINX` for a webinar that is joined on another site."""
    return JOINED_ELSEWHERE_CODE if KIND.detail_of(product).external_url else KIND.wishlist_code


def _columns() -> dict[str, Any]:
    return {
        "duration_minutes": F("webinar__duration_minutes"),
        "is_external": Case(When(webinar__external_url="", then=False), default=True),
        "has_certificate": F("webinar__has_certificate"),
    }


def _detail_columns() -> dict[str, Any]:
    return {
        "units": developed_units(),
        "agenda": _agenda(),
        "external_url": NullIf(F("webinar__external_url"), models.Value("")),
    }


def _agenda() -> ArraySubquery:
    time = Left(Cast("time", TextField()), _HOURS_AND_MINUTES)
    items = _agenda_items().order_by("time")
    return ArraySubquery(items.values(json=JSONObject(time=time, topic=line("topic"))))


def _agenda_items() -> models.QuerySet[WebinarAgendaItem]:
    return WebinarAgendaItem.objects.filter(product=OuterRef("pk"))


def _is_external(wanted: bool) -> Q:
    return ~Q(webinar__external_url="") if wanted else Q(webinar__external_url="")


def _fits(product: Product) -> bool:
    if product.starts_at is None or product.ends_at is None:
        return True
    minutes = (product.ends_at - product.starts_at).total_seconds() / 60
    duration: int = KIND.detail_of(product).duration_minutes
    return duration <= minutes


_FITS = Requirement(
    _("lama yang muat di antara waktu mulai dan selesai"), _fits, "duration_minutes", in_detail=True
)


KIND = KINDS.register(
    ProductKind(
        id=4,
        slug="webinar",
        label=_("Webinar"),
        wishlist_code="WBN",
        teaches=True,
        room=Room.EVENT,
        search_weight=0.1,
        search_words=("webinar", "webinars", "seminar", *CLASS_WORDS),
        path="webinars",
        model=WebinarDetail,
        card=WebinarCard,
        detail=WebinarDetailOut,
        columns=_columns,
        detail_columns=_detail_columns,
        listing=ListSpec(
            filters=BASE_FILTERS
            | {
                "is_external": Filter("webinar__external_url", bool, condition=_is_external),
                "has_certificate": Filter("webinar__has_certificate", bool),
            },
            sorts=BASE_SORTS | {"coming": COMING},
            default_sort="coming|asc",
            page_size=12,
            facets=("category", "difficulty", "is_free", "language"),
        ),
        form=(
            FormField("duration_minutes", _("Lama (menit)"), minimum=1),
            FormField("has_certificate", _("Memberi sertifikat")),
            FormField(
                "external_url",
                _("Tautan penyelenggara"),
                help=_("Diisi bila webinar diikuti melalui situs lain; diawali https://."),
            ),
        ),
        lines=(
            FormLines(
                WebinarAgendaItem,
                "agenda",
                _("Susunan acara"),
                (FormField("time", _("Pukul (WIB)")), FormField("topic", _("Topik"))),
            ),
        ),
        completeness=(*DATED, _FITS),
        is_in_language=lambda: are_rows_translated(_agenda_items(), "topic"),
        fulfil=fulfil_with_seats,
        withdraw=withdraw_seats,
        has_begun=has_started,
        learning_minutes=lambda product: F(f"{product}webinar__duration_minutes"),
        max_quantity=1,
        history_size=9,
        schema_type="Event",
        parts=(WebinarAgendaItem,),
        refusal=refusal,
        is_refused=is_refused,
        wishlist_code_of=wishlist_code,
    )
)

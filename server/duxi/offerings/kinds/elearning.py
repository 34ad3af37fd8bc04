"""E-learning packages: sections of contents for self-paced learning (dls, micro-learning)."""

from typing import Any
from uuid import UUID

from django.contrib.postgres.expressions import ArraySubquery
from django.db import models
from django.db.models import F, OuterRef, Q, Subquery, Sum
from django.db.models.functions import Coalesce, JSONObject
from django.utils.translation import gettext_lazy as _

from duxi.catalog.forms import SCHEDULE
from duxi.catalog.kinds import COURSE_WORDS, KINDS, ProductKind, Requirement
from duxi.catalog.models import Mode, Product
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS, developed_units
from duxi.catalog.schemas import ProductCard, ProductDetail
from duxi.content.lines import are_rows_translated, line
from duxi.core.lists import ListSpec
from duxi.core.schema import Schema
from duxi.learning.content_readiness import readiness
from duxi.learning.models import ContentType, CourseContent, CourseSection
from duxi.offerings.fulfilment import fulfil_with_seats, has_started, withdraw_seats
from duxi.offerings.sample_certificates import SampleCertificateOut, sample_certificate


class ElearningDetail(models.Model):
    """What an e-learning package adds to the base product: the totals of its sections and contents.

    Database triggers maintain the totals (migration `elearning_totals`).
    """

    product = models.OneToOneField(Product, models.CASCADE, primary_key=True, related_name="elearning")
    duration_minutes = models.PositiveIntegerField(default=0, editable=False)
    content_count = models.PositiveIntegerField(default=0, editable=False)
    section_count = models.PositiveIntegerField(default=0, editable=False)


class ElearningCard(ProductCard):
    duration_minutes: int
    content_count: int
    section_count: int


class ContentOut(Schema):
    """`is_ready`: it can be learned from and is not being prepared any more."""

    uuid: UUID
    title: str
    type: ContentType
    duration_minutes: int
    is_preview: bool
    is_ready: bool


class ChapterOut(Schema):
    title: str
    duration_minutes: int
    contents: list[ContentOut]


class ElearningDetailOut(ProductDetail, ElearningCard):
    sections: list[ChapterOut]
    sample_certificate: SampleCertificateOut | None
    related: list[ElearningCard]


def sections_of_package() -> ArraySubquery:
    """The sections of an outer product in the shape of `ChapterOut`, in their order."""
    contents = CourseContent.objects.filter(section=OuterRef("pk"))
    minutes = contents.order_by().values("section").annotate(total=Sum("duration_minutes")).values("total")
    columns: dict[str, Any] = {name: F(name) for name in ContentOut.model_fields if name != "is_ready"}
    columns |= {"title": line("title"), "is_ready": readiness()}
    content = JSONObject(**columns)
    section = JSONObject(
        title=line("title"),
        duration_minutes=Coalesce(Subquery(minutes), 0),
        contents=ArraySubquery(contents.values(json=content)),
    )
    return ArraySubquery(_sections().values(json=section))


def _sections() -> models.QuerySet[CourseSection]:
    return CourseSection.objects.filter(package=OuterRef("pk"))


def _is_in_language() -> Q:
    contents = CourseContent.objects.filter(section__package=OuterRef("pk"))
    return are_rows_translated(_sections(), "title") & are_rows_translated(contents, "title")


def _columns() -> dict[str, Any]:
    totals = ("duration_minutes", "content_count", "section_count")
    return {name: F(f"elearning__{name}") for name in totals}


def _learning_minutes(product: str) -> F:
    return F(f"{product}elearning__duration_minutes")


def _has_contents(package: Product) -> bool:
    return CourseContent.objects.filter(section__package=package.pk).exists()


def _has_no_empty_section(package: Product) -> bool:
    return not CourseSection.objects.filter(package=package.pk, contents=None).exists()


_HAS_CONTENTS = Requirement(_("bagian dengan isi untuk dipelajari"), _has_contents)
_NO_EMPTY_SECTION = Requirement(_("isi untuk setiap bagian"), _has_no_empty_section)

KIND = KINDS.register(
    ProductKind(
        id=7,
        slug="elearning",
        label=_("E-learning"),
        wishlist_code="DLS",
        teaches=True,
        search_weight=0.2,
        usual_mode=Mode.ONLINE,
        search_words=("e learning", "elearning", *COURSE_WORDS),
        path="elearning/packages",
        detail_path="elearning",
        categories_path="elearning/categories",
        model=ElearningDetail,
        parts=(CourseSection,),
        card=ElearningCard,
        detail=ElearningDetailOut,
        columns=_columns,
        detail_columns=lambda: {
            "units": developed_units(),
            "sections": sections_of_package(),
            "sample_certificate": sample_certificate(_learning_minutes),
        },
        listing=ListSpec(
            filters=BASE_FILTERS,
            sorts=BASE_SORTS | {"dls_name": "title", "duration_minutes": "elearning__duration_minutes"},
            default_sort="title|asc",
            page_size=8,
            facets=("category", "difficulty", "language", "is_free"),
        ),
        form_without=SCHEDULE,
        completeness=(_HAS_CONTENTS, _NO_EMPTY_SECTION),
        is_in_language=_is_in_language,
        fulfil=fulfil_with_seats,
        withdraw=withdraw_seats,
        has_begun=has_started,
        learning_minutes=_learning_minutes,
        max_quantity=1,
        history_size=10,
        schema_type="Course",
    )
)

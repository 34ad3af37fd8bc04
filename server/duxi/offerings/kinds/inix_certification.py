"""Inix certifications: international exams of a vendor, sat at a partner's test centre or at home."""

from typing import Any

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.forms import FormField
from duxi.catalog.kinds import EXAM_WORDS, KINDS, ProductKind, Requirement
from duxi.catalog.models import Product
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS, developed_units
from duxi.catalog.schemas import ProductCard, ProductDetail
from duxi.content.lines import are_translated, lines
from duxi.core.lists import Filter, ListSpec
from duxi.offerings.fulfilment import fulfil_with_seats, has_started, withdraw_seats


class InixCertificationDetail(models.Model):
    """What an Inix certification adds to the base product: the vendor's exam.

    `validity_months` is empty if the certificate never expires; `passing_score` is out of 100.
    """

    product = models.OneToOneField(
        Product, models.CASCADE, primary_key=True, related_name="inix_certification"
    )
    vendor = models.CharField(max_length=120)
    exam_code = models.CharField(max_length=30)
    validity_months = models.PositiveSmallIntegerField(null=True, blank=True)
    exam_minutes = models.PositiveSmallIntegerField()
    question_count = models.PositiveSmallIntegerField()
    passing_score = models.PositiveSmallIntegerField()
    topics = ArrayField(models.CharField(max_length=200), default=list, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(exam_minutes__gte=1, question_count__gte=1), name="inix_exam_not_empty"
            ),
            models.CheckConstraint(
                condition=Q(validity_months=None) | Q(validity_months__gte=1), name="inix_validity_positive"
            ),
            models.CheckConstraint(condition=Q(passing_score__range=(1, 100)), name="inix_score_of_hundred"),
        ]


class InixCertificationCard(ProductCard):
    vendor: str
    exam_code: str
    validity_months: int | None


class InixCertificationDetailOut(ProductDetail, InixCertificationCard):
    exam_minutes: int
    question_count: int
    passing_score: int
    topics: list[str]
    related: list[InixCertificationCard]


def _columns() -> dict[str, Any]:
    return {name: F(f"inix_certification__{name}") for name in ("vendor", "exam_code", "validity_months")}


def _detail_columns() -> dict[str, Any]:
    names = ("exam_minutes", "question_count", "passing_score")
    return {
        "units": developed_units(),
        "topics": lines("inix_certification__topics"),
        **{name: F(f"inix_certification__{name}") for name in names},
    }


def _has_topics(exam: Product) -> bool:
    return bool(InixCertificationDetail.objects.get(product=exam.pk).topics)


_HAS_TOPICS = Requirement(_("topik ujian"), _has_topics, "topics", in_detail=True)

KIND = KINDS.register(
    ProductKind(
        id=8,
        slug="inix-certification",
        label=_("Ujian vendor"),
        wishlist_code="CRT_IX",
        search_weight=-0.1,
        search_words=("ujian vendor", "sertifikasi vendor", "sertifikasi inix", *EXAM_WORDS),
        path="inix-certifications",
        model=InixCertificationDetail,
        card=InixCertificationCard,
        detail=InixCertificationDetailOut,
        columns=_columns,
        detail_columns=_detail_columns,
        listing=ListSpec(
            filters=BASE_FILTERS
            | {
                "vendor": Filter("inix_certification__vendor"),
                "exam_code": Filter("inix_certification__exam_code"),
            },
            sorts=BASE_SORTS,
            default_sort="created_at|desc",
            page_size=10,
            facets=("category", "difficulty", "mode", "language"),
        ),
        form=(
            FormField("vendor", _("Vendor")),
            FormField("exam_code", _("Kode ujian")),
            FormField(
                "validity_months",
                _("Masa berlaku (bulan)"),
                help=_("Kosongkan bila berlaku selamanya."),
                minimum=1,
            ),
            FormField("exam_minutes", _("Lama ujian (menit)"), minimum=1),
            FormField("question_count", _("Jumlah soal"), minimum=1),
            FormField("passing_score", _("Nilai lulus"), minimum=1, maximum=100),
            FormField("topics", _("Topik ujian")),
        ),
        completeness=(_HAS_TOPICS,),
        is_in_language=lambda: are_translated("inix_certification__topics"),
        fulfil=fulfil_with_seats,
        withdraw=withdraw_seats,
        has_begun=has_started,
        max_quantity=1,
        history_size=5,
    )
)

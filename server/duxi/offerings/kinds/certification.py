"""Certifications: an exam of a certification body that proves a competency for some years."""

from datetime import datetime
from typing import Any

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import (
    Case,
    Exists,
    Expression,
    F,
    FloatField,
    OuterRef,
    Q,
    Subquery,
    Value,
    When,
)
from django.db.models.functions import Extract, JSONObject
from django.utils.translation import gettext_lazy as _

from duxi.catalog.forms import FormField
from duxi.catalog.kinds import EXAM_WORDS, KINDS, ProductKind, Requirement
from duxi.catalog.models import Product
from duxi.catalog.parts import can_be_bought
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS, developed_units
from duxi.catalog.schemas import ProductCard, ProductDetail
from duxi.content.lines import are_translated, lines
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.exams.models import IN_PERSON, BlueprintUnit
from duxi.exams.openings import open_exams
from duxi.offerings.fulfilment import fulfil_with_seats, has_started, withdraw_seats
from duxi.offerings.sample_certificates import SampleCertificateOut, sample_certificate


class CertificationDetail(models.Model):
    """What a certification adds to the base product: the scheme and the form of its exam.

    `issuer_licence` is the number of the issuer's licence; `passing_score` is out of 100; `steps` lead from
    registration to the certificate, `documents` are those that a participant submits.
    """

    product = models.OneToOneField(Product, models.CASCADE, primary_key=True, related_name="certification")
    scheme_code = models.CharField(max_length=30)
    issuer = models.CharField(max_length=120)
    issuer_licence = models.CharField(max_length=60, blank=True)
    validity_months = models.PositiveSmallIntegerField()
    exam_minutes = models.PositiveSmallIntegerField()
    passing_score = models.PositiveSmallIntegerField()
    steps = ArrayField(models.CharField(max_length=200), default=list, blank=True)
    documents = ArrayField(models.CharField(max_length=200), default=list, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(validity_months__gte=1, exam_minutes__gte=1), name="certification_times_positive"
            ),
            models.CheckConstraint(
                condition=Q(passing_score__range=(1, 100)), name="certification_score_of_hundred"
            ),
        ]


class CertificationCard(ProductCard):
    scheme_code: str
    issuer: str
    validity_months: int


class ExamWindowOut(Schema):
    """Between when a holder may begin the exam; without either, at any time.

    With `meets_assessor` its participants choose a date with an assessor afterwards.
    """

    opens_at: datetime | None
    closes_at: datetime | None
    meets_assessor: bool


class CertificationDetailOut(ProductDetail, CertificationCard):
    issuer_licence: str
    exam_minutes: int
    passing_score: int
    exam_window: ExamWindowOut | None
    steps: list[str]
    documents: list[str]
    sample_certificate: SampleCertificateOut | None
    related: list[CertificationCard]


def _columns() -> dict[str, Any]:
    return {name: F(f"certification__{name}") for name in ("scheme_code", "issuer", "validity_months")}


def _exam_window() -> Subquery:
    """The access window of its exam; null without an open one."""
    exams = open_exams().filter(product=OuterRef("pk"))
    met = BlueprintUnit.objects.filter(blueprint=OuterRef("pk"), method__in=IN_PERSON)
    shape = JSONObject(opens_at=F("opens_at"), closes_at=F("closes_at"), meets_assessor=Exists(met))
    return Subquery(exams.order_by("position", "pk").values(json=shape)[:1])


def _awaits_date() -> Q:
    """Whether it has neither a date nor an exam that can be sat."""
    return Q(starts_at=None) & ~Q(Exists(open_exams().filter(product=OuterRef("pk"))))


def _available() -> Q:
    """It is on sale, and its exam can be sat at any time or on a known day."""
    return can_be_bought() & ~_awaits_date()


_AT_ANY_TIME = 1e12


class _Available(Expression):
    """Sorts what can be sat first: at any time, then by the nearest day. Built after the
    models are loaded.
    """

    def resolve_expression(self, *args: Any, **options: Any) -> Any:
        rank = Case(
            When(_available() & Q(starts_at=None), then=Value(_AT_ANY_TIME)),
            When(_available(), then=Value(_AT_ANY_TIME) - Extract("starts_at", "epoch")),
            default=0.0,
            output_field=FloatField(),
        )
        return rank.resolve_expression(*args, **options)


def _detail_columns() -> dict[str, Any]:
    return {
        "units": developed_units(),
        "exam_window": _exam_window(),
        "sample_certificate": sample_certificate(),
        **{name: F(f"certification__{name}") for name in ("issuer_licence", "exam_minutes", "passing_score")},
        **{name: lines(f"certification__{name}") for name in ("steps", "documents")},
    }


def _has_steps(certification: Product) -> bool:
    return bool(CertificationDetail.objects.get(product=certification.pk).steps)


_HAS_STEPS = Requirement(_("langkah sertifikasi"), _has_steps, "steps", in_detail=True)

KIND = KINDS.register(
    ProductKind(
        id=3,
        slug="certification",
        label=_("Sertifikasi"),
        wishlist_code="CRT",
        search_weight=0.2,
        search_words=("uji kompetensi", "ujian kompetensi", *EXAM_WORDS),
        path="certifications",
        model=CertificationDetail,
        card=CertificationCard,
        detail=CertificationDetailOut,
        columns=_columns,
        detail_columns=_detail_columns,
        listing=ListSpec(
            filters=BASE_FILTERS
            | {
                "issuer": Filter("certification__issuer"),
                "available": Filter(
                    "pk", bool, condition=lambda wanted: _available() if wanted else ~_available()
                ),
            },
            sorts=BASE_SORTS | {"available": _Available(output_field=FloatField())},
            default_sort="created_at|desc",
            page_size=10,
            facets=("category", "difficulty", "mode", "is_free", "location"),
        ),
        form=(
            FormField("scheme_code", _("Kode skema")),
            FormField("issuer", _("Penerbit")),
            FormField(
                "issuer_licence",
                _("Nomor lisensi penerbit"),
                help=_("Seperti tertulis pada surat lisensinya, misalnya BNSP-LSP-9001-ID."),
            ),
            FormField("validity_months", _("Masa berlaku (bulan)"), minimum=1),
            FormField("exam_minutes", _("Lama ujian (menit)"), minimum=1),
            FormField("passing_score", _("Nilai lulus"), minimum=1, maximum=100),
            FormField("steps", _("Langkah sertifikasi")),
            FormField("documents", _("Dokumen peserta")),
        ),
        completeness=(_HAS_STEPS,),
        is_in_language=lambda: are_translated("certification__steps", "certification__documents"),
        fulfil=fulfil_with_seats,
        withdraw=withdraw_seats,
        awaits_date=_awaits_date,
        has_begun=has_started,
        max_quantity=1,
        history_size=5,
    )
)

"""OTI classes: an intensive path to a job role over several dated sessions."""

from datetime import datetime
from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.db import models
from django.db.models import Exists, F, OuterRef, Q
from django.db.models.functions import Coalesce, JSONObject
from django.utils.translation import gettext_lazy as _

from duxi.catalog.forms import FormField, FormLines
from duxi.catalog.kinds import COURSE_WORDS, KINDS, ProductKind, Room
from duxi.catalog.models import Mode, Product
from duxi.catalog.publishing import MEETING
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS, developed_units
from duxi.catalog.schemas import ProductCard, ProductDetail
from duxi.classroom.queries.attendance import sessions_attended
from duxi.content.lines import are_rows_translated, line
from duxi.core.expressions import count_of
from duxi.core.lists import ListSpec
from duxi.core.schema import Schema
from duxi.learning.models import ClassSession
from duxi.offerings.fulfilment import fulfil_class, has_started, withdraw_seats
from duxi.offerings.sample_certificates import SampleCertificateOut, sample_certificate
from duxi.reference.models import JobRole
from duxi.reference.queries import role_name


class OtiDetail(models.Model):
    """What an OTI class adds to the base product: the number of days from the first to the last."""

    product = models.OneToOneField(Product, models.CASCADE, primary_key=True, related_name="oti")
    duration_days = models.PositiveSmallIntegerField()

    class Meta:
        constraints = [models.CheckConstraint(condition=Q(duration_days__gte=1), name="oti_takes_days")]


class BenefitIcon(models.TextChoices):
    """The icons that a benefit can have."""

    CERTIFICATE = "certificate", _("Sertifikat")
    MENTOR = "mentor", _("Mentor")
    PROJECT = "project", _("Proyek")
    CAREER = "career", _("Karier")
    COMMUNITY = "community", _("Komunitas")
    RECORDING = "recording", _("Rekaman")
    TOOLS = "tools", _("Perangkat")
    ASSESSMENT = "assessment", _("Asesmen")


class OtiBenefit(models.Model):
    """One reason to take an OTI class."""

    product = models.ForeignKey(Product, models.CASCADE, related_name="oti_benefits")
    icon = models.CharField(max_length=11, choices=BenefitIcon.choices)
    title = models.CharField(max_length=80)
    text = models.CharField(max_length=300)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["product", "title"], name="oti_benefit_once", deferrable=models.Deferrable.IMMEDIATE
            )
        ]
        ordering = ["position", "pk"]

    def __str__(self) -> str:
        return self.title


class RoleRef(Schema):
    slug: str
    name: str


class OtiCard(ProductCard):
    duration_days: int
    session_count: int
    job_roles: list[RoleRef]


class BenefitOut(Schema):
    icon: BenefitIcon
    title: str
    text: str


class ClassSessionOut(Schema):
    title: str
    starts_at: datetime
    duration_minutes: int
    mode: Mode


class OtiDetailOut(ProductDetail, OtiCard):
    benefits_detail: list[BenefitOut]
    sessions: list[ClassSessionOut]
    sample_certificate: SampleCertificateOut | None
    related: list[OtiCard]


def benefits_of_class() -> ArraySubquery:
    """The benefits of an outer product in the shape of `BenefitOut`."""
    shape = JSONObject(icon=F("icon"), title=line("title"), text=line("text"))
    return ArraySubquery(OtiBenefit.objects.filter(product=OuterRef("pk")).values(json=shape))


def benefit_count() -> Coalesce:
    """The number of benefits of an outer product."""
    return count_of(OtiBenefit.objects.filter(product=OuterRef("pk")), "product")


def _sessions() -> ArraySubquery:
    columns = {name: F(name) for name in ClassSessionOut.model_fields} | {"title": line("title")}
    shape = JSONObject(**columns)
    return ArraySubquery(_meetings().values(json=shape))


def _meetings(product: str = "") -> models.QuerySet[ClassSession]:
    return ClassSession.objects.filter(product=OuterRef(f"{product}pk"))


def _learning_minutes(product: str) -> models.Subquery:
    total = _meetings(product).order_by().values("product").annotate(total=models.Sum("duration_minutes"))
    return models.Subquery(total.values("total"))


def _is_in_language() -> Q:
    benefits = OtiBenefit.objects.filter(product=OuterRef("pk"))
    return are_rows_translated(benefits, "title", "text") & are_rows_translated(_meetings(), "title")


def _session_count(product: str = "") -> Coalesce:
    return count_of(_meetings(product), "product")


def _columns() -> dict[str, Any]:
    roles = JobRole.objects.filter(products=OuterRef("pk")).order_by("name")
    return {
        "duration_days": F("oti__duration_days"),
        "session_count": _session_count(),
        "job_roles": ArraySubquery(roles.values(json=JSONObject(slug=F("slug"), name=role_name()))),
    }


def _lead_no_further_than(products: models.QuerySet[Product, Any]) -> Q:
    """Classes, whatever their dates, that lead only to these job roles."""
    roles = Product.job_roles.through.objects
    reached = roles.filter(product__in=products.filter(kind="oti")).values("jobrole")
    of_class = roles.filter(product=OuterRef("pk"))
    return Q(Exists(of_class)) & ~Q(Exists(of_class.exclude(jobrole__in=reached)))


KIND = KINDS.register(
    ProductKind(
        id=11,
        slug="oti",
        label=_("Kelas OTI"),
        wishlist_code="OTI",
        teaches=True,
        has_souvenirs=True,
        room=Room.PER_SESSION,
        search_weight=0.2,
        search_words=("kelas oti", *COURSE_WORDS),
        path="oti/classes",
        categories_path="oti/categories",
        model=OtiDetail,
        parts=(OtiBenefit, ClassSession),
        card=OtiCard,
        detail=OtiDetailOut,
        columns=_columns,
        detail_columns=lambda: {
            "units": developed_units(),
            "benefits_detail": benefits_of_class(),
            "sessions": _sessions(),
            "sample_certificate": sample_certificate(_learning_minutes, _session_count),
        },
        listing=ListSpec(
            filters=BASE_FILTERS,
            sorts=BASE_SORTS | {"oti_date_start": "starts_at"},
            default_sort="eventDateStart|asc",
            page_size=12,
            facets=("category", "mode", "difficulty", "location", "language"),
        ),
        form=(FormField("duration_days", _("Lama (hari)"), minimum=1),),
        lines=(
            FormLines(
                ClassSession,
                "sessions",
                _("Sesi"),
                (
                    FormField("title", _("Judul")),
                    FormField("starts_at", _("Mulai")),
                    FormField("duration_minutes", _("Lama (menit)"), minimum=1),
                    FormField("mode", _("Cara mengikuti")),
                ),
                "schedule",
            ),
            FormLines(
                OtiBenefit,
                "oti_benefits",
                _("Alasan mengikuti"),
                (
                    FormField("icon", _("Ikon")),
                    FormField("title", _("Judul")),
                    FormField("text", _("Penjelasan")),
                ),
            ),
        ),
        completeness=MEETING,
        is_in_language=_is_in_language,
        repeats=_lead_no_further_than,
        fulfil=fulfil_class,
        withdraw=withdraw_seats,
        has_begun=has_started,
        learning_minutes=_learning_minutes,
        sessions_attended=sessions_attended,
        max_quantity=1,
        history_size=9,
        schema_type="Course",
    )
)

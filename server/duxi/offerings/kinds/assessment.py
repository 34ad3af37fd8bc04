"""Assessments: a timed competency test for a job role."""

from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.db import models
from django.db.models import Exists, F, OuterRef, Q, Subquery, Value
from django.db.models.functions import Abs, Coalesce, JSONObject
from django.utils.translation import gettext_lazy as _

from duxi.catalog.forms import SCHEDULE, FormField
from duxi.catalog.kinds import KINDS, ProductKind, Purchase, Requirement
from duxi.catalog.models import Product
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS
from duxi.catalog.schemas import ProductCard, ProductDetail
from duxi.core.expressions import count_of
from duxi.core.facets import Facet
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.entitlements.actions.grant import grant
from duxi.entitlements.actions.status import withdraw as withdraw_entitlements
from duxi.exams.actions.access import open_access
from duxi.exams.models import (
    AnswerOption,
    AssessmentAccess,
    Blueprint,
    BlueprintUnit,
    Choice,
    Question,
    QuestionType,
)
from duxi.exams.policies import ASSESSMENT, FREE_ASSESSMENT
from duxi.offerings.fulfilment import seats_of
from duxi.reference.models import RoleCompetency, RoleInstansi
from duxi.reference.queries import levels_as_json, role_name, unit_name
from duxi.reference.schemas import LevelOut


class AssessmentDetail(models.Model):
    """The detail of an assessment: its blueprint."""

    product = models.OneToOneField(Product, models.CASCADE, primary_key=True, related_name="assessment")
    blueprint = models.ForeignKey(Blueprint, models.PROTECT, related_name="products")


class JobRoleRef(Schema):
    id: int
    slug: str
    name: str


class AssessmentCard(ProductCard):
    job_role: JobRoleRef
    duration_minutes: int
    question_count: int
    unit_count: int


class SampleQuestionOut(Schema):
    """A question of the role's free public assessment, without the scores of its options."""

    uk_name: str
    level: int
    text: str
    options: list[str]


class AssessmentDetailOut(ProductDetail, AssessmentCard):
    related: list[AssessmentCard]
    levels: list[LevelOut]
    sample_question: SampleQuestionOut | None


def fulfil(purchase: Purchase) -> None:
    """Grant one right to sit for each bought copy; the buyer may use them all."""
    blueprint = Blueprint.objects.get(products=purchase.product.pk)
    seats = grant(
        product=purchase.product,
        quantity=purchase.quantity,
        source=purchase.source,
        bought_by=purchase.buyer,
        granted_at=purchase.paid_at,
        holders=[purchase.buyer] * purchase.quantity,
    )
    for seat in seats:
        open_access(entitlement=seat, blueprint=blueprint, instansi_id=purchase.instansi_id)


def withdraw(purchase: Purchase) -> None:
    """Revoke the rights to sit that were not used."""
    begun = _begun(purchase).values("entitlement")
    withdraw_entitlements(seats_of(purchase).exclude(pk__in=begun), reason=purchase.withdrawal_reason)


def has_begun(purchase: Purchase) -> bool:
    """Whether one of the attempts was opened."""
    return _begun(purchase).exists()


def _begun(purchase: Purchase) -> models.QuerySet[AssessmentAccess]:
    return AssessmentAccess.objects.filter(entitlement__in=seats_of(purchase), attempt__isnull=False)


def _role_agencies(product: Product) -> models.QuerySet[RoleInstansi]:
    """The agencies that have the assessed job role."""
    return RoleInstansi.objects.filter(job_role__blueprints__products=product.pk)


def _job_role() -> JSONObject:
    return JSONObject(id=F(f"{_ROLE}_id"), slug=F(f"{_ROLE}__slug"), name=role_name(f"{_ROLE}__"))


def _units_of_blueprint() -> models.QuerySet[BlueprintUnit]:
    return BlueprintUnit.objects.filter(blueprint=OuterRef("assessment__blueprint"))


def _question_count() -> Coalesce:
    """The number of questions of each attempt: the drawn root questions; follow-ups depend on the answers.

    Questions that belong to a single exam are not counted.
    """
    blueprint = "assessment__blueprint"
    drawn = Coalesce(OuterRef(f"{blueprint}__draw_count"), Value(_ALL))
    roots = Question.objects.filter(
        **_OF_THE_BANK,
        unit__blueprints=OuterRef(blueprint),
        pool=OuterRef(f"{blueprint}__pool"),
    ).annotate(earlier=_earlier_of_its_level())
    return count_of(roots.filter(earlier__lt=drawn), "unit__blueprints")


def _earlier_of_its_level() -> Coalesce:
    same = {name: OuterRef(name) for name in ("unit", "level", "section", "pool")}
    earlier = Question.objects.filter(**_OF_THE_BANK, pk__lt=OuterRef("pk"), **same)
    return count_of(earlier, "unit")


def _units() -> ArraySubquery:
    required = RoleCompetency.objects.filter(
        job_role=OuterRef("blueprint__job_role"), unit=OuterRef("unit")
    ).values("level_id")
    shape = JSONObject(
        uk_code=F("unit__code"), uk_name=unit_name("unit__"), required_level=Subquery(required[:1])
    )
    return ArraySubquery(_units_of_blueprint().order_by("position").values(json=shape))


def _sample_question() -> Subquery:
    """A question of the free assessment, preferably of a middle level.

    Text only: product pages render neither formulas nor pictures of questions.
    """
    blueprint = "unit__blueprints"
    options = AnswerOption.objects.filter(question=OuterRef("pk")).order_by("position").values("text")
    shape = JSONObject(
        uk_name=unit_name("unit__"), level=F("level"), text=F("text"), options=ArraySubquery(options)
    )
    free = Question.objects.filter(
        **_OF_THE_BANK,
        type=QuestionType.SINGLE,
        choice=Choice.SINGLE,
        pool=F(f"{blueprint}__pool"),
        **{f"{blueprint}__policy": FREE_ASSESSMENT.name, f"{blueprint}__is_active": True},
        **{f"{blueprint}__job_role": OuterRef(f"{_ROLE}_id")},
    )
    marked = Q(text__regex=_MARKS) | Q(
        Exists(AnswerOption.objects.filter(question=OuterRef("pk"), text__regex=_MARKS))
    )
    return Subquery(free.exclude(marked).order_by(Abs(F("level") - _MIDDLE), "pk").values(json=shape)[:1])


def _columns() -> dict[str, Any]:
    return {
        "job_role": _job_role(),
        "duration_minutes": F("assessment__blueprint__duration_minutes"),
        "question_count": _question_count(),
        "unit_count": count_of(_units_of_blueprint(), "blueprint"),
    }


def _has_questions(assessment: Product) -> bool:
    """The blueprint has at least one unit, and every unit has questions."""
    asked = Question.objects.filter(parent=None, is_active=True, unit=OuterRef("unit"))
    units = BlueprintUnit.objects.filter(blueprint__products=assessment.pk)
    return units.exists() and not units.exclude(Exists(asked)).exists()


_HAS_QUESTIONS = Requirement(_("soal aktif untuk setiap unit"), _has_questions, in_detail=True)
_ROLE = "assessment__blueprint__job_role"
_ALL = 32_767
_MIDDLE = 2
_MARKS = r"!\[|\\[(\[]"
_OF_THE_BANK = {"blueprint": None, "parent": None, "is_active": True}
_ROLE_FACET = Facet(f"{_ROLE}__slug", lambda: role_name(f"{_ROLE}__"))

KIND = KINDS.register(
    ProductKind(
        id=1,
        slug="assessment",
        label=_("Asesmen"),
        wishlist_code="ASM",
        search_weight=0.3,
        search_words=("asesmen", "assessment"),
        path="assessments",
        model=AssessmentDetail,
        card=AssessmentCard,
        detail=AssessmentDetailOut,
        columns=_columns,
        detail_columns=lambda: {
            "units": _units(),
            "levels": levels_as_json(),
            "sample_question": _sample_question(),
        },
        listing=ListSpec(
            filters=BASE_FILTERS | {"job_role": Filter(f"{_ROLE}__slug", facet=_ROLE_FACET)},
            sorts=BASE_SORTS | {"duration_minutes": "assessment__blueprint__duration_minutes"},
            default_sort="created_at|desc",
            page_size=10,
            facets=("category", "difficulty", "is_free"),
        ),
        form=(FormField("blueprint", _("Ujian asesmen"), among={"policy": ASSESSMENT.name}),),
        form_without=SCHEDULE,
        completeness=(_HAS_QUESTIONS,),
        fulfil=fulfil,
        withdraw=withdraw,
        has_begun=has_begun,
        max_quantity=1,
        role_agencies=_role_agencies,
    )
)

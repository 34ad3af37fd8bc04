"""`/public/oti`: the benefits of a class, and the job roles that classes lead to."""

from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import Exists, F, OuterRef, QuerySet
from django.http import HttpRequest, HttpResponse
from ninja import Query, Router

from duxi.catalog.models import Product
from duxi.catalog.queries import card_json, published
from duxi.core.compiled import param
from duxi.core.envelope import Envelope, Rows
from duxi.core.expressions import count_of
from duxi.core.hot import ListStatement, answer, list_statement, one_statement, remembered
from duxi.core.lists import ListParams, select
from duxi.offerings.kinds.oti import KIND, BenefitOut, benefit_count, benefits_of_class
from duxi.offerings.schemas.products import OtiJobRoleDetail, OtiJobRoleOut
from duxi.reference.models import JobRole
from duxi.reference.queries import JOB_ROLES, family_name, role_description, role_name
from duxi.reference.queries import job_roles as job_roles_by_name

router = Router(tags=["catalogue"])

MAX_SLUG = 120


@router.get("/classes/{slug}/benefits", response=Envelope[Rows[BenefitOut]])
def class_benefits(request: HttpRequest, slug: str) -> HttpResponse:
    return answer(_benefits_statement(), request, value=slug[:MAX_SLUG])


@router.get("/job-roles", response=Envelope[Rows[OtiJobRoleOut]])
def job_roles(request: HttpRequest, params: Query[ListParams]) -> HttpResponse:
    return answer(_roles_statement(params), request)


@router.get("/job-roles/{slug}", response=Envelope[OtiJobRoleDetail])
def job_role(request: HttpRequest, slug: str) -> HttpResponse:
    return answer(_role_statement(), request, value=slug[:MAX_SLUG])


@remembered
def _benefits_statement() -> str:
    classes = published(KIND).filter(slug=param("slug"))
    return one_statement(classes.values(rows=benefits_of_class(), total=benefit_count()))


@remembered
def _roles_statement(params: ListParams) -> ListStatement:
    whole, page = select(_roles(), params, JOB_ROLES)
    return list_statement(whole, _rows(page))


@remembered
def _role_statement() -> str:
    classes = _classes().order_by(F("starts_at").asc(nulls_last=True), "pk")
    found = _rows(_roles().filter(slug=param("slug")))
    return one_statement(found.annotate(classes=ArraySubquery(classes.values(json=card_json(KIND)))))


def _roles() -> QuerySet[JobRole]:
    """Job roles that a published class leads to."""
    return job_roles_by_name().filter(Exists(_classes()))


def _classes() -> QuerySet[Product]:
    return published(KIND).filter(job_roles=OuterRef("pk"))


def _rows(roles: QuerySet[JobRole]) -> QuerySet[Any, Any]:
    rows: QuerySet[Any, Any] = roles.values(
        job_role_slug=F("slug"),
        job_role_name=role_name(),
        job_role_family=family_name(),
        job_role_description=role_description(),
        class_count=count_of(_classes(), "job_roles"),
    )
    return rows

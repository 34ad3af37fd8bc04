"""Public job roles and agencies; the catalogue counts the assessments of each role."""

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import Count, F, Subquery, Value
from django.db.models.functions import Coalesce
from django.http import HttpRequest, HttpResponse
from ninja import Query, Router

from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.queries import card_json, has_detail, on_sale
from duxi.core.envelope import Envelope, Rows, enveloped_rows
from duxi.core.hot import TEXTS, ListStatement, answer, list_statement, one_statement, remembered
from duxi.core.lists import Filter, ListParams, ListSpec, select
from duxi.offerings.assessed_roles import assessed_first, assessment_count, is_assessed, nearby_roles
from duxi.offerings.role_suggestions import SUGGESTED_KINDS
from duxi.offerings.suggestions import suggested
from duxi.reference import queries
from duxi.reference.schemas import InstansiOut, JobRoleDetail, JobRoleOut, RoleFamilyOut

router = Router(tags=["reference"])

MAX_SLUG = 120
SUGGESTED = 4


JOB_ROLES = ListSpec(
    filters={**queries.JOB_ROLES.filters, "has_assessment": Filter("pk", bool, condition=is_assessed)},
    sorts={**queries.JOB_ROLES.sorts, "assessed": assessed_first()},
    default_sort=queries.JOB_ROLES.default_sort,
    page_size=queries.JOB_ROLES.page_size,
)


@router.get("/job-roles", response=Envelope[Rows[JobRoleOut]])
def job_roles(request: HttpRequest, params: Query[ListParams]) -> HttpResponse:
    return answer(_job_role_statement(params), request, TEXTS)


@router.get("/instansi", response=Envelope[Rows[InstansiOut]])
def instansi(request: HttpRequest, params: Query[ListParams]) -> HttpResponse:
    return answer(_instansi_statement(params), request, TEXTS)


@router.get("/job-roles/{slug}", response=Envelope[JobRoleDetail])
def job_role(request: HttpRequest, slug: str) -> HttpResponse:
    return answer(_detail_statement(), request, TEXTS, value=slug[:MAX_SLUG])


@router.get("/roles", response=Envelope[Rows[RoleFamilyOut]])
def roles(request: HttpRequest) -> HttpResponse:
    """The families of job roles."""
    return answer(_families_statement(), request, TEXTS)


def _add_suggestions(name: str, kind: ProductKind) -> None:
    @router.get(
        f"/job-roles/{{slug}}/suggestions/{name}",
        response=enveloped_rows(kind.card),
        operation_id=f"job_role_{name}",
        summary=f"{name}: products for a job role: those that staff chose, then those that cover most of it",
    )
    def list_suggestions(request: HttpRequest, slug: str) -> HttpResponse:
        return answer(_suggestions_statement(kind.slug), request, value=slug[:MAX_SLUG])


for _name, _kind in SUGGESTED_KINDS.items():
    _add_suggestions(_name, _kind)


@remembered
def _detail_statement() -> str:
    found = queries.job_role_details(queries.role_by_slug())
    return one_statement(found.annotate(assessment_count=assessment_count(), nearby=nearby_roles()))


@remembered
def _families_statement() -> ListStatement:
    return list_statement(queries.roles_with_family(), queries.families())


@remembered
def _suggestions_statement(kind_slug: str) -> str:
    """Returns a row if the role exists, so that an unknown one is a 404 instead of an empty list."""
    kind = KINDS[kind_slug]
    role = queries.role_by_slug()
    suited = suggested(on_sale().filter(has_detail(kind), kind=kind.slug), role.values("pk"))
    best = suited.order_by(
        F("chosen_position").asc(nulls_last=True), "-covered", F("starts_at").asc(nulls_last=True), "pk"
    )
    total = Subquery(suited.order_by().values(one=Value(1)).annotate(n=Count("pk")).values("n"))
    return one_statement(
        role.values(
            rows=ArraySubquery(best.values(json=card_json(kind))[:SUGGESTED]),
            total=Coalesce(total, 0),
        )
    )


@remembered
def _job_role_statement(params: ListParams) -> ListStatement:
    whole, page = select(queries.job_roles(), params, JOB_ROLES)
    return list_statement(whole, queries.job_role_rows(page).annotate(assessment_count=assessment_count()))


@remembered
def _instansi_statement(params: ListParams) -> ListStatement:
    whole, page = select(queries.active_instansi(), params, queries.INSTANSI)
    return list_statement(whole, queries.instansi_rows(page, params))

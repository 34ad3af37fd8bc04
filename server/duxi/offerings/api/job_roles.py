"""Public job roles and agencies; the catalogue says how many assessments a role has."""

from django.db.models import OuterRef, Q, QuerySet
from django.db.models.functions import Coalesce
from django.http import HttpRequest, HttpResponse
from ninja import Query, Router

from duxi.core.envelope import Envelope, Rows
from duxi.core.expressions import count_of
from duxi.core.hot import TEXTS, answer, list_statement, remembered
from duxi.core.lists import Filter, ListParams, ListSpec, select
from duxi.offerings.kinds.assessment import AssessmentDetail
from duxi.reference import queries
from duxi.reference.models import JobRole
from duxi.reference.schemas import InstansiOut, JobRoleOut

router = Router(tags=["reference"])


def _is_assessed(wanted: bool) -> Q:
    found = Q(blueprints__products__product__is_published=True)
    return found if wanted else ~found


JOB_ROLES = ListSpec(
    filters={**queries.JOB_ROLES.filters, "has_assessment": Filter("pk", bool, condition=_is_assessed)},
    sorts=queries.JOB_ROLES.sorts,
    default_sort=queries.JOB_ROLES.default_sort,
    page_size=queries.JOB_ROLES.page_size,
)


def _assessment_count() -> Coalesce:
    offered = AssessmentDetail.objects.filter(blueprint__job_role=OuterRef("pk"), product__is_published=True)
    return count_of(offered, "blueprint__job_role")


@router.get("/job-roles", response=Envelope[Rows[JobRoleOut]])
def job_roles(request: HttpRequest, params: Query[ListParams]) -> HttpResponse:
    return answer(_job_role_statement(params), request, TEXTS)


@router.get("/instansi", response=Envelope[Rows[InstansiOut]])
def instansi(request: HttpRequest, params: Query[ListParams]) -> HttpResponse:
    return answer(_instansi_statement(params), request, TEXTS)


@remembered
def _job_role_statement(params: ListParams) -> str:
    roles: QuerySet[JobRole] = JobRole.objects.all()
    whole, page = select(roles, params, JOB_ROLES)
    return list_statement(whole, queries.job_role_rows(page).annotate(assessment_count=_assessment_count()))


@remembered
def _instansi_statement(params: ListParams) -> str:
    whole, page = select(queries.active_instansi(), params, queries.INSTANSI)
    return list_statement(whole, queries.instansi_rows(page, params))

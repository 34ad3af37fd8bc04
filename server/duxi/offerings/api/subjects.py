"""`/public/trainings/subjects`: subjects of trainings, independent of dates."""

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router

from duxi.core.compiled import param
from duxi.core.envelope import Envelope, Rows
from duxi.core.errors import Invalid
from duxi.core.hot import ListStatement, address_of, answer, list_statement, one_statement, remembered
from duxi.core.lists import ListParams, select
from duxi.offerings.subjects import (
    SUBJECTS,
    SubjectDetail,
    SubjectRow,
    subject_details,
    subject_rows,
    subjects,
)

router = Router(tags=["catalogue"])

MAX_SLUG = 120


class NoSubjectNamed(Invalid):
    """The page of a subject was asked for without saying which."""

    message = _("Parameter tidak valid")


@router.get("/trainings/subjects", response=Envelope[Rows[SubjectRow]])
def list_subjects(request: HttpRequest, params: Query[ListParams]) -> HttpResponse:
    return answer(_list_statement(params), request)


@router.get(
    "/trainings/subjects/detail",
    response=Envelope[SubjectDetail],
    summary="One subject, by its slug or its number",
)
def show_subject(request: HttpRequest, id: str = "") -> HttpResponse:
    if not id:
        raise NoSubjectNamed
    column, value = address_of(id[:MAX_SLUG])
    return answer(_detail_statement(column), request, value=value)


@remembered
def _list_statement(params: ListParams) -> ListStatement:
    whole, page = select(subjects(), params, SUBJECTS)
    return list_statement(whole, subject_rows(page))


@remembered
def _detail_statement(column: str) -> str:
    return one_statement(subject_details(subjects().filter(**{column: param(column)})))

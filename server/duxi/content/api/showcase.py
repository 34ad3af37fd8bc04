"""`/public`: news, slides, clients, projects, and fixed texts."""

from django.http import HttpRequest, HttpResponse
from ninja import Query, Router

from duxi.content import queries
from duxi.content.schemas import ClientOut, NewsCard, NewsDetail, PassageOut, ProjectOut, SliderOut
from duxi.core.compiled import param
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.errors import NotFound
from duxi.core.hot import TEXTS, ListStatement, answer, list_statement, one_statement, remembered
from duxi.core.lists import ListParams, select
from duxi.core.short_cache import briefly_cached

router = Router(tags=["content"])

MAX_SLUG = 120
AFFILIATE_TERMS = "affiliate_terms"
_HTML = {"text/html": {"schema": {"type": "string"}}}


@router.get("/news", response=Envelope[Rows[NewsCard]])
def news(request: HttpRequest, params: Query[ListParams]) -> HttpResponse:
    return answer(_news_statement(params), request, TEXTS)


@router.get("/news/{slug}", response=Envelope[NewsDetail])
def news_detail(request: HttpRequest, slug: str) -> HttpResponse:
    return answer(_article_statement(), request, TEXTS, value=slug[:MAX_SLUG])


@router.get("/sliders", response=Envelope[Rows[SliderOut]])
def sliders(request: HttpRequest) -> HttpResponse:
    return answer(_sliders_statement(), request, TEXTS)


@router.get("/clients", response=Envelope[Rows[ClientOut]])
def clients(request: HttpRequest) -> HttpResponse:
    return answer(_clients_statement(), request, TEXTS)


@router.get("/projects", response=Envelope[Rows[ProjectOut]])
def projects(request: HttpRequest, params: Query[ListParams]) -> HttpResponse:
    return answer(_projects_statement(params), request, TEXTS)


@router.get("/additional-contents", response=Envelope[dict[str, PassageOut]])
@briefly_cached
def additional_contents(request: HttpRequest) -> Envelope[dict[str, PassageOut]]:
    """Fixed texts by key, except the affiliate terms, which have their own call."""
    shown = queries.passages().exclude(key=AFFILIATE_TERMS)
    return ok({passage.key: PassageOut.of(passage) for passage in shown})


@router.get(
    "/affiliate-terms",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The terms as HTML", "content": _HTML}}},
)
@briefly_cached
def affiliate_terms(request: HttpRequest) -> HttpResponse:
    """An HTML fragment; raises `NotFound` if staff have written none."""
    terms = queries.passages().filter(key=AFFILIATE_TERMS).first()
    if terms is None:
        raise NotFound
    return HttpResponse(terms.shown_html, content_type="text/html; charset=utf-8")


@remembered
def _news_statement(params: ListParams) -> ListStatement:
    whole, page = select(queries.published_news(), params, queries.NEWS)
    return list_statement(whole, queries.news_rows(page))


@remembered
def _article_statement() -> str:
    return one_statement(queries.news_details(queries.published_news().filter(slug=param("slug"))))


@remembered
def _sliders_statement() -> ListStatement:
    return list_statement(queries.sliders(), queries.sliders().order_by("position", "pk"))


@remembered
def _clients_statement() -> ListStatement:
    return list_statement(queries.clients(), queries.clients().order_by("position", "name", "pk"))


@remembered
def _projects_statement(params: ListParams) -> ListStatement:
    whole, page = select(queries.projects(), params, queries.PROJECTS)
    return list_statement(whole, queries.project_rows(page))

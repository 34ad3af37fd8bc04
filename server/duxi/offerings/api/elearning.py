"""`/public/elearning`: the contents of a package, without the rest of its page."""

from django.db.models import F
from django.http import HttpRequest, HttpResponse
from ninja import Router

from duxi.catalog.queries import published
from duxi.core.compiled import param
from duxi.core.envelope import Envelope, Rows
from duxi.core.hot import answer, one_statement, remembered
from duxi.offerings.kinds.elearning import KIND, ChapterOut, sections_of_package

router = Router(tags=["catalogue"])

MAX_SLUG = 120


@remembered
def _content_statement() -> str:
    package = published(KIND).filter(slug=param("slug"))
    return one_statement(package.values(rows=sections_of_package(), total=F("elearning__section_count")))


@router.get("/packages/{slug}/content", response=Envelope[Rows[ChapterOut]])
def package_content(request: HttpRequest, slug: str) -> HttpResponse:
    return answer(_content_statement(), request, value=slug[:MAX_SLUG])

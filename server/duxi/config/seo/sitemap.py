"""`/sitemap.xml`, an index with one part per type of page, and `/robots.txt`."""

from datetime import datetime
from typing import Any, ClassVar
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib.sitemaps import Sitemap
from django.contrib.sites.requests import RequestSite
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.config.seo.products import path_of
from duxi.content.models import Faq, News
from duxi.content.queries import clinic_faqs, published_news
from duxi.reference.models import JobRole

_PRIVATE = ("/cart", "/payment/", "/account/", "/dataAssesment/", "/my-", "/market", "/api/", "/backoffice/")


class _Part(Sitemap):  # type: ignore[type-arg]
    """A part at this site's own address, whatever host the request named."""

    limit = 5_000

    def get_urls(self, page: int | str = 1, site: Any = None, protocol: str | None = None) -> Any:
        here = urlsplit(settings.BASE_URL)
        return super().get_urls(page, _Site(here.netloc), here.scheme)


class _Site(RequestSite):
    def __init__(self, netloc: str) -> None:
        self.domain = self.name = netloc


class Pages(_Part):
    """Pages with constant paths."""

    PATHS: ClassVar = (
        *("/product", "/explore", "/others", "/help-center", "/klinik-spbe", "/news"),
        *("/privacy", "/terms", "/free-assessment", "/for-organizations", "/about"),
    )

    def items(self) -> list[str]:
        return [*self.PATHS, *(f"/product/{kind.slug}" for kind in KINDS)]

    def location(self, item: str) -> str:
        return item


class Products(_Part):
    def items(self) -> QuerySet[Product]:
        return Product.objects.filter(is_published=True).only("kind", "slug", "created_at").order_by("pk")

    def location(self, item: Product) -> str:
        return path_of(item)

    def lastmod(self, item: Product) -> datetime:
        return item.created_at


class JobRoles(_Part):
    def items(self) -> QuerySet[JobRole]:
        return JobRole.objects.order_by("pk")

    def location(self, item: JobRole) -> str:
        return f"/explore/{item.slug}"


class Articles(_Part):
    """Published news."""

    def items(self) -> QuerySet[News]:
        return published_news().order_by("pk")

    def location(self, item: News) -> str:
        return f"/news/{item.slug}"

    def lastmod(self, item: News) -> datetime:
        return item.published_at


class Clinic(_Part):
    def items(self) -> QuerySet[Faq]:
        return clinic_faqs().order_by("pk")

    def location(self, item: Faq) -> str:
        return f"/klinik-spbe/{item.uuid}"

    def lastmod(self, item: Faq) -> datetime:
        return item.created_at


PARTS: dict[str, type[_Part]] = {
    "pages": Pages,
    "products": Products,
    "job-roles": JobRoles,
    "news": Articles,
    "klinik-spbe": Clinic,
}


def robots(request: HttpRequest) -> HttpResponse:
    """What crawlers may read, and the address of the sitemap."""
    lines = [
        "User-agent: *",
        *(f"Disallow: {path}" for path in _PRIVATE),
        "",
        f"Sitemap: {settings.BASE_URL}/sitemap.xml",
    ]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")

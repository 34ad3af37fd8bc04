"""Serves the contracts; each is generated once per process."""

from collections.abc import Callable
from functools import cache

from django.http import HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.responses import Response

CACHE_SECONDS = 300


def contract_of(api: NinjaAPI) -> Callable[[HttpRequest], HttpResponse]:
    """Replaces the framework's view, which generates the document for each request."""

    @cache
    def document() -> bytes:
        return Response(api.get_openapi_schema()).content

    def serve(request: HttpRequest) -> HttpResponse:
        headers = {"Cache-Control": f"public, max-age={CACHE_SECONDS}"}
        return HttpResponse(document(), content_type="application/json", headers=headers)

    return serve

"""Liveness and readiness."""

from collections.abc import Callable

from django.core.cache import cache
from django.db import connection
from django.http import HttpRequest, HttpResponse, JsonResponse

from duxi.gateways.checks import found_problems


def healthz(request: HttpRequest) -> HttpResponse:
    """The process responds."""
    return HttpResponse("ok", content_type="text/plain")


def readyz(request: HttpRequest) -> JsonResponse:
    """Database and cache respond and no gateway is misconfigured; 503 names what fails."""
    checks = {"database": _works(_database), "cache": _works(_cache), "gateways": not found_problems()}
    return JsonResponse(checks, status=200 if all(checks.values()) else 503)


def _database() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


def _cache() -> None:
    cache.set("readyz", 1, 5)


def _works(check: Callable[[], None]) -> bool:
    try:
        check()
    except Exception:
        return False
    return True

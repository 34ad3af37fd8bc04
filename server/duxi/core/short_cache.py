"""Public responses rendered by Python: cached briefly and revalidated by ETag."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import conditional_page
from ninja.decorators import decorate_view

from duxi.core.hot import OWN, TEXTS

View = Callable[..., HttpResponse]


def _cached(view: View) -> View:
    def handle(request: HttpRequest, *args: Any, **options: Any) -> HttpResponse:
        response = view(request, *args, **options)
        if response.status_code == 200:
            response["Cache-Control"] = OWN if "Authorization" in request.headers else TEXTS
        return response

    tagged: View = conditional_page(handle)
    return tagged


briefly_cached = decorate_view(_cached)
"""Decorates a route whose response is the same for everybody."""

"""Public answers that Python writes: cached for a moment and recognised by their ETag."""

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
"""Decorates the route of a call whose answer is the same for everybody."""

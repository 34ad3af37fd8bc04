"""The page of an embedded room; a 404 where the rooms are Zoom's."""

from pathlib import Path

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from duxi.core.assets import send_asset
from duxi.gateways.services import EMBEDDED
from duxi.gateways.zoom.embedded import guest_of

_ASSETS = Path(__file__).parent / "assets"


@require_GET
def asset(request: HttpRequest, name: str) -> HttpResponse:
    _only_embedded()
    return send_asset(_ASSETS, name)


@never_cache
@require_GET
def room(request: HttpRequest, number: str) -> HttpResponse:
    """The room as the registrant of `tk` sees it; without a valid one the door stays shut."""
    _only_embedded()
    guest = guest_of(number, request.GET.get("tk", ""))
    context = {"guest": guest, "number": number, "base_url": settings.BASE_URL}
    return render(request, "zoom/room.html", context, status=200 if guest else 403)


def _only_embedded() -> None:
    if settings.ZOOM_PROVIDER != EMBEDDED:
        raise Http404

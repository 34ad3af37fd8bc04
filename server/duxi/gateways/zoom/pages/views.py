"""Pages of the embedded rooms; a 404 if Zoom is configured."""

from pathlib import Path
from uuid import UUID

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_POST

from duxi.core.assets import send_asset
from duxi.gateways.services import EMBEDDED
from duxi.gateways.zoom.embedded import guest_of
from duxi.gateways.zoom.embedded_events import report_presence

_ASSETS = Path(__file__).parent / "assets"


@require_GET
def asset(request: HttpRequest, name: str) -> HttpResponse:
    _only_embedded()
    return send_asset(_ASSETS, name)


@never_cache
@require_GET
def room(request: HttpRequest, number: str) -> HttpResponse:
    """The room for the registrant of `tk`; refused without a valid token."""
    _only_embedded()
    guest = guest_of(number, request.GET.get("tk", ""))
    context = {"guest": guest and guest.name, "number": number, "base_url": settings.BASE_URL}
    return render(request, "zoom/room.html", context, status=200 if guest else 403)


@csrf_exempt
@require_POST
def presence(request: HttpRequest, number: str) -> HttpResponse:
    """The room page reports that its participant joined or left; the token identifies them."""
    _only_embedded()
    guest = guest_of(number, request.POST.get("tk", ""))
    if guest is None:
        return HttpResponse(status=403)
    try:
        stay = str(UUID(request.POST.get("stay", "")))
    except ValueError:
        return HttpResponse(status=400)
    report_presence(number, guest, stay_id=stay, is_left=request.POST.get("event") == "left")
    return HttpResponse(status=204)


@require_GET
def recording(request: HttpRequest, number: str) -> HttpResponse:
    """Shown instead of a meeting's recording."""
    _only_embedded()
    context = {"number": number, "base_url": settings.BASE_URL}
    return render(request, "zoom/recording.html", context)


def _only_embedded() -> None:
    if settings.ZOOM_PROVIDER != EMBEDDED:
        raise Http404

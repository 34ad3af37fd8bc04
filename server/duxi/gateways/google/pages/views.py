"""The embedded Google's account chooser and its requests; a 404 unless it is configured."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_POST

from duxi.core.assets import send_asset
from duxi.gateways.google.embedded import EmbeddedGoogle
from duxi.gateways.google.keys import issuer_key

_ASSETS = Path(__file__).parent / "assets"
_MAX_NAME = 100
_MAX_NONCE = 200
# Invented people: two with an account in the demo, two without.
_PEOPLE = (
    ("Ani Wulandari", "ani@contoh.example"),
    ("Budi Kurniadi", "budi@contoh.example"),
    ("Gita Maharani", "gita.maharani@contoh.example"),
    ("Hendra Wirawan", "hendra.wirawan@contoh.example"),
)


P = ParamSpec("P")
Answer = TypeVar("Answer", bound=HttpResponse)


def _embedded_only(view: Callable[P, Answer]) -> Callable[P, Answer]:
    @wraps(view)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> Answer:
        if settings.GOOGLE_PROVIDER != "embedded":
            raise Http404
        return view(*args, **kwargs)

    return guarded


@_embedded_only
@require_GET
def asset(request: HttpRequest, name: str) -> HttpResponse:
    return send_asset(_ASSETS, name)


@_embedded_only
@require_GET
def certs(request: HttpRequest) -> HttpResponse:
    """The certificates that verify tokens, in Google's format."""
    response = JsonResponse(issuer_key().certificates())
    response["Cache-Control"] = "public, max-age=3600"
    return response


@_embedded_only
@never_cache
@require_GET
def choose(request: HttpRequest) -> HttpResponse:
    """The window in which a user chooses an account."""
    client_id = EmbeddedGoogle().client_id
    if request.GET.get("client_id") != client_id:
        return render(request, "google/refused.html", status=400)
    people = [{"name": name, "email": email, "initial": name[0]} for name, email in _PEOPLE]
    nonce = request.GET.get("nonce", "")[:_MAX_NONCE]
    return render(request, "google/choose.html", {"client_id": client_id, "nonce": nonce, "people": people})


@_embedded_only
@csrf_exempt  # CSRF-exempt: there is no session cookie, and other sites cannot read the response
@never_cache
@require_POST
def credential(request: HttpRequest) -> JsonResponse:
    form, google = request.POST, EmbeddedGoogle()
    email, name = form.get("email", "").strip().lower(), form.get("name", "").strip()[:_MAX_NAME]
    if form.get("client_id") != google.client_id:
        return JsonResponse({"message": "Aplikasi ini tidak dikenal."}, status=400)
    if not name or not _is_address(email):
        return JsonResponse({"message": "Isi nama dan alamat email yang valid."}, status=422)
    token = google.issue(
        email=email,
        name=name,
        nonce=form.get("nonce", "")[:_MAX_NONCE],
        is_verified=form.get("unverified") != "1",
    )
    return JsonResponse({"credential": token})


def _is_address(email: str) -> bool:
    try:
        validate_email(email)
    except ValidationError:
        return False
    return True

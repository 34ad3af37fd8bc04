"""`/public/credentials`: the Open Badges endpoints of verifiers: issuer, key, achievements, status."""

from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from ninja import Router

from duxi.certificates import badges
from duxi.certificates.queries import rule_of_achievement
from duxi.core.errors import NotFound

router = Router(tags=["certificates"])
_MOST_LISTS = 10_000


def _documented(media_type: str) -> dict[str, Any]:
    return {"responses": {200: {"description": "The document", "content": {media_type: {}}}}}


@router.get(
    "/credentials/issuer",
    response={200: None},
    openapi_extra=_documented("application/json"),
    url_name="credential_issuer",
)
def credential_issuer(request: HttpRequest) -> JsonResponse:
    return _open({"@context": [badges.CREDENTIALS, badges.BADGES], **badges.issuer()})


@router.get(
    "/credentials/key",
    response={200: None},
    openapi_extra=_documented("application/json"),
    url_name="credential_key",
)
def credential_key(request: HttpRequest) -> JsonResponse:
    return _open(badges.key())


@router.get(
    "/credentials/achievements/{int:rule_id}",
    response={200: None},
    openapi_extra=_documented("application/json"),
    url_name="credential_achievement",
)
def credential_achievement(request: HttpRequest, rule_id: int) -> JsonResponse:
    found = badges.achievement(rule_of_achievement(rule_id))
    return _open({"@context": [badges.CREDENTIALS, badges.BADGES], **found})


@router.get(
    "/credentials/status/{int:number}",
    response={200: None},
    openapi_extra=_documented("application/vc+jwt"),
    url_name="credential_status",
)
def credential_status(request: HttpRequest, number: int) -> HttpResponse:
    if number > _MOST_LISTS:
        raise NotFound
    return _readable(HttpResponse(badges.status_list(number), content_type="application/vc+jwt"))


def _open(found: dict[str, Any]) -> JsonResponse:
    answer = JsonResponse(found)
    _readable(answer)
    return answer


def _readable(answer: HttpResponse) -> HttpResponse:
    """Allows cross-origin reads: verifiers run on other sites."""
    answer["Access-Control-Allow-Origin"] = "*"
    answer["Cache-Control"] = "public, max-age=300"
    return answer

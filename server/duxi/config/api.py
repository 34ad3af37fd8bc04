"""The two APIs: which routers hang where, and how refusals look."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError

from duxi.core.envelope import Refusal
from duxi.core.errors import Invalid, Rejected, Unauthenticated
from duxi.core.validation import field_errors


def new_api(*, title: str, namespace: str) -> NinjaAPI:
    """An API whose every refusal is the one envelope."""
    api = NinjaAPI(title=title, version="1.0.0", urls_namespace=namespace, docs_url="/docs")
    api.add_exception_handler(Rejected, lambda request, error: _refuse(api, request, error))
    api.add_exception_handler(
        AuthenticationError, lambda request, error: _refuse(api, request, Unauthenticated())
    )
    api.add_exception_handler(
        ValidationError,
        lambda request, error: _refuse(api, request, Invalid(errors=field_errors(error.errors))),
    )
    api.add_exception_handler(HttpError, lambda request, error: _refuse(api, request, _unreadable(error)))
    return api


def _unreadable(error: HttpError) -> Rejected:
    """Ninja's own refusals, e.g. a JSON body that cannot be parsed."""
    refusal = Invalid()
    refusal.status = error.status_code
    return refusal


def _refuse(api: NinjaAPI, request: HttpRequest, error: Any) -> HttpResponse:
    body = Refusal(
        code=error.status,
        message=error.text,
        errors={name: [str(text) for text in texts] for name, texts in error.errors.items()}
        if error.errors
        else None,
    )
    response = api.create_response(request, body.model_dump(), status=error.status)
    if error.retry_after:
        response["Retry-After"] = str(error.retry_after)
    return response


learner = new_api(title="Duxi learner API", namespace="learner")
backoffice = new_api(title="Duxi back-office API", namespace="backoffice")

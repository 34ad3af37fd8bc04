"""The two APIs: how they render errors, in code and in the contract."""

from typing import Any

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError
from ninja.openapi.schema import OpenAPISchema

from duxi.chat.contract import schemas as chat_schemas
from duxi.config.contract.documenting import complete
from duxi.config.parser import StorableParser
from duxi.core.envelope import Refusal
from duxi.core.errors import Invalid, Rejected, Unauthenticated
from duxi.core.validation import field_errors


class EnvelopeAPI(NinjaAPI):
    """An API that renders every error as the envelope, and documents so in its contract."""

    def __init__(self, *, title: str, namespace: str, prefix: str, texts: str) -> None:
        super().__init__(
            title=title,
            version=settings.APP_VERSION,
            urls_namespace=namespace,
            docs_url="/docs",
            parser=StorableParser(),
        )
        self._prefix, self._texts = prefix, texts
        for error in (Rejected, AuthenticationError, ValidationError, HttpError):
            self.add_exception_handler(error, self._on_refusal)

    def create_response(self, *args: Any, **options: Any) -> HttpResponse:
        """Responses are not cached unless the operation allows it (`core.hot`, `core.short_cache`)."""
        response = super().create_response(*args, **options)
        response.setdefault("Cache-Control", "no-store")
        return response

    def get_openapi_schema(self, **options: Any) -> OpenAPISchema:
        document = super().get_openapi_schema(**options)
        document["components"]["schemas"]["Refusal"] = Refusal.model_json_schema()
        complete(document, prefix=self._prefix, texts=self._texts)
        return document

    def _on_refusal(self, request: HttpRequest, error: Any) -> HttpResponse:
        refusal = _as_rejected(error)
        body = Refusal(code=refusal.status, message=refusal.text, errors=_texts(refusal))
        response = self.create_response(request, body.model_dump(), status=refusal.status)
        if refusal.retry_after:
            response["Retry-After"] = str(refusal.retry_after)
        return response


def _add_schemas(document: OpenAPISchema, found: dict[str, Any]) -> None:
    """Add schemas that no operation uses to the contract; two schemas may not share a name."""
    schemas = document["components"]["schemas"]
    doubles = sorted(name for name in found.keys() & schemas.keys() if found[name] != schemas[name])
    if doubles:
        raise ImproperlyConfigured(f"Two schemas are called {doubles}")
    schemas |= found


def _as_rejected(error: Exception) -> Rejected:
    """Convert the framework's exceptions to ours."""
    if isinstance(error, Rejected):
        return error
    if isinstance(error, AuthenticationError):
        return Unauthenticated()
    if isinstance(error, ValidationError):
        return Invalid(errors=field_errors(error.errors))
    if isinstance(error.__cause__, Rejected):
        return error.__cause__
    if isinstance(error, HttpError):
        refusal = Invalid()
        refusal.status = error.status_code
        return refusal
    raise error


def _texts(refusal: Rejected) -> dict[str, list[str]] | None:
    if not refusal.errors:
        return None
    return {name: [str(text) for text in texts] for name, texts in refusal.errors.items()}


class LearnerAPI(EnvelopeAPI):
    """The learner API; its contract also describes the operations under its second version."""

    def __init__(self, *, second: EnvelopeAPI, **options: str) -> None:
        super().__init__(**options)
        self._second = second

    def get_openapi_schema(self, **options: Any) -> OpenAPISchema:
        document = super().get_openapi_schema(**options)
        _add_schemas(document, chat_schemas())
        second = self._second.get_openapi_schema()
        document["paths"] |= second["paths"]
        document["components"]["schemas"] |= second["components"]["schemas"]
        return document


class BackofficeAPI(EnvelopeAPI):
    """The back-office API; its contract also describes the agents' websocket."""

    def get_openapi_schema(self, **options: Any) -> OpenAPISchema:
        document = super().get_openapi_schema(**options)
        _add_schemas(document, chat_schemas())
        return document


learner_v2 = EnvelopeAPI(
    title="Duxi learner API, second version", namespace="learner-v2", prefix="/api", texts="learner"
)
learner = LearnerAPI(
    second=learner_v2, title="Duxi learner API", namespace="learner", prefix="/api/v1", texts="learner"
)
backoffice = BackofficeAPI(
    title="Duxi back-office API", namespace="backoffice", prefix="/api/backoffice/v1", texts="backoffice"
)

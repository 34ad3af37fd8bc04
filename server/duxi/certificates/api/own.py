"""`/my-certificates`, and the PDFs of certifications and e-learning packages."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.http import content_disposition_header
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.certificates.badges import badge
from duxi.certificates.documents import filename_of, stored_certificate
from duxi.certificates.models import Certificate
from duxi.certificates.queries import (
    certificate_by_key,
    certificate_of_attempt,
    certificates_of,
    found_by,
    own_certificate,
)
from duxi.certificates.schemas import (
    CertificateRow,
    OwnCertificateOut,
    OwnCertificatesQuery,
    own_out,
    row_out,
)
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.forms import Id
from duxi.core.schema import Schema
from duxi.files.sending import NOT_CACHED, send_file

PDF = "application/pdf"
JWT = "application/jwt"
_DOCUMENT: Any = {"responses": {200: {"description": "The document", "content": {PDF: {}}}}}

_BADGE: Any = {"responses": {200: {"description": "The signed credential", "content": {JWT: {}}}}}

my_router = Router(tags=["certificates"], auth=UserBearer())
certification_router = Router(tags=["certification"], auth=UserBearer())
elearning_router = Router(tags=["e-learning"])


class CertificateOfAttemptIn(Schema):
    certsesi_id: Id


@my_router.get("", response=Envelope[Rows[CertificateRow]])
def my_certificates(
    request: LearnerRequest, params: Query[OwnCertificatesQuery]
) -> Envelope[Rows[CertificateRow]]:
    found = found_by(certificates_of(request.auth), search=params.search, type_=params.type)
    start = (params.page - 1) * params.rows
    page = found[start : start + params.rows]
    return ok(
        Rows[CertificateRow].model_validate(
            {"rows": [row_out(certificate) for certificate in page], "total": found.count()}
        )
    )


@my_router.get("/{number}", response=Envelope[OwnCertificateOut])
def my_certificate(request: LearnerRequest, number: str) -> Envelope[OwnCertificateOut]:
    return ok(OwnCertificateOut.model_validate(own_out(own_certificate(request.auth, number))))


@my_router.get("/{number}/badge", response={200: None}, openapi_extra=_BADGE)
def my_badge(request: LearnerRequest, number: str) -> HttpResponse:
    certificate = own_certificate(request.auth, number)
    response = HttpResponse(badge(certificate), content_type=JWT)
    name = f"lencana-{certificate.number}.jwt"
    response["Content-Disposition"] = content_disposition_header(True, name) or "attachment"
    response["Cache-Control"] = "private, no-store"
    return response


@certification_router.get("/certificate", response={200: None}, openapi_extra=_DOCUMENT)
def certification_certificate(
    request: LearnerRequest, params: Query[CertificateOfAttemptIn]
) -> HttpResponseBase:
    return _document(request, certificate_of_attempt(request.auth, params.certsesi_id))


@elearning_router.get("/{slug}/certificate", response={200: None}, openapi_extra=_DOCUMENT)
def elearning_certificate(
    request: HttpRequest, slug: str, key: str = "", download: bool = False
) -> HttpResponseBase:
    """Authorized by its key alone, so the link can be shared and printed; `download` saves the file."""
    return _document(request, certificate_by_key(key, slug), is_inline=not download)


def _document(request: HttpRequest, certificate: Certificate, *, is_inline: bool = True) -> HttpResponseBase:
    return send_file(
        request,
        stored_certificate(certificate),
        content_type=PDF,
        filename=filename_of(certificate),
        is_inline=is_inline,
        cache=NOT_CACHED,
    )

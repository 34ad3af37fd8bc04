"""Request and response schemas of certificates."""

from datetime import date, datetime
from typing import Annotated, Any, Literal

from pydantic import Field

from duxi.certificates.links import pdf_path, verify_link
from duxi.certificates.models import Certificate
from duxi.certificates.queries import status_of
from duxi.core.schema import Schema

Status = Literal["valid", "expired", "revoked", "replaced"]
TypeName = Literal["attendance", "competence"]
Number = Annotated[str, Field(min_length=1, max_length=60)]


class OwnCertificatesQuery(Schema):
    page: int = Field(1, ge=1, le=100_000)
    rows: int = Field(5, ge=1, le=100)
    search: Annotated[str, Field(max_length=100)] = ""
    type: TypeName | Literal["all"] = "attendance"


class CertificateCheckIn(Schema):
    cert_number: Number
    captcha: str = ""


class AwardedUnit(Schema):
    code: str
    name: str
    competent: bool
    score: float


class AwardOut(Schema):
    """The award, holder and issuer, and today's status.

    `minutes` is the time learnt; it and the sessions are null if unknown.
    """

    number: str
    type: TypeName
    title: str
    product_title: str
    holder_name: str
    issuer: str
    signatory_name: str
    signatory_title: str
    issued_at: datetime
    valid_until: date | None
    status: Status
    units: list[AwardedUnit]
    minutes: int | None
    sessions_held: int | None
    sessions_attended: int | None


class CheckedCertificateOut(AwardOut):
    """The public part of a certificate."""

    status_reason: str
    status_at: datetime | None
    replaced_by: str | None


class CertificateRow(AwardOut):
    """An award with the texts of its document; heading, statement and colour are the template's.

    `certsesi_id` is the attempt that earned it, null without one.
    """

    item_id: int
    certsesi_id: int | None
    score: float | None
    heading: str
    statement: str
    accent: str
    pdf_url: str
    verify_url: str


class OwnCertificateOut(CheckedCertificateOut, CertificateRow):
    """The certificate as its holder sees it."""


_AWARD = tuple(name for name in AwardOut.model_fields if name != "status")


def _award(certificate: Certificate) -> dict[str, Any]:
    return {**{name: getattr(certificate, name) for name in _AWARD}, "status": status_of(certificate)}


def verified_out(certificate: Certificate) -> dict[str, Any]:
    newer = getattr(certificate, "replaced_by", None)
    return {
        **_award(certificate),
        "status_reason": certificate.status_reason,
        "status_at": certificate.status_at,
        "replaced_by": newer.number if newer else None,
    }


def row_out(certificate: Certificate) -> dict[str, Any]:
    template = certificate.template
    return {
        **_award(certificate),
        "item_id": certificate.product_id,
        "certsesi_id": certificate.attempt_id,
        "score": certificate.score,
        "heading": template.heading,
        "statement": template.statement,
        "accent": template.accent,
        "pdf_url": pdf_path(certificate),
        "verify_url": verify_link(certificate),
    }


def own_out(certificate: Certificate) -> dict[str, Any]:
    return row_out(certificate) | verified_out(certificate)

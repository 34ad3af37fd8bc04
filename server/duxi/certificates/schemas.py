"""What the calls of certificates take and give."""

from datetime import date, datetime
from typing import Annotated, Any, Literal

from ninja import Schema
from pydantic import Field

from duxi.certificates.links import pdf_path, verify_link
from duxi.certificates.models import Certificate
from duxi.certificates.queries import status_of

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


class CertificateRow(Schema):
    number: str
    item_id: int
    type: TypeName
    title: str
    product_title: str
    status: Status
    issued_at: datetime
    valid_until: date | None
    score: float | None
    pdf_url: str


class AwardedUnit(Schema):
    code: str
    name: str
    competent: bool
    score: float


class CheckedCertificateOut(Schema):
    """What anybody may know of a certificate: what was awarded, to whom, by whom, and whether it holds."""

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
    status_reason: str
    status_at: datetime | None
    replaced_by: str | None
    units: list[AwardedUnit]


class OwnCertificateOut(CheckedCertificateOut):
    """The same for its holder, with the document and the way to share it."""

    score: float | None
    pdf_url: str
    verify_url: str


def verified_out(certificate: Certificate) -> dict[str, Any]:
    copied = (
        "number", "type", "title", "product_title", "holder_name", "issuer", "signatory_name",
        "signatory_title", "issued_at", "valid_until", "status_reason", "status_at", "units",
    )  # fmt: skip
    newer = getattr(certificate, "replaced_by", None)
    return {
        **{name: getattr(certificate, name) for name in copied},
        "status": status_of(certificate),
        "replaced_by": newer.number if newer else None,
    }


def own_out(certificate: Certificate) -> dict[str, Any]:
    return {
        **verified_out(certificate),
        "item_id": certificate.product_id,
        "score": certificate.score,
        "pdf_url": pdf_path(certificate),
        "verify_url": verify_link(certificate),
    }

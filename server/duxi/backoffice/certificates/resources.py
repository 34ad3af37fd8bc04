"""Certificates, the rules that issue them with their signatories, and their templates."""

from datetime import date, datetime
from typing import Annotated, Any

from django.db.models import Count, F, Max, Q, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import VersionedIn, words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.certificates.actions import status
from duxi.certificates.links import pdf_path, verify_link
from duxi.certificates.models import (
    Certificate,
    CertificateRule,
    CertificateTemplate,
    CertificateType,
    Trigger,
)
from duxi.certificates.queries import with_status
from duxi.certificates.schemas import AwardedUnit, Status, TypeName
from duxi.core.errors import Message
from duxi.core.forms import Id
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema

CHANGE = "certificates.change_certificate"
_DECIDED = ("status", "status_reason")
WATCHED.register(Watched(Certificate, _DECIDED, staff_only=True))

Title = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200)]
Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=120)]
Why = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]
Colour = Annotated[str, StringConstraints(pattern=r"^#[0-9a-fA-F]{6}$")]


class CertificateOut(Schema):
    """A certificate; `status` is today's."""

    id: int
    number: str
    type: TypeName
    title: str
    product_title: str
    holder_name: str
    holder_email: str
    issuer: str
    signatory_name: str
    signatory_title: str
    template_name: str
    issued_at: datetime
    valid_until: date | None
    current_status: Status
    status_reason: str
    status_at: datetime | None
    score: float | None
    units: list[AwardedUnit]
    minutes: int | None
    sessions_held: int | None
    sessions_attended: int | None
    replaces_number: str | None
    replaced_by_number: str | None
    pdf_url: str
    verify_url: str
    updated_at: datetime
    version: int

    @staticmethod
    def resolve_pdf_url(certificate: Certificate) -> str:
        return pdf_path(certificate)

    @staticmethod
    def resolve_verify_url(certificate: Certificate) -> str:
        return verify_link(certificate)

    @staticmethod
    def resolve_template_name(certificate: Certificate) -> str:
        return str(certificate.template)


class StatusReasonIn(Schema):
    reason: Why


class ReissueIn(StatusReasonIn):
    holder_name: Title


def _certificates(user: User) -> QuerySet[Certificate]:
    found = with_status(Certificate.objects.select_related("product", "template"))
    return found.annotate(
        holder_email=F("holder__email"),
        replaces_number=F("replaces__number"),
        replaced_by_number=F("replaced_by__number"),
    )


def _revoke(user: User, certificate: Certificate, body: StatusReasonIn) -> Message:
    status.revoke(certificate_pk=certificate.pk, reason=body.reason)
    return _("Sertifikat dicabut.")


def _restore(user: User, certificate: Certificate, body: StatusReasonIn) -> Message:
    status.restore(certificate_pk=certificate.pk, reason=body.reason)
    return _("Sertifikat berlaku kembali.")


def _reissue(user: User, certificate: Certificate, body: ReissueIn) -> Message:
    status.reissue(certificate_pk=certificate.pk, holder_name=body.holder_name, reason=body.reason)
    return _("Sertifikat pengganti diterbitkan.")


CERTIFICATES = declare(
    Resource(
        name="certificates",
        model=Certificate,
        out=CertificateOut,
        body=StatusReasonIn,
        rows=_certificates,
        verbs=("view",),
        key="number",
        line=Line("assessment", _("Sertifikat"), "certificate", 60),
        titles={
            "holder_email": _("Email pemegang"),
            "current_status": _("Status"),
            "template_name": _("Templat"),
            "minutes": _("Lama belajar (menit)"),
            "sessions_held": _("Sesi diselenggarakan"),
            "sessions_attended": _("Sesi dihadiri"),
            "replaces_number": _("Menggantikan"),
            "replaced_by_number": _("Digantikan oleh"),
            "pdf_url": _("PDF"),
            "verify_url": _("Halaman pemeriksaan"),
        },
        actions=(
            Action("revoke", _revoke, StatusReasonIn, CHANGE),
            Action("restore", _restore, StatusReasonIn, CHANGE),
            Action("reissue", _reissue, ReissueIn, CHANGE),
        ),
        listing=ListSpec(
            filters={
                "q": Filter("number", condition=words_in("number", "holder_name", "title", "holder__email")),
                "id": Filter("pk", int),
                "type": Filter("type"),
                "current_status": Filter("current_status"),
                "issued_at": DayFilter("issued_at"),
                "product_id": Filter("product_id", int),
            },
            sorts={
                name: name
                for name in ("id", "number", "holder_name", "title", "issued_at", "valid_until", "updated_at")
            },
            default_sort="issued_at|desc",
            page_size=25,
        ),
    )
)


class CertificateRuleOut(Schema):
    id: int
    product_id: int
    product_title: str
    trigger: Trigger
    type: CertificateType
    title: str
    issuer: str
    signatory_name: str
    signatory_title: str
    validity_months: int | None
    template_id: int
    template_name: str
    is_active: bool
    issued_count: int
    updated_at: datetime
    version: int

    @staticmethod
    def resolve_template_name(rule: CertificateRule) -> str:
        return str(rule.template)


class CertificateRuleIn(VersionedIn):
    product_id: Id
    trigger: Trigger
    type: CertificateType
    title: Title
    issuer: Words
    signatory_name: Words
    signatory_title: Words
    validity_months: Annotated[int, Field(ge=1, le=600)] | None = None
    template_id: Id
    is_active: bool = True


def _rules(user: User) -> QuerySet[CertificateRule]:
    rules = CertificateRule.objects.select_related("template")
    return rules.annotate(product_title=F("product__title"), issued_count=Count("certificates"))


CERTIFICATE_RULES = declare(
    Resource(
        name="certificate-rules",
        model=CertificateRule,
        out=CertificateRuleOut,
        body=CertificateRuleIn,
        rows=_rules,
        verbs=("view", "add", "change"),
        key="id",
        frozen=("product_id", "trigger", "type"),
        line=Line("assessment", _("Aturan sertifikat"), "settings", 70),
        titles={
            "product_title": _("Produk"),
            "template_name": _("Templat"),
            "issued_count": _("Sudah diterbitkan"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("title", condition=words_in("title", "product__title", "signatory_name")),
                "id": Filter("pk", int),
                "type": Filter("type"),
                "trigger": Filter("trigger"),
                "is_active": Filter("is_active", bool),
            },
            sorts={name: name for name in ("id", "title", "issued_count", "updated_at")},
            default_sort="title|asc",
            page_size=25,
        ),
    )
)


class CertificateTemplateOut(Schema):
    id: int
    code: str
    name: str
    edition: int
    heading: str
    statement: str
    accent: str
    updated_at: datetime
    version: int

    @staticmethod
    def resolve_name(template: CertificateTemplate) -> str:
        return str(template)


class CertificateTemplateIn(VersionedIn):
    code: Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^[a-z0-9-]{3,40}$")]
    heading: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=80)]
    statement: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]
    accent: Colour = "#0f766e"


def _templates(user: User) -> QuerySet[CertificateTemplate]:
    return CertificateTemplate.objects.all()


def _next_edition(values: dict[str, Any]) -> dict[str, Any]:
    """Templates are immutable: saving the same code creates a new edition."""
    editions = CertificateTemplate.objects.filter(code=values["code"])
    last = editions.aggregate(last=Max("edition"))["last"] or 0
    return {**values, "edition": last + 1}


def _by_words(text: str) -> Q:
    return Q(code__icontains=text) | Q(heading__icontains=text)


CERTIFICATE_TEMPLATES = declare(
    Resource(
        name="certificate-templates",
        model=CertificateTemplate,
        out=CertificateTemplateOut,
        body=CertificateTemplateIn,
        rows=_templates,
        verbs=("view", "add"),
        prepare=_next_edition,
        line=Line("assessment", _("Templat sertifikat"), "news", 80),
        titles={"name": _("Templat")},
        listing=ListSpec(
            filters={
                "q": Filter("code", condition=_by_words),
                "id": Filter("pk", int),
                "code": Filter("code"),
            },
            sorts={name: name for name in ("id", "code", "edition", "updated_at")},
            default_sort="code|asc",
            page_size=25,
        ),
    )
)

"""Training-needs analyses of companies, and their quotations."""

from datetime import datetime

from django.db.models import Count, F, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.corporate.links import link_to
from duxi.corporate.models import Campaign, Quotation, QuotationLine, QuotationStatus

WATCHED.register(Watched(Campaign))
WATCHED.register(Watched(Quotation, ("status", "total", "discount")))


class TnaCampaignOut(Schema):
    id: int
    title: str
    company_id: int
    company_name: str
    invited: int
    submitted: int
    asks_superiors: bool
    budget: int | None
    created_by_name: str | None
    created_at: datetime
    closes_at: datetime


class QuotedLine(Schema):
    title: str
    seats: int
    price: int
    amount: int


class QuotationOut(Schema):
    id: int
    number: str
    company_id: int
    company_name: str
    campaign_title: str | None
    status: QuotationStatus
    subtotal: int
    discount: int
    total: int
    note: str
    lines: list[QuotedLine]
    document_url: str
    created_at: datetime
    valid_until: datetime
    answered_at: datetime | None

    @staticmethod
    def resolve_lines(row: Quotation) -> list[QuotationLine]:
        return list(row.lines.all())

    @staticmethod
    def resolve_document_url(row: Quotation) -> str:
        return link_to(row)


def _campaigns(user: User) -> QuerySet[Campaign]:
    done = Count("participants", filter=Q(participants__submitted_at__isnull=False))
    return Campaign.objects.annotate(
        company_name=F("company__name"),
        created_by_name=F("created_by__fullname"),
        invited=Count("participants"),
        submitted=done,
    )


def _quotations(user: User) -> QuerySet[Quotation]:
    rows = Quotation.objects.prefetch_related("lines")
    return rows.annotate(company_name=F("company__name"), campaign_title=F("campaign__title"))


TNA_CAMPAIGNS = declare(
    Resource(
        name="tna-campaigns",
        model=Campaign,
        out=TnaCampaignOut,
        rows=_campaigns,
        verbs=("view",),
        line=Line("corporate", _("TNA"), "grid", 30),
        key="id",
        titles={
            "title": _("Judul"),
            "company_name": _("Perusahaan"),
            "invited": _("Peserta"),
            "submitted": _("Sudah mengisi"),
            "asks_superiors": _("Dengan atasan"),
            "budget": _("Anggaran"),
            "created_by_name": _("Dibuka oleh"),
            "closes_at": _("Ditutup"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("title", condition=words_in("title", "company__name")),
                "id": Filter("pk", int),
                "company_id": Filter("company_id", int),
                "closes_at": DayFilter("closes_at"),
            },
            sorts={
                name: name
                for name in ("id", "title", "company_name", "invited", "submitted", "created_at", "closes_at")
            },
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)
QUOTATIONS = declare(
    Resource(
        name="quotations",
        model=Quotation,
        out=QuotationOut,
        rows=_quotations,
        verbs=("view",),
        viewers=("Keuangan",),
        line=Line("corporate", _("Penawaran"), "tax", 40),
        key="number",
        titles={
            "number": _("Nomor"),
            "company_name": _("Perusahaan"),
            "campaign_title": _("TNA"),
            "status": _("Status"),
            "subtotal": _("Jumlah"),
            "discount": _("Potongan"),
            "total": _("Total"),
            "note": _("Catatan"),
            "lines": _("Isi"),
            "document_url": _("Dokumen"),
            "valid_until": _("Berlaku sampai"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("number", condition=words_in("number", "company__name")),
                "id": Filter("pk", int),
                "company_id": Filter("company_id", int),
                "status": Filter("status"),
                "created_at": DayFilter("created_at"),
            },
            sorts={name: name for name in ("id", "number", "company_name", "total", "status", "created_at")},
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)

"""Companies with a workspace, their members and quotations."""

from datetime import datetime
from typing import Annotated

from django.db.models import F, OuterRef, Q, QuerySet
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import Title, words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.growth.fields import DecisionIn
from duxi.backoffice.sidebar import Line
from duxi.core.errors import Message
from duxi.core.expressions import count_of
from duxi.core.forms import Id, Moment
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.corporate.actions import campaigns, companies
from duxi.corporate.models import Company, CompanyRole, CompanyStatus, Member
from duxi.files.stored_links import link_to

REVIEW = "corporate.change_company"
WATCHED.register(Watched(Company))
WATCHED.register(Watched(Member, ("role", "department", "left_at"), part_of="company"))


class CompanyOut(Schema):
    id: int
    name: str
    npwp: str
    address: str
    phone: str
    headcount: int
    status: CompanyStatus
    document_url: str | None
    applicant_name: str | None
    applicant_email: str | None
    member_count: int
    review_note: str
    created_at: datetime
    reviewed_at: datetime | None
    reviewed_by_name: str | None

    @staticmethod
    def resolve_document_url(row: Company) -> str | None:
        return link_to(row.document) if row.document else None


class ApprovalIn(Schema):
    note: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] = ""


class StaffCampaignIn(Schema):
    """An analysis of all members for one job role."""

    title: Title
    job_role_id: Id
    closes_at: Moment
    asks_superiors: bool = False
    budget: Annotated[int, Field(ge=0, le=10**12)] | None = None


class CompanyMemberOut(Schema):
    id: int
    company_id: int
    company_name: str
    person_name: str
    person_email: str
    role: CompanyRole
    department: str
    superior_name: str | None
    has_consented: bool
    joined_at: datetime
    left_at: datetime | None


def _companies(user: User) -> QuerySet[Company]:
    members = Member.objects.filter(company=OuterRef("pk"), left_at=None)
    return Company.objects.select_related("document").annotate(
        applicant_name=F("applied_by__fullname"),
        applicant_email=F("applied_by__email"),
        reviewed_by_name=F("reviewed_by__fullname"),
        member_count=count_of(members, "company"),
    )


def _members(user: User) -> QuerySet[Member]:
    return Member.objects.annotate(
        company_name=F("company__name"),
        person_name=F("user__fullname"),
        person_email=F("user__email"),
        superior_name=F("superior__user__fullname"),
        has_consented=Q(consented_at__isnull=False),
        has_left=Q(left_at__isnull=False),
    )


def _approve(user: User, row: Company, body: ApprovalIn) -> Message:
    companies.review(company_id=row.pk, reviewer=user, is_approved=True, note=body.note)
    return _("Perusahaan disetujui.")


def _refuse(user: User, row: Company, body: DecisionIn) -> Message:
    companies.review(company_id=row.pk, reviewer=user, is_approved=False, note=body.note)
    return _("Pengajuan ditolak.")


def _open_campaign(user: User, row: Company, body: StaffCampaignIn) -> Message:
    campaigns.open_for_everybody(company=row, made_by=user, **body.dict())
    return _("TNA dibuka. Anggota sudah dikabari.")


COMPANIES = declare(
    Resource(
        name="companies",
        model=Company,
        out=CompanyOut,
        rows=_companies,
        verbs=("view",),
        line=Line("corporate", pgettext_lazy("menu", "Perusahaan"), "agency", 10),
        key="name",
        actions=(
            Action("approve", _approve, ApprovalIn, REVIEW),
            Action("refuse", _refuse, DecisionIn, REVIEW),
            Action("open-campaign", _open_campaign, StaffCampaignIn, "corporate.add_campaign"),
        ),
        titles={
            "name": _("Nama"),
            "npwp": _("NPWP"),
            "address": _("Alamat"),
            "phone": _("Telepon"),
            "headcount": _("Karyawan"),
            "status": _("Status"),
            "applicant_name": _("Diajukan oleh"),
            "applicant_email": _("Email"),
            "member_count": _("Anggota"),
            "review_note": _("Catatan"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("name", condition=words_in("name", "npwp", "applied_by__email")),
                "id": Filter("pk", int),
                "status": Filter("status"),
                "created_at": DayFilter("created_at"),
            },
            sorts={
                name: name for name in ("id", "name", "status", "headcount", "member_count", "created_at")
            },
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)
COMPANY_MEMBERS = declare(
    Resource(
        name="company-members",
        model=Member,
        out=CompanyMemberOut,
        rows=_members,
        verbs=("view",),
        line=Line("corporate", _("Anggota perusahaan"), "person", 20),
        key="id",
        titles={
            "company_name": _("Perusahaan"),
            "person_name": _("Nama"),
            "person_email": _("Email"),
            "role": _("Peran"),
            "department": _("Bagian"),
            "superior_name": _("Atasan"),
            "has_consented": _("Setuju dilihat"),
        },
        listing=ListSpec(
            filters={
                "q": Filter(
                    "user__fullname",
                    condition=words_in("user__fullname", "user__email", "company__name", "department"),
                ),
                "id": Filter("pk", int),
                "company_id": Filter("company_id", int),
                "role": Filter("role"),
                "has_left": Filter("has_left", bool),
            },
            sorts={name: name for name in ("id", "company_name", "person_name", "role", "joined_at")},
            default_sort="company_name|asc",
            page_size=25,
        ),
    )
)

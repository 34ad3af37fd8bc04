"""Schemas of companies."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import Field, StringConstraints

from duxi.core.forms import YesNo
from duxi.core.lists import ListParams
from duxi.core.schema import Schema
from duxi.corporate.histories import Step
from duxi.corporate.models import (
    Company,
    CompanyEventKind,
    CompanyRole,
    CompanyStatus,
    Invitation,
    Member,
)
from duxi.gateways.mail import MailStatus

Words = Annotated[str, StringConstraints(strip_whitespace=True, max_length=100)]


class CompanyRef(Schema):
    """The company, for members of several."""

    company_uuid: UUID | None = None


class CompanyListParams(ListParams, frozen=True):
    """A list of one company, or of all that the user manages."""

    company_uuid: UUID | None = None


class Seat(Schema):
    """A company of the user, and the user's role in it."""

    company_uuid: UUID
    name: str
    status: CompanyStatus
    status_label: str
    review_note: str
    role: CompanyRole
    role_label: str
    department: str
    is_manager: bool
    has_consented: bool

    @classmethod
    def of(cls, seat: Member) -> "Seat":
        company = seat.company
        return cls(
            company_uuid=company.uuid,
            name=company.name,
            status=CompanyStatus(company.status),
            status_label=str(CompanyStatus(company.status).label),
            review_note=company.review_note,
            role=CompanyRole(seat.role),
            role_label=str(CompanyRole(seat.role).label),
            department=seat.department,
            is_manager=seat.role in (CompanyRole.OWNER, CompanyRole.PIC)
            and company.status == CompanyStatus.ACTIVE,
            has_consented=seat.consented_at is not None,
        )


class RefusedApplication(Schema):
    """The last application and the reason for its rejection; it can be corrected and sent again."""

    name: str
    npwp: str
    address: str
    phone: str
    headcount: int
    reason: str

    @classmethod
    def of(cls, company: Company) -> "RefusedApplication":
        copied = ("name", "npwp", "address", "phone", "headcount")
        return cls(**{name: getattr(company, name) for name in copied}, reason=company.review_note)


class Workspace(Schema):
    rows: list[Seat]
    refused: RefusedApplication | None


class ApplicationIn(Schema):
    """An application for a company; `document` is an upload."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200)]
    npwp: Annotated[str, StringConstraints(strip_whitespace=True, max_length=30)] = ""
    address: Annotated[str, StringConstraints(strip_whitespace=True, min_length=5, max_length=300)]
    phone: Annotated[str, StringConstraints(strip_whitespace=True, min_length=6, max_length=30)]
    headcount: int = Field(1, ge=1, le=1_000_000)
    document_uuid: UUID | None = None


class MemberRow(Schema):
    """A member; only managers see the address."""

    member_id: int
    fullname: str
    email: str
    role: CompanyRole
    role_label: str
    department: str
    superior_id: int | None
    superior_name: str
    joined_at: datetime
    has_consented: bool
    is_me: bool

    @classmethod
    def of(cls, member: Member, viewer: Member) -> "MemberRow":
        return cls(
            member_id=member.pk,
            fullname=member.user.fullname,
            email=member.user.email,
            role=CompanyRole(member.role),
            role_label=str(CompanyRole(member.role).label),
            department=member.department,
            superior_id=member.superior_id,
            superior_name=member.superior.user.fullname if member.superior else "",
            joined_at=member.joined_at,
            has_consented=member.consented_at is not None,
            is_me=member.pk == viewer.pk,
        )


class InvitationRow(Schema):
    """An invitation, for the invited user or for managers, who also see the mail's delivery status."""

    uuid: UUID
    company: str
    email: str
    fullname: str
    department: str
    role_label: str
    invited_by: str
    created_at: datetime
    expires_at: datetime
    mail_status: MailStatus | None

    @classmethod
    def of(cls, invitation: Invitation, mail_status: MailStatus | None = None) -> "InvitationRow":
        return cls(
            uuid=invitation.uuid,
            company=invitation.company.name,
            email=invitation.email,
            fullname=invitation.fullname,
            department=invitation.department,
            role_label=str(CompanyRole(invitation.role).label),
            invited_by=invitation.invited_by.fullname if invitation.invited_by else "",
            created_at=invitation.created_at,
            expires_at=invitation.expires_at,
            mail_status=mail_status,
        )


class Invitations(Schema):
    rows: list[InvitationRow]


class Team(Schema):
    """Members and invitations; `workbook` is a link to the list of members."""

    members: list[MemberRow]
    invitations: list[InvitationRow]
    workbook: str


class InviteIn(CompanyRef):
    """Lines of `email, name, department`."""

    people: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=40_000)]
    role: CompanyRole = CompanyRole.MEMBER


class ImportIn(CompanyRef):
    """Form fields beside the workbook with the columns Email, Nama, Bagian."""

    role: CompanyRole = CompanyRole.MEMBER


class Invited(Schema):
    invited: int


class AcceptIn(Schema):
    """Whether the company may see the user's results."""

    consent: YesNo = False


class ConsentIn(CompanyRef):
    consent: YesNo


class MemberIn(CompanyRef):
    role: CompanyRole
    department: Words = ""
    superior_id: int | None = Field(None, gt=0)


class PendingCounts(Schema):
    """What waits for the user: `total` companies that invite, `unfilled_count` analyses."""

    total: int
    unfilled_count: int
    is_manager: bool


class CompanyHistoryRow(Schema):
    """An event of a company's history as a sentence."""

    company: str
    kind: CompanyEventKind
    kind_label: str
    sentence: str
    detail: str
    made_by: str
    date: datetime

    @classmethod
    def of(cls, step: Step) -> "CompanyHistoryRow":
        event = step.event
        return cls(
            company=event.company.name,
            kind=CompanyEventKind(event.kind),
            kind_label=str(CompanyEventKind(event.kind).label),
            sentence=step.sentence,
            detail=event.detail,
            made_by=event.made_by.fullname if event.made_by else "",
            date=event.at,
        )

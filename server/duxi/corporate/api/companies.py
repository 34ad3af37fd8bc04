"""`/corporate`: the company's workspace and its members."""

from uuid import UUID

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.lists import select
from duxi.core.throttle import Limit
from duxi.corporate.actions import companies, invitations
from duxi.corporate.actions.companies import Application
from duxi.corporate.histories import steps_of
from duxi.corporate.links import link_to_team
from duxi.corporate.queries.campaigns import to_fill_for
from duxi.corporate.queries.companies import (
    HISTORIES,
    events_for,
    invitations_for,
    managed_by,
    manager_for,
    member_for,
    members_of,
    refused_application,
    seats_for,
)
from duxi.corporate.queries.deliveries import invitation_deliveries_of
from duxi.corporate.schemas.companies import (
    AcceptIn,
    ApplicationIn,
    CompanyHistoryRow,
    CompanyListParams,
    CompanyRef,
    ConsentIn,
    InvitationRow,
    Invitations,
    Invited,
    InviteIn,
    MemberIn,
    MemberRow,
    PendingCounts,
    RefusedApplication,
    Seat,
    Team,
    Workspace,
)
from duxi.files.actions.uploads import attach_files

router = Router(tags=["corporate"], auth=UserBearer())

APPLICATIONS = Limit("company-application", times=5, seconds=86_400)
_SAVED = gettext_lazy("Perubahan berhasil disimpan.")


@router.get("/workspace", response=Envelope[Workspace])
def workspace(request: LearnerRequest) -> Envelope[Workspace]:
    seats = [Seat.of(seat) for seat in seats_for(request.auth)]
    refused = refused_application(request.auth)
    return ok(Workspace(rows=seats, refused=RefusedApplication.of(refused) if refused else None))


@router.post("/apply", response=MessageOut)
def apply(request: LearnerRequest, body: Form[ApplicationIn]) -> MessageOut:
    APPLICATIONS.hit(str(request.auth.pk))
    given = body.model_dump(exclude={"document_uuid"})
    uuids = [str(body.document_uuid)] if body.document_uuid else []
    files = attach_files(owner=request.auth, uuids=uuids)
    document = files[0] if files else None
    companies.apply(user=request.auth, application=Application(**given, document=document))
    return message_only(_("Pengajuan Anda kami terima dan segera kami tinjau."))


@router.get("/histories", response=Envelope[Rows[CompanyHistoryRow]])
def histories(request: LearnerRequest, params: Query[CompanyListParams]) -> Envelope[Rows[CompanyHistoryRow]]:
    whole, page = select(events_for(request.auth, params.company_uuid), params, HISTORIES)
    return ok(
        Rows[CompanyHistoryRow](
            rows=[CompanyHistoryRow.of(one) for one in steps_of(page)], total=whole.count()
        )
    )


@router.get("/pending-counts", response=Envelope[PendingCounts])
def pending_counts(request: LearnerRequest) -> Envelope[PendingCounts]:
    waiting, unfilled = invitations_for(request.auth).count(), to_fill_for(request.auth).count()
    is_manager = managed_by(request.auth).exists()
    return ok(PendingCounts(total=waiting, unfilled_count=unfilled, is_manager=is_manager))


@router.get("/invitations", response=Envelope[Invitations])
def list_invitations(request: LearnerRequest) -> Envelope[Invitations]:
    return ok(Invitations(rows=[InvitationRow.of(one) for one in invitations_for(request.auth)]))


@router.post("/invitations/{uuid:uuid}/accept", response=MessageOut)
def accept(request: LearnerRequest, uuid: UUID, body: Form[AcceptIn]) -> MessageOut:
    member = invitations.accept(user=request.auth, uuid=uuid, agrees=body.consent)
    return message_only(_("Selamat bergabung dengan {company}.").format(company=member.company.name))


@router.post("/invitations/{uuid:uuid}/decline", response=MessageOut)
def decline(request: LearnerRequest, uuid: UUID) -> MessageOut:
    invitations.decline(user=request.auth, uuid=uuid)
    return message_only(_("Undangan ditolak."))


@router.post("/invitations/{uuid:uuid}/revoke", response=MessageOut)
def revoke(request: LearnerRequest, uuid: UUID, body: Form[CompanyRef]) -> MessageOut:
    invitations.revoke(manager=manager_for(request.auth, body.company_uuid), uuid=uuid)
    return message_only(_("Undangan dibatalkan."))


@router.get("/members", response=Envelope[Team])
def team(request: LearnerRequest, params: Query[CompanyRef]) -> Envelope[Team]:
    manager = manager_for(request.auth, params.company_uuid)
    mailed = invitation_deliveries_of(manager.company)
    return ok(
        Team(
            members=[MemberRow.of(one, manager) for one in members_of(manager.company)],
            invitations=[InvitationRow.of(one, status) for one, status in mailed],
            workbook=link_to_team(manager.company),
        )
    )


@router.post("/members/invite", response=Envelope[Invited])
def invite(request: LearnerRequest, body: Form[InviteIn]) -> Envelope[Invited]:
    manager = manager_for(request.auth, body.company_uuid)
    people = invitations.parse(body.people)
    count = invitations.invite(manager=manager, people=people, role=body.role)
    return ok(Invited(invited=count), invitations.outcome(invited=count, asked=len(people)))


@router.post("/members/leave", response=MessageOut)
def leave(request: LearnerRequest, body: Form[CompanyRef]) -> MessageOut:
    companies.leave(member=member_for(request.auth, body.company_uuid), by=request.auth)
    return message_only(_("Anda sudah keluar dari perusahaan ini."))


@router.post("/members/{int:member_id}", response=MessageOut)
def change_member(request: LearnerRequest, member_id: int, body: Form[MemberIn]) -> MessageOut:
    companies.change_member(
        manager=manager_for(request.auth, body.company_uuid),
        member_id=member_id,
        role=body.role,
        department=body.department,
        superior_id=body.superior_id,
    )
    return message_only(_SAVED)


@router.delete("/members/{int:member_id}", response=MessageOut)
def remove_member(request: LearnerRequest, member_id: int, params: Query[CompanyRef]) -> MessageOut:
    manager = manager_for(request.auth, params.company_uuid)
    companies.remove_member(manager=manager, member_id=member_id)
    return message_only(_("Anggota dikeluarkan."))


@router.post("/consent", response=MessageOut)
def consent(request: LearnerRequest, body: Form[ConsentIn]) -> MessageOut:
    companies.consent(member=member_for(request.auth, body.company_uuid), agrees=body.consent)
    return message_only(_SAVED)

"""`/corporate`: importing members from workbooks, exporting members and analyses."""

from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.utils.http import content_disposition_header
from ninja import File, Form, Router
from ninja.files import UploadedFile

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.clock import local, now
from duxi.core.envelope import Envelope, ok
from duxi.corporate.actions import invitations
from duxi.corporate.links import linked_analysis, linked_team
from duxi.corporate.queries.companies import manager_for
from duxi.corporate.reports import XLSX
from duxi.corporate.schemas.companies import ImportIn, Invited
from duxi.corporate.sheets import read_invitees, team_workbook
from duxi.corporate.tna_workbook import tna_workbook
from duxi.files.tables import MAX_SIZE

router = Router(tags=["corporate"])
_WORKBOOK = {"responses": {200: {"description": "The workbook", "content": {XLSX: {}}}}}


@router.post("/members/import", response=Envelope[Invited], auth=UserBearer())
def import_members(
    request: LearnerRequest, body: Form[ImportIn], file: File[UploadedFile]
) -> Envelope[Invited]:
    manager = manager_for(request.auth, body.company_uuid)
    people = read_invitees(file.read(MAX_SIZE + 1))
    count = invitations.invite(manager=manager, people=people, role=body.role)
    return ok(Invited(invited=count), invitations.outcome(invited=count, asked=len(people)))


@router.get(
    "/companies/{uuid:uuid}/members.xlsx",
    response={200: None},
    openapi_extra=_WORKBOOK,
    url_name="company_members",
)
def show_members_workbook(request: HttpRequest, uuid: UUID, signature: str = "") -> HttpResponse:
    """Authorized by its signature alone."""
    company = linked_team(uuid, signature)
    return _workbook(team_workbook(company), f"Anggota {company.name}")


@router.get(
    "/campaigns/{uuid:uuid}/results.xlsx",
    response={200: None},
    openapi_extra=_WORKBOOK,
    url_name="campaign_results",
)
def show_analysis_workbook(request: HttpRequest, uuid: UUID, signature: str = "") -> HttpResponse:
    """Authorized by its signature alone."""
    campaign, viewer = linked_analysis(uuid, signature)
    return _workbook(tna_workbook(campaign, viewer), f"TNA {campaign.title}")


def _workbook(content: bytes, title: str) -> HttpResponse:
    response = HttpResponse(content, content_type=XLSX)
    name = f"{title} {local(now()):%Y-%m-%d}.xlsx"
    response["Content-Disposition"] = content_disposition_header(True, name) or "attachment"
    response["Cache-Control"] = "private, no-store"
    return response

"""`/corporate/tna` and `/corporate/campaigns`: analyses, their forms and results."""

from uuid import UUID

from django.utils.translation import gettext as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.corporate.actions.campaigns import open_campaign, submit
from duxi.corporate.gaps import gaps_in, gaps_of, recommended, seen_by
from duxi.corporate.models import Member, Participant
from duxi.corporate.queries.campaigns import (
    campaign_of,
    campaigns_of,
    left_of,
    own_participations,
    participant_for,
    to_fill_for,
    unit_rows_of,
)
from duxi.corporate.queries.companies import managed_by, manager_for, member_for
from duxi.corporate.schemas.companies import CompanyRef
from duxi.corporate.schemas.tna import (
    CampaignIn,
    CampaignRow,
    Campaigns,
    LevelRow,
    Task,
    Tasks,
    TnaIn,
    UnitRow,
)
from duxi.corporate.schemas.tna_results import Results
from duxi.reference.queries import level_rows, role_names

router = Router(tags=["corporate"], auth=UserBearer())


class ResultParams(CompanyRef):
    """The analysis; by default the newest. `own` requests the user's own row."""

    campaign_uuid: UUID | None = None
    own: bool = False


@router.get("/tna", response=Envelope[Tasks])
def list_tasks(request: LearnerRequest) -> Envelope[Tasks]:
    found = list(to_fill_for(request.auth))
    names = role_names(one.job_role for one in found)
    rows = [Task.of(one, request.auth, names[one.job_role.slug], _units_of(one)) for one in found]
    return ok(Tasks(rows=rows, levels=[LevelRow(**level) for level in level_rows()]))


def _units_of(one: Participant) -> list[UnitRow]:
    return [UnitRow(**row, level=None) for row in unit_rows_of(one)]


@router.post("/tna", response=MessageOut)
def submit_tna(request: LearnerRequest, body: Form[TnaIn]) -> MessageOut:
    participant = participant_for(request.auth, body.participant_uuid)
    submit(user=request.auth, participant=participant, levels=body.levels())
    return message_only(_("Terima kasih, penilaian Anda sudah tersimpan."))


@router.get("/tna/results", response=Envelope[Results])
def results(request: LearnerRequest, params: Query[ResultParams]) -> Envelope[Results]:
    """Managers get the whole analysis, everyone else their own row."""
    manager = None if params.own else _manager(request, params.company_uuid)
    if manager is None:
        own = list(own_participations(request.auth)[:1])
        gaps = gaps_in(own)
        return ok(Results.of_one(gaps, recommended(gaps, None)))
    if params.campaign_uuid is None and not campaigns_of(manager.company).exists():
        return ok(Results.of_none())
    campaign = campaign_of(manager.company, params.campaign_uuid)
    whole = gaps_of(campaign)
    seen = seen_by(whole, manager)
    left_out = len(whole.rows) - len(seen.rows)
    left = left_of(campaign)
    return ok(Results.of(campaign, seen, recommended(seen, left), manager, left_out, left))


@router.get("/campaigns", response=Envelope[Campaigns])
def list_campaigns(request: LearnerRequest, params: Query[CompanyRef]) -> Envelope[Campaigns]:
    manager = manager_for(request.auth, params.company_uuid)
    return ok(Campaigns(rows=[CampaignRow.of(one) for one in campaigns_of(manager.company)]))


@router.post("/campaigns", response=MessageOut)
def start_campaign(request: LearnerRequest, body: Form[CampaignIn]) -> MessageOut:
    open_campaign(
        company=manager_for(request.auth, body.company_uuid).company,
        made_by=request.auth,
        title=body.title,
        roles=body.roles(),
        closes_at=body.closes_at,
        asks_superiors=body.asks_superiors,
        budget=body.budget,
    )
    return message_only(_("TNA dibuka. Anggota sudah dikabari."))


def _manager(request: LearnerRequest, company_uuid: UUID | None) -> Member | None:
    """The manager's company; None for a user who manages none. Raises `NotFound` for another company."""
    run = managed_by(request.auth)
    if company_uuid is None:
        return run.first()
    return run.filter(company=member_for(request.auth, company_uuid).company_id).first()

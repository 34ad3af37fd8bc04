"""Opening a training-needs analysis (campaign) and submitting ratings."""

from collections.abc import Mapping
from datetime import datetime

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected
from duxi.corporate.actions.companies import record
from duxi.corporate.models import (
    Campaign,
    Company,
    CompanyEventKind,
    CompanyStatus,
    Member,
    Participant,
    Rating,
)
from duxi.corporate.queries.companies import members_of
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.corporate import TNA_OPENED
from duxi.reference.models import JobRole, RoleCompetency


class CampaignClosed(Rejected):
    """The closing date is past."""

    message = gettext_lazy("TNA ini sudah ditutup.")


class NotActive(Rejected):
    """The company is not approved."""

    message = gettext_lazy("Perusahaan ini belum aktif.")


@transaction.atomic
def open_campaign(
    *,
    company: Company,
    made_by: User,
    title: str,
    roles: Mapping[int, int],
    closes_at: datetime,
    asks_superiors: bool,
    budget: int | None,
) -> Campaign:
    """Open a campaign; `roles` maps members to the job role they are rated for.

    Raises `Invalid` for unknown members or roles, or a closing date in the past.
    """
    if closes_at <= now():
        raise Invalid(errors={"closes_at": [_("Pilih tanggal yang akan datang.")]})
    members = {member.pk: member for member in members_of(company).filter(pk__in=roles)}
    known = JobRole.objects.filter(pk__in=set(roles.values()), competencies__isnull=False).distinct()
    if len(members) != len(roles) or not roles or known.count() != len(set(roles.values())):
        raise Invalid(errors={"participants": [_("Pilih anggota dan peran yang memiliki unit kompetensi.")]})
    campaign = Campaign.objects.create(
        company=company,
        title=title,
        asks_superiors=asks_superiors,
        budget=budget,
        created_by=made_by,
        created_at=now(),
        closes_at=closes_at,
    )
    Participant.objects.bulk_create(
        Participant(campaign=campaign, member=members[pk], job_role_id=role) for pk, role in roles.items()
    )
    record(company, CompanyEventKind.CAMPAIGN, made_by, title)
    for member in members.values():
        _ask(member, campaign)
    return campaign


def open_for_everybody(
    *,
    company: Company,
    made_by: User,
    title: str,
    job_role_id: int,
    closes_at: datetime,
    asks_superiors: bool,
    budget: int | None,
) -> Campaign:
    """Staff open a campaign for all members and one job role; raises `NotActive` or what `open_campaign`
    raises.
    """
    if company.status != CompanyStatus.ACTIVE:
        raise NotActive
    return open_campaign(
        company=company,
        made_by=made_by,
        title=title,
        roles=dict.fromkeys(members_of(company).values_list("pk", flat=True), job_role_id),
        closes_at=closes_at,
        asks_superiors=asks_superiors,
        budget=budget,
    )


@transaction.atomic
def submit(*, user: User, participant: Participant, levels: Mapping[int, int]) -> None:
    """Submit ratings for every unit of the role, for oneself or as the participant's superior; a later
    submission replaces them.

    Raises `CampaignClosed` or `Invalid` without any change.
    """
    current = Participant.objects.select_for_update().get(pk=participant.pk)
    if participant.campaign.closes_at <= now():
        raise CampaignClosed
    _check(current, levels)
    is_own = participant.member.user_id == user.pk
    column = "own_level" if is_own else "superior_level"
    Rating.objects.bulk_create(
        [Rating(participant=current, unit_id=unit, **{column: level}) for unit, level in levels.items()],
        update_conflicts=True,
        unique_fields=["participant", "unit"],
        update_fields=[column],
    )
    moment = "submitted_at" if is_own else "rated_at"
    Participant.objects.filter(pk=current.pk).update(**{moment: now()})


def _check(participant: Participant, levels: Mapping[int, int]) -> None:
    units = set(
        RoleCompetency.objects.filter(job_role=participant.job_role_id).values_list("unit_id", flat=True)
    )
    if set(levels) != units or not all(0 <= level <= 5 for level in levels.values()):
        raise Invalid(errors={"ratings": [_("Nilai setiap unit kompetensi dari 0 sampai 5.")]})


def _ask(member: Member, campaign: Campaign) -> None:
    params = {"company": campaign.company.name, "title": campaign.title}
    notify(
        user=member.user,
        template=TNA_OPENED.key,
        params=params,
        dedupe=f"tna:{campaign.uuid}:{member.pk}",
    )

"""Reads of training needs analyses and their participants."""

from typing import Any
from uuid import UUID

from django.db.models import Count, F, Q, QuerySet, Sum
from django.db.models.functions import Now

from duxi.accounts.models import User
from duxi.core.errors import NotFound
from duxi.corporate.models import Campaign, Company, Participant, Quotation, QuotationStatus
from duxi.reference.models import CompetencyUnit
from duxi.reference.queries import unit_name


def campaigns_of(company: Company) -> QuerySet[Campaign]:
    """A company's analyses with numbers of participants and submissions."""
    done = Count("participants", filter=Q(participants__submitted_at__isnull=False))
    rows = Campaign.objects.filter(company=company).order_by("-created_at")
    return rows.annotate(invited=Count("participants"), submitted=done)


def campaign_of(company: Company, uuid: UUID | None) -> Campaign:
    """The named or the newest analysis; raises `NotFound`."""
    rows = campaigns_of(company)
    found = (rows.filter(uuid=uuid) if uuid else rows).first()
    if found is None:
        raise NotFound
    return found


def approved_of(campaign: Campaign) -> int:
    """The total of accepted quotations of an analysis."""
    rows = Quotation.objects.filter(campaign=campaign, status=QuotationStatus.ACCEPTED)
    return int(rows.aggregate(Sum("total", default=0))["total__sum"])


def left_of(campaign: Campaign) -> int | None:
    """The remaining budget, negative if exceeded; None without a budget."""
    return None if campaign.budget is None else campaign.budget - approved_of(campaign)


def to_fill_for(user: User) -> QuerySet[Participant]:
    """Analyses to be filled in: the user's own, and those of their subordinates."""
    rows = Participant.objects.filter(campaign__closes_at__gt=Now(), member__left_at=None)
    own = Q(member__user=user, submitted_at=None)
    others = Q(member__superior__user=user, campaign__asks_superiors=True, rated_at=None)
    return rows.filter(own | others).select_related("campaign__company", "member__user", "job_role")


def participant_for(user: User, uuid: UUID) -> Participant:
    """A participation that a user may fill in or change; raises `NotFound`."""
    may = Q(member__user=user) | Q(member__superior__user=user, campaign__asks_superiors=True)
    rows = Participant.objects.filter(may, uuid=uuid)
    found = rows.select_related("campaign", "member__user", "job_role").first()
    if found is None:
        raise NotFound
    return found


def own_participations(user: User) -> QuerySet[Participant]:
    """The user's submitted analyses."""
    rows = Participant.objects.filter(member__user=user, submitted_at__isnull=False)
    return rows.select_related("campaign__company", "member__user", "job_role").order_by("-submitted_at")


def unit_rows_of(participant: Participant) -> QuerySet[Any, Any]:
    """The units of the participant's job role, named in the current language."""
    units = CompetencyUnit.objects.filter(required_by__job_role=participant.job_role_id).order_by("code")
    rows = units.values("code", "description", unit_id=F("pk"))
    named: QuerySet[Any, Any] = rows.annotate(name=unit_name())
    return named

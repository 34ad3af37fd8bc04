"""Every read of companies; `seats_for`, `member_for` and `manager_for` are the only doors."""

from uuid import UUID

from django.db.models import Case, Count, F, FloatField, Q, QuerySet, Sum, Value, When
from django.db.models.functions import Extract, Now

from duxi.accounts.models import User
from duxi.core.errors import Forbidden, NotFound
from duxi.core.list_parts import InParts, Part
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.corporate.models import (
    Campaign,
    Company,
    CompanyEvent,
    CompanyRole,
    CompanyStatus,
    Invitation,
    InvitationStatus,
    Member,
    Participant,
    Quotation,
    QuotationStatus,
)

MANAGERS = (CompanyRole.OWNER, CompanyRole.PIC)
HISTORIES = ListSpec(
    filters={"kind": Filter("kind"), "date": DayFilter("at")},
    sorts={"date": "at"},
    default_sort="date|desc",
    page_size=10,
)
_AGE = Extract(Now() - F("created_at"), "epoch")
_IS_WAITING = Q(status=QuotationStatus.SENT, valid_until__gt=Now())
WAITING = InParts(
    Case(When(_IS_WAITING, then=_AGE), default=Value(1e12) + _AGE, output_field=FloatField()),
    (Part(_IS_WAITING, "-created_at"), Part(~_IS_WAITING, "-created_at")),
)
"""Sorts what can still be answered before all else, the newest first."""
QUOTATIONS = ListSpec(
    filters={"status": Filter("status"), "number": Filter("number")},
    sorts={"waiting": WAITING, "date": "created_at", "total": "total"},
    default_sort="waiting|asc",
    page_size=10,
)


def seats_for(user: User) -> QuerySet[Member]:
    """The companies that a user belongs to now."""
    seats = Member.objects.filter(user=user, left_at=None).exclude(company__status=CompanyStatus.REJECTED)
    return seats.select_related("company").order_by("pk")


def refused_application(user: User) -> Company | None:
    """The newest company that a user applied for, if it was turned down."""
    newest = Company.objects.filter(applied_by=user).order_by("-created_at", "-pk").first()
    return newest if newest and newest.status == CompanyStatus.REJECTED else None


def member_for(user: User, company_uuid: UUID | None) -> Member:
    """A user's seat in a company (without one named, their first); raises `NotFound`."""
    seats = seats_for(user)
    found = (seats.filter(company__uuid=company_uuid) if company_uuid else seats).first()
    if found is None:
        raise NotFound
    return found


def managed_by(user: User) -> QuerySet[Member]:
    """The active companies that a user runs."""
    return seats_for(user).filter(role__in=MANAGERS, company__status=CompanyStatus.ACTIVE)


def manager_for(user: User, company_uuid: UUID | None) -> Member:
    """The seat of a user who runs an active company (without one named, the first that they run).

    Raises `NotFound` where they do not belong to it, `Forbidden` where they do not run it.
    """
    run = managed_by(user)
    found = (run.filter(company__uuid=company_uuid) if company_uuid else run).first()
    if found is None:
        member_for(user, company_uuid)
        raise Forbidden
    return found


def _companies_run_by(user: User, company_uuid: UUID | None) -> Q:
    """Rows of the named company (raises as `manager_for`), or of all that they run, active or not."""
    if company_uuid:
        return Q(company=manager_for(user, company_uuid).company_id)
    return Q(company__in=seats_for(user).filter(role__in=MANAGERS).values("company"))


def members_of(company: Company) -> QuerySet[Member]:
    """Who belongs to a company now."""
    rows = Member.objects.filter(company=company, left_at=None)
    return rows.select_related("user", "superior__user").order_by("department", "user__fullname")


def open_invitations_of(company: Company) -> QuerySet[Invitation]:
    """Who has not answered yet."""
    return Invitation.objects.filter(company=company, status=InvitationStatus.PENDING).order_by("-created_at")


def invitations_for(user: User) -> QuerySet[Invitation]:
    """What waits for a user's answer: only at an address that they have proved."""
    if user.email_verified_at is None:
        return Invitation.objects.none()
    rows = Invitation.objects.filter(email__iexact=user.email, status=InvitationStatus.PENDING)
    return rows.filter(expires_at__gt=Now()).select_related("company", "invited_by").order_by("-created_at")


def events_for(user: User, company_uuid: UUID | None = None) -> QuerySet[CompanyEvent]:
    """What happened in the companies that a user runs, or in the named one; raises as `manager_for`."""
    run = _companies_run_by(user, company_uuid)
    return CompanyEvent.objects.filter(run)


def campaigns_of(company: Company) -> QuerySet[Campaign]:
    """Its analyses, with how many take part and are done."""
    done = Count("participants", filter=Q(participants__submitted_at__isnull=False))
    rows = Campaign.objects.filter(company=company).order_by("-created_at")
    return rows.annotate(invited=Count("participants"), submitted=done)


def campaign_of(company: Company, uuid: UUID | None) -> Campaign:
    """One of them, or the newest; raises `NotFound`."""
    rows = campaigns_of(company)
    found = (rows.filter(uuid=uuid) if uuid else rows).first()
    if found is None:
        raise NotFound
    return found


def approved_of(campaign: Campaign) -> int:
    """What the company has agreed to pay for an analysis, in quotations."""
    rows = Quotation.objects.filter(campaign=campaign, status=QuotationStatus.ACCEPTED)
    return int(rows.aggregate(Sum("total", default=0))["total__sum"])


def left_of(campaign: Campaign) -> int | None:
    """What is left of its budget; below nothing where more was agreed to, None without a budget."""
    return None if campaign.budget is None else campaign.budget - approved_of(campaign)


def to_fill_for(user: User) -> QuerySet[Participant]:
    """Analyses that wait for a user: their own, and of those whose superior they are."""
    rows = Participant.objects.filter(campaign__closes_at__gt=Now(), member__left_at=None)
    own = Q(member__user=user, submitted_at=None)
    others = Q(member__superior__user=user, campaign__asks_superiors=True, rated_at=None)
    return rows.filter(own | others).select_related("campaign__company", "member__user", "job_role")


def participant_for(user: User, uuid: UUID) -> Participant:
    """A participation that a user may fill in, also again; raises `NotFound`."""
    may = Q(member__user=user) | Q(member__superior__user=user, campaign__asks_superiors=True)
    rows = Participant.objects.filter(may, uuid=uuid)
    found = rows.select_related("campaign", "member__user", "job_role").first()
    if found is None:
        raise NotFound
    return found


def own_participations(user: User) -> QuerySet[Participant]:
    """What a user has filled in."""
    rows = Participant.objects.filter(member__user=user, submitted_at__isnull=False)
    return rows.select_related("campaign__company", "member__user", "job_role").order_by("-submitted_at")


def quotations_for(user: User, company_uuid: UUID | None = None) -> QuerySet[Quotation]:
    """The quotations of companies that a user runs, or of the named one; raises as `manager_for`."""
    run = _companies_run_by(user, company_uuid)
    return Quotation.objects.filter(run).select_related("company", "order").prefetch_related("lines")


def quotation_for(user: User, uuid: UUID) -> Quotation:
    """One of them; raises `NotFound`."""
    found = quotations_for(user).filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found

"""Queries of companies; only `seats_for`, `member_for` and `manager_for` scope them to a user."""

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
"""Sorts what can still be answered first, the newest on top."""
QUOTATIONS = ListSpec(
    filters={"status": Filter("status"), "number": Filter("number")},
    sorts={"waiting": WAITING, "date": "created_at", "total": "total"},
    default_sort="waiting|asc",
    page_size=10,
)


def seats_for(user: User) -> QuerySet[Member]:
    """The user's current memberships."""
    seats = Member.objects.filter(user=user, left_at=None).exclude(company__status=CompanyStatus.REJECTED)
    return seats.select_related("company").order_by("pk")


def refused_application(user: User) -> Company | None:
    """The user's newest application, if it was rejected."""
    newest = Company.objects.filter(applied_by=user).order_by("-created_at", "-pk").first()
    return newest if newest and newest.status == CompanyStatus.REJECTED else None


def member_for(user: User, company_uuid: UUID | None) -> Member:
    """A user's membership (by default the first); raises `NotFound`."""
    seats = seats_for(user)
    found = (seats.filter(company__uuid=company_uuid) if company_uuid else seats).first()
    if found is None:
        raise NotFound
    return found


def managed_by(user: User) -> QuerySet[Member]:
    """The active companies that a user manages."""
    return seats_for(user).filter(role__in=MANAGERS, company__status=CompanyStatus.ACTIVE)


def manager_for(user: User, company_uuid: UUID | None) -> Member:
    """The membership of a manager of an active company (by default the first managed one).

    Raises `NotFound` for users who are not members, `Forbidden` for members who are not managers.
    """
    run = managed_by(user)
    found = (run.filter(company__uuid=company_uuid) if company_uuid else run).first()
    if found is None:
        member_for(user, company_uuid)
        raise Forbidden
    return found


def _companies_run_by(user: User, company_uuid: UUID | None) -> Q:
    """Rows of the named company (raises like `manager_for`), or of all managed ones, active or not."""
    if company_uuid:
        return Q(company=manager_for(user, company_uuid).company_id)
    return Q(company__in=seats_for(user).filter(role__in=MANAGERS).values("company"))


def members_of(company: Company) -> QuerySet[Member]:
    """Current members."""
    rows = Member.objects.filter(company=company, left_at=None)
    return rows.select_related("user", "superior__user").order_by("department", "user__fullname")


def open_invitations_of(company: Company) -> QuerySet[Invitation]:
    """Unanswered invitations."""
    return Invitation.objects.filter(company=company, status=InvitationStatus.PENDING).order_by("-created_at")


def invitations_for(user: User) -> QuerySet[Invitation]:
    """The user's open invitations, only if the address is verified."""
    if user.email_verified_at is None:
        return Invitation.objects.none()
    rows = Invitation.objects.filter(email__iexact=user.email, status=InvitationStatus.PENDING)
    return rows.filter(expires_at__gt=Now()).select_related("company", "invited_by").order_by("-created_at")


def events_for(user: User, company_uuid: UUID | None = None) -> QuerySet[CompanyEvent]:
    """Events of managed companies, or of the named one; raises like `manager_for`."""
    run = _companies_run_by(user, company_uuid)
    return CompanyEvent.objects.filter(run)


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


def quotations_for(user: User, company_uuid: UUID | None = None) -> QuerySet[Quotation]:
    """Quotations of managed companies, or of the named one; raises like `manager_for`."""
    run = _companies_run_by(user, company_uuid)
    return Quotation.objects.filter(run).select_related("company", "order").prefetch_related("lines")


def quotation_for(user: User, uuid: UUID) -> Quotation:
    """One quotation; raises `NotFound`."""
    found = quotations_for(user).filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found

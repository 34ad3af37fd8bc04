"""Queries of companies; only `seats_for`, `member_for` and `manager_for` scope them to a user."""

from uuid import UUID

from django.db.models import Q, QuerySet
from django.db.models.functions import Now

from duxi.accounts.models import User
from duxi.core.errors import Forbidden, NotFound
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.corporate.models import (
    Company,
    CompanyEvent,
    CompanyRole,
    CompanyStatus,
    Invitation,
    InvitationStatus,
    Member,
)

MANAGERS = (CompanyRole.OWNER, CompanyRole.PIC)
HISTORIES = ListSpec(
    filters={"kind": Filter("kind"), "date": DayFilter("at")},
    sorts={"date": "at"},
    default_sort="date|desc",
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


def companies_run_by(user: User, company_uuid: UUID | None) -> Q:
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
    run = companies_run_by(user, company_uuid)
    return CompanyEvent.objects.filter(run)

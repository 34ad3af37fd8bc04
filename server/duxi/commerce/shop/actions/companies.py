"""Company membership: every user with a verified address of the company's domain."""

from django.db import transaction

from duxi.accounts.models import User
from duxi.commerce.models import CompanyDomain, CompanyMember
from duxi.core.clock import now
from duxi.reference.models import Instansi


@transaction.atomic
def sync_memberships(user: User) -> list[Instansi]:
    """Synchronise a user's memberships with their verified address and return the companies by name."""
    companies = _companies_by_address(user)
    CompanyMember.objects.filter(user=user).exclude(instansi__in=companies).delete()
    CompanyMember.objects.bulk_create(
        [CompanyMember(user=user, instansi=company, synced_at=now()) for company in companies],
        update_conflicts=True,
        unique_fields=["user", "instansi"],
        update_fields=["synced_at"],
    )
    return companies


def _companies_by_address(user: User) -> list[Instansi]:
    if user.email_verified_at is None:
        return []
    domain = user.email.rpartition("@")[2]
    owners = CompanyDomain.objects.filter(domain__iexact=domain).values("instansi")
    return list(Instansi.objects.filter(pk__in=owners, is_active=True).order_by("name"))

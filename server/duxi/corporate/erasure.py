"""Erases memberships and invitations of a deleted account."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.corporate.models import (
    Campaign,
    Company,
    CompanyEvent,
    CompanyOrder,
    CompanySeat,
    Invitation,
    Member,
    Participant,
    Quotation,
)


def _erase(user: User) -> None:
    Invitation.objects.filter(email__iexact=user.email).delete()
    Participant.objects.filter(member__user=user).delete()
    CompanySeat.objects.filter(member__user=user, voucher=None).update(member=None, assigned_at=None)
    Member.objects.filter(user=user, left_at=None).update(left_at=now())
    Member.objects.filter(user=user).update(consented_at=None, department="")
    CompanyEvent.objects.filter(made_by=user).update(made_by=None, detail="")
    CompanyEvent.objects.filter(detail__icontains=user.email).update(detail="")
    CompanyEvent.objects.filter(company__members__user=user, detail=user.fullname).update(detail="")


ERASERS.register(
    Eraser(
        app="corporate",
        erase=_erase,
        keeps=(Member, Company, Campaign, Quotation, Invitation, CompanyEvent, CompanyOrder, CompanySeat),
    )
)

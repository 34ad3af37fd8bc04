"""All reads of registration forms; `registrations_for(user)` is the only query that scopes them to a user."""

from django.db.models import Q, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.errors import NotFound
from duxi.entitlements.models import LIVE, Entitlement
from duxi.learning.models import Registration, RegistrationParticipant


class UnknownRegistration(NotFound):
    """No such form, or another user's."""

    message = _("Nomor tidak valid")


def registrations_for(user: User) -> QuerySet[Registration]:
    """The forms of a user's purchases, and those that name their verified address as a contact."""
    mine = Q(owner=user)
    if user.email_verified_at:
        mine |= Q(contacts__email__iexact=user.email)
    return Registration.objects.filter(mine).distinct()


def registration_for(user: User, number: str) -> Registration:
    """One of those forms; raises `UnknownRegistration`."""
    found = registrations_for(user).select_related("product__location", "owner").filter(number=number).first()
    if found is None or not seats_of(found).exists():
        raise UnknownRegistration
    return found


def seats_of(registration: Registration) -> QuerySet[Entitlement]:
    """The current seats of a form."""
    return Entitlement.objects.filter(
        source_kind=registration.source_kind,
        source_reference=registration.source_reference,
        product=registration.product_id,
        status__in=LIVE,
    )


def participants_of(registration: Registration) -> QuerySet[RegistrationParticipant]:
    """The participants of seats that were not returned."""
    rows = registration.participants.filter(entitlement__status__in=LIVE)
    return rows.select_related("entitlement__holder").order_by("entitlement__seat_number")


def any_registration(number: str) -> Registration:
    """A form of any user, for staff; raises `UnknownRegistration`."""
    found = Registration.objects.select_related("product").filter(number=number[:20]).first()
    if found is None:
        raise UnknownRegistration
    return found

"""Assigning seats to participants: at once if they have an account, otherwise when they sign up."""

from datetime import datetime

from django.db import transaction
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.core.throttle import Limit
from duxi.entitlements.actions.holders import HoldsAnotherSeat, SeatNotOpen, name_holder
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.gateways import mail
from duxi.learning.models import Registration, RegistrationParticipant, RegistrationStatus
from duxi.learning.queries.registrations import participants_of

_SUBSTITUTIONS = Limit("registration-substitute", times=20, seconds=3600)


class TooLateToSubstitute(Rejected):
    """The class has begun, or the form is not sent yet and can simply be changed."""

    message = _("Peserta hanya dapat diganti setelah formulir dikirim dan sebelum kelas dimulai.")


def link_participants(registration: Registration) -> None:
    """Assign seats to accounts with the participants' verified addresses, and invite the others by mail."""
    for participant in participants_of(registration):
        _take_seat(participant, registration)


def link_invitations(user: User) -> int:
    """Assign the seats that wait for a newly verified address; returns how many."""
    waiting = RegistrationParticipant.objects.filter(
        email__iexact=user.email,
        entitlement__holder=None,
        entitlement__status=EntitlementStatus.ACTIVE,
        registration__status=RegistrationStatus.SUBMITTED,
    )
    rows = list(waiting.select_related("entitlement"))
    return sum(_give(row, user) for row in rows)


def substitute(
    registration: Registration,
    *,
    seat_id: int,
    name: str,
    email: str,
    phone: str,
    position: str,
    by_staff: bool = False,
) -> None:
    """Replace a participant by another person; raises `TooLateToSubstitute`.

    Contacts may until the class begins, staff until it is over.
    """
    _SUBSTITUTIONS.hit(str(registration.pk))
    with transaction.atomic():
        held = Registration.objects.select_for_update().select_related("product").get(pk=registration.pk)
        row = participants_of(held).filter(entitlement=seat_id).first()
        if row is None or not can_substitute(held, now(), by_staff=by_staff):
            raise TooLateToSubstitute
        row.name, row.email, row.phone, row.position = name, email, phone, position
        row.invited_at = None
        row.save(update_fields=["name", "email", "phone", "position", "invited_at"])
        _take_seat(row, held)


def can_substitute(registration: Registration, at: datetime, *, by_staff: bool = False) -> bool:
    """Whether a participant may still be replaced."""
    product = registration.product
    until = (product.ends_at or product.starts_at) if by_staff else product.starts_at
    is_submitted = registration.status == RegistrationStatus.SUBMITTED
    return is_submitted and (until is None or until > at)


def _take_seat(row: RegistrationParticipant, registration: Registration) -> None:
    account = User.objects.filter(
        email__iexact=row.email, email_verified_at__isnull=False, is_active=True
    ).first()
    seat = row.entitlement
    if _is_held_by_address(seat, row.email):
        return
    if seat.holder_id is not None and (account is None or seat.holder_id != account.pk):
        name_holder(entitlement_pk=seat.pk, holder=None, replaces=seat.holder)
        seat.holder = None
    if account is None:
        _invite(row, registration)
    elif seat.holder_id is None:
        _give(row, account)


def _is_held_by_address(seat: Entitlement, email: str) -> bool:
    """Buyers who enter themselves keep their seat, even before their address is verified."""
    return seat.holder is not None and seat.holder.email.casefold() == email.casefold()


def _give(row: RegistrationParticipant, account: User) -> bool:
    """Whether the account holds the seat now; a user with two seats keeps the first."""
    try:
        name_holder(entitlement_pk=row.entitlement_id, holder=account)
    except (SeatNotOpen, HoldsAnotherSeat):
        return False
    return True


def _invite(row: RegistrationParticipant, registration: Registration) -> None:
    if row.invited_at is not None:
        return
    title = registration.product.title
    text = _("{owner} mendaftarkan Anda sebagai peserta {title}.")
    email_message = mail.EmailMessage(
        subject=format_lazy(_("Anda terdaftar sebagai peserta {title}"), title=title),
        paragraphs=[
            format_lazy(text, owner=registration.owner.fullname, title=title),
            _("Daftar dengan alamat email ini agar kelasnya muncul di Belajar saya."),
        ],
        action=mail.Action(_("Daftar sekarang"), mail.link("/signUp", email=row.email)),
    )
    mail.queue(to=row.email, email_message=email_message, locale=registration.owner.locale, name=row.name)
    row.invited_at = now()
    row.save(update_fields=["invited_at"])

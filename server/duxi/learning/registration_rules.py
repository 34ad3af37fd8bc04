"""The conditions for submitting a registration form."""

from collections import Counter, defaultdict

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.utils.translation import gettext as _

from duxi.accounts.phones import is_phone_number
from duxi.core.errors import Invalid
from duxi.learning.models import Registration, RegistrationContact, RegistrationParticipant
from duxi.learning.queries.registrations import participants_of

Errors = dict[str, list[str]]


def refuse_incomplete(registration: Registration) -> None:
    """Raises `Invalid` with messages by the fields of the form."""
    contacts = list(registration.contacts.all())
    participants = list(participants_of(registration))
    errors: Errors = defaultdict(list)
    if not contacts:
        errors["pics"].append(_("Isi sedikitnya satu PIC."))
    for index, contact in enumerate(contacts):
        _check(errors, f"pics[{index}]", contact, ("name", "email", "phone"))
    for index, participant in enumerate(participants):
        _check(errors, f"participants[{index}]", participant, ("name", "email"))
    _check_doubles(errors, participants)
    if errors:
        raise Invalid(_("Ada isian yang perlu diperbaiki. Lihat yang ditandai."), errors=dict(errors))


def _check(
    errors: Errors,
    path: str,
    row: RegistrationContact | RegistrationParticipant,
    required: tuple[str, ...],
) -> None:
    for name in required:
        if not getattr(row, name):
            errors[f"{path}[{name}]"].append(_("Wajib diisi."))
    if row.email and not is_email(row.email):
        errors[f"{path}[email]"].append(_("Alamat email tidak valid."))
    if row.phone and not is_phone_number(row.phone):
        errors[f"{path}[phone]"].append(invalid_phone())


def _check_doubles(errors: Errors, participants: list[RegistrationParticipant]) -> None:
    """Refuse the same participant for two seats."""
    counted = Counter(row.email.casefold() for row in participants if row.email)
    for index, row in enumerate(participants):
        if row.email and counted[row.email.casefold()] > 1:
            errors[f"participants[{index}][email]"].append(_("Email ini dipakai lebih dari satu peserta."))


def invalid_phone() -> str:
    """The message for an invalid phone number."""
    return _("Nomor telepon tidak valid. Contoh: 081234567890.")


def is_email(text: str) -> bool:
    """Whether the text is a valid e-mail address."""
    try:
        validate_email(text)
    except ValidationError:
        return False
    return True

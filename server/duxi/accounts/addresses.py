"""E-mail addresses: normalised and masked."""

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.utils.translation import gettext as _

from duxi.core.errors import Invalid


def mail_address(text: str) -> str:
    """The address as it is stored, in lower case; raises `Invalid` for the field `email`."""
    address = text.strip().lower()
    try:
        validate_email(address)
    except ValidationError as error:
        sentence = _("Masukkan alamat email yang valid.")
        raise Invalid(sentence, errors={"email": [sentence]}) from error
    return address


def masked(address: str) -> str:
    """Enough for the owner to recognise: `a•••@contoh.example`."""
    name, _at, domain = address.rpartition("@")
    return f"{name[:1]}•••@{domain}"

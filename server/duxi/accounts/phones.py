"""Phone numbers: typed input becomes one E.164 number, or a message that says why not."""

import re

import phonenumbers
from django.utils.translation import gettext_lazy as _
from phonenumbers import NumberParseException, PhoneNumber, PhoneNumberFormat, PhoneNumberType

from duxi.core.errors import Invalid, Message

HOME_REGION = "ID"
_LOOKS_LIKE_A_NUMBER = re.compile(r"[\d\s()+./\-\u2010-\u2015]{4,40}")
_MOBILE = (PhoneNumberType.MOBILE, PhoneNumberType.FIXED_LINE_OR_MOBILE)


class InvalidPhone(Invalid):
    """The number does not exist, or cannot receive codes."""

    def __init__(self, message: Message) -> None:
        super().__init__(message, errors={"phone": [str(message)]})


def e164(typed: str, dial_code: str = "") -> str:
    """The number as +6281234567890; without a country code it is read with the given dial code.

    Accepts 0812…, 62812…, +62812…, 0062812…, with spaces, dashes and brackets. Raises `InvalidPhone`.
    """
    number = _parsed(typed.strip(), _region_of(dial_code))
    if not phonenumbers.is_valid_number(number):
        raise InvalidPhone(_("Nomor telepon tidak valid. Periksa kembali nomor dan kode negaranya."))
    if phonenumbers.number_type(number) not in _MOBILE:
        raise InvalidPhone(
            _("Gunakan nomor ponsel. Telepon rumah dan nomor layanan tidak dapat diverifikasi.")
        )
    return phonenumbers.format_number(number, PhoneNumberFormat.E164)


def is_phone_number(typed: str) -> bool:
    """Whether it is a valid phone number with its area code, including landlines and extensions."""
    try:
        return phonenumbers.is_valid_number(phonenumbers.parse(typed, HOME_REGION))
    except NumberParseException:
        return False


def dial_code_of(number: str) -> str:
    """The country code of an E.164 number, such as +62."""
    return f"+{phonenumbers.parse(number).country_code}"


def international(number: str) -> str:
    """A stored number in the form of reports; numbers from before E.164 begin with Indonesia's 0."""
    return f"+62{number[1:]}" if number.startswith("0") else number


def _parsed(typed: str, region: str) -> PhoneNumber:
    if not _LOOKS_LIKE_A_NUMBER.fullmatch(typed):
        raise InvalidPhone(_("Tulis nomor telepon dengan angka, misalnya 081234567890."))
    text = "+" + typed[2:] if typed.startswith("00") else typed
    try:
        return phonenumbers.parse(text, region)
    except NumberParseException as error:
        raise InvalidPhone(
            _("Nomor telepon tidak valid. Periksa kembali nomor dan kode negaranya.")
        ) from error


def _region_of(dial_code: str) -> str:
    digits = dial_code.strip().removeprefix("+")
    if not digits:
        return HOME_REGION
    found = phonenumbers.region_code_for_country_code(int(digits)) if digits.isdecimal() else "ZZ"
    if found in ("ZZ", "001"):
        text = str(_("Kode negara tidak dikenal."))
        raise Invalid(text, errors={"phone_dial_code": [text]})
    return found

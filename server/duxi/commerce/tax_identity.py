"""Whether a tax number can be one: NPWP and NIK by their forms and check digit."""

import re
from dataclasses import dataclass

from django.utils.translation import gettext as _

from duxi.core.errors import Invalid

_SEPARATORS = re.compile(r"[\s.\-/]+")
_OLD_NPWP, _NIK = 15, 16
_PROVINCES = range(11, 97)
_MONTHS = range(1, 13)
_WOMEN_ADD = 40


@dataclass(frozen=True)
class TaxIdentity:
    """To whom a tax invoice is made out; `number` is digits alone."""

    id_type: str
    number: str
    name: str
    address: str


def tax_identity(*, id_type: str, number: str, name: str, address: str) -> TaxIdentity:
    """The checked identity; raises `Invalid` with a sentence beside each field that is missing or wrong."""
    fields = {"tax_id_type": id_type, "tax_id": number, "tax_name": name, "tax_address": address}
    errors = {field: [_("Wajib diisi.")] for field, value in fields.items() if not value.strip()}
    digits = _SEPARATORS.sub("", number)
    if not errors:
        errors = _errors(id_type, digits)
    if errors:
        raise Invalid(errors=errors)
    return TaxIdentity(id_type=id_type, number=digits, name=name.strip(), address=address.strip())


def _errors(id_type: str, digits: str) -> dict[str, list[str]]:
    if id_type == "npwp":
        return {} if is_npwp(digits) else {"tax_id": [_("NPWP tidak valid. Periksa kembali angkanya.")]}
    if id_type == "nik":
        return {} if is_nik(digits) else {"tax_id": [_("NIK tidak valid. Periksa kembali angkanya.")]}
    return {"tax_id_type": [_("Pilih NPWP atau NIK.")]}


def is_npwp(digits: str) -> bool:
    """15 digits with their check digit, the same after a 0, or the 16 of a NIK."""
    if not re.fullmatch(r"\d{15,16}", digits, re.ASCII):
        return False
    if len(digits) == _OLD_NPWP:
        return _fits_check_digit(digits)
    return is_nik(digits) or (digits[0] == "0" and _fits_check_digit(digits[1:]))


def is_nik(digits: str) -> bool:
    """16 digits: region, birthday (women's days count from 41), number."""
    if not re.fullmatch(r"\d{16}", digits, re.ASCII):
        return False
    day, month = int(digits[6:8]), int(digits[8:10])
    born_on = day - _WOMEN_ADD if day > _WOMEN_ADD else day
    return int(digits[:2]) in _PROVINCES and born_on in range(1, 32) and month in _MONTHS


def _fits_check_digit(npwp: str) -> bool:
    """The ninth digit makes the first nine pass Luhn's test."""
    doubled = [int(digit) * (1 + place % 2) for place, digit in enumerate(npwp[:9])]
    return int(npwp[:9]) > 0 and sum(sum(divmod(number, 10)) for number in doubled) % 10 == 0

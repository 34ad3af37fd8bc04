"""Validation of Indonesian tax numbers: NPWP and NIK by form and check digit."""

import re

_SEPARATORS = re.compile(r"[\s.\-/]+")
_OLD_NPWP = 15
_NEW_BODY = re.compile(r"1000\d{12}", re.ASCII)
_PROVINCES = range(11, 97)
_MONTHS = range(1, 13)
_WOMEN_ADD = 40


def digits_of(number: str) -> str:
    """The digits of a tax number, without dots, dashes and spaces."""
    return _SEPARATORS.sub("", number)


def of_sixteen(digits: str) -> str:
    """An old NPWP with the leading zero that makes it sixteen digits; others unchanged."""
    return f"0{digits}" if len(digits) == _OLD_NPWP else digits


def is_npwp(digits: str) -> bool:
    """15 digits with a check digit, the same after a 0, a NIK, or a number of an organisation registered
    since 2025.
    """
    if not re.fullmatch(r"\d{15,16}", digits, re.ASCII):
        return False
    if len(digits) == _OLD_NPWP:
        return _fits_check_digit(digits)
    return is_nik(digits) or _is_of_new_body(digits) or (digits[0] == "0" and _fits_check_digit(digits[1:]))


def is_nik(digits: str) -> bool:
    """16 digits: region, birthday (women's days count from 41), number."""
    if not re.fullmatch(r"\d{16}", digits, re.ASCII):
        return False
    day, month = int(digits[6:8]), int(digits[8:10])
    born_on = day - _WOMEN_ADD if day > _WOMEN_ADD else day
    return int(digits[:2]) in _PROVINCES and born_on in range(1, 32) and month in _MONTHS


def _is_of_new_body(digits: str) -> bool:
    """Coretax numbers new organisations consecutively behind 1000, without a check digit."""
    return bool(_NEW_BODY.fullmatch(digits)) and int(digits[4:]) > 0


def _fits_check_digit(npwp: str) -> bool:
    """The ninth digit is the Luhn check digit of the first eight."""
    doubled = [int(digit) * (1 + place % 2) for place, digit in enumerate(npwp[:9])]
    return int(npwp[:9]) > 0 and sum(sum(divmod(number, 10)) for number in doubled) % 10 == 0

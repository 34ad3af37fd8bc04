"""Dial codes of all countries, with names in the user's language."""

import unicodedata
from functools import lru_cache

import phonenumbers
from babel import Locale

from duxi.accounts.phones import HOME_REGION
from duxi.accounts.schemas.countries import CountryOut

_TO_REGIONAL_INDICATOR = 0x1F1E6 - ord("A")


@lru_cache(maxsize=16)
def countries(language: str) -> tuple[CountryOut, ...]:
    """Every region with phone numbers: Indonesia first, then by name."""
    names = Locale.parse(language, sep="-").territories
    found = [_country(code, names.get(code, code)) for code in phonenumbers.SUPPORTED_REGIONS]
    return tuple(sorted(found, key=_home_first_then_name))


def _country(code: str, name: str) -> CountryOut:
    dial_code = phonenumbers.country_code_for_region(code)
    return CountryOut(code=code, name=name, dial_code=f"+{dial_code}", flag=_flag(code))


def _flag(code: str) -> str:
    """The emoji of a flag: its two letters as regional indicators."""
    return "".join(chr(ord(letter) + _TO_REGIONAL_INDICATOR) for letter in code)


def _home_first_then_name(country: CountryOut) -> tuple[bool, str, str]:
    """Letters with accents sort next to those without."""
    plain = unicodedata.normalize("NFKD", country.name.casefold())
    key = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return country.code != HOME_REGION, key, country.code

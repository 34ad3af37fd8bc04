"""Amounts and dates as Indonesian documents write them, independent of the reader's language."""

import re
from datetime import datetime

from babel.dates import format_date, format_datetime
from num2words import num2words

from duxi.core.clock import local

_LONE_THOUSAND = re.compile(r"(juta|miliar|triliun) satu ribu")


def number(amount: int) -> str:
    """`1.250.000`."""
    return f"{amount:,}".replace(",", ".")


def in_words(amount: int) -> str:
    """An amount of rupiah in words (terbilang): `Satu juta dua ratus ribu rupiah`.

    The library writes a single thousand as 'satu ribu' behind millions; Indonesian says 'seribu'.
    """
    words: str = num2words(amount, lang="id")
    return _LONE_THOUSAND.sub(r"\1 seribu", words).capitalize() + " rupiah"


def day(moment: datetime) -> str:
    """The date in Jakarta: `21 November 2026`."""
    return format_date(local(moment), "d MMMM y", locale="id")


def moment_of(moment: datetime) -> str:
    """`21 November 2026 10.05 WIB`."""
    return f"{format_datetime(local(moment), 'd MMMM y HH.mm', locale='id')} WIB"


def percent(value: str) -> str:
    """`12%` of '12.00', `1,1%` of '1.10'."""
    plain = value.rstrip("0").rstrip(".") if "." in value else value
    return plain.replace(".", ",") + "%"

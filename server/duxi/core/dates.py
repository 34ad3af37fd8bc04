"""Dates and times formatted for a language, in Jakarta's time."""

from datetime import date, datetime

from babel import Locale, UnknownLocaleError
from babel.dates import format_date, format_datetime, format_skeleton
from django.utils.translation import get_language

from duxi.core.clock import local

_FULL_TAGS = {"en": "en_GB"}
# The separator between date and time.
_JOINED = {
    "id": "{day} {hour} WIB",
    "en": "{day} at {hour} WIB",
    "zh": "{day} {hour}（WIB）",
    "ar": "{day}، {hour} WIB",
    "it": "{day} alle {hour} WIB",
    "es": "{day} a las {hour} WIB",
    "fr": "{day} à {hour} WIB",
}
_HOURS = {"id": "HH.mm"}


def long_date(day: date, language: str | None = None) -> str:
    """`21 November 2026`; in Spanish `21 de noviembre de 2026`."""
    locale = babel_locale(language)
    on = local(day) if isinstance(day, datetime) else day
    return format_date(on, "d MMMM y" if locale.language == "ar" else "long", locale=locale)


def month_of(day: date) -> str:
    """`November 2026`; in Spanish `noviembre de 2026`."""
    return format_skeleton("yMMMM", day, locale=babel_locale())


def moment(at: datetime, language: str | None = None) -> str:
    """`21 November 2026 10.05 WIB`; in English `21 November 2026 at 10:05 WIB`."""
    locale = babel_locale(language)
    pattern = _HOURS.get(locale.language, "HH:mm")
    hour = format_datetime(local(at), pattern, locale=locale)
    joined = _JOINED.get(locale.language, _JOINED["en"])
    return joined.format(day=long_date(at, language), hour=hour)


def compact(when: date) -> str:
    """`21/11/2026`, and with a time `21/11/2026 10.05`, as it is typed in every language."""
    return f"{local(when):%d/%m/%Y %H.%M}" if isinstance(when, datetime) else f"{when:%d/%m/%Y}"


def babel_locale(language: str | None = None) -> Locale:
    """The Babel locale of a language; the active language by default."""
    tag = language or get_language() or "id"
    try:
        return Locale.parse(_FULL_TAGS.get(tag, tag).replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return Locale("id")

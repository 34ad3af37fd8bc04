"""The language in which a person is addressed, independent of the current request."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.conf import settings
from django.utils import translation


def language_of(locale: str) -> str:
    """The Django language of a locale on the wire (`zh` is `zh-hans`); the default for unknown ones."""
    try:
        return translation.get_supported_language_variant(locale)
    except LookupError:
        return str(settings.LANGUAGE_CODE)


@contextmanager
def speaking(locale: str) -> Iterator[None]:
    """Activate the language of this locale (context manager)."""
    with translation.override(language_of(locale)):
        yield

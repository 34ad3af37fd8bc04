"""The language of a person who is written to, wherever the code runs."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.conf import settings
from django.utils import translation


def language_of(locale: str) -> str:
    """The catalogue of a locale of the wire: `zh` is `zh-hans` here; an unknown one reads the default."""
    try:
        return translation.get_supported_language_variant(locale)
    except LookupError:
        return str(settings.LANGUAGE_CODE)


@contextmanager
def speaking(locale: str) -> Iterator[None]:
    """Translate everything inside into the language of this locale."""
    with translation.override(language_of(locale)):
        yield

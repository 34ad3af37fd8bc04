"""The demo's products, exams and texts can be read in other languages as completely as in English."""

import pytest
from django.conf import settings

from duxi.core.fixtures import read_yaml

TRANSLATIONS = settings.FIXTURES / "content" / "translations"


def texts_in(locale):
    """Subject, key and field of every text in this language."""
    return {
        (path.stem, str(key), field)
        for path in (TRANSLATIONS / locale).glob("*.yaml")
        for key, given in read_yaml(path).items()
        for field in ({"title"} if isinstance(given, str) else given)
    }


@pytest.mark.parametrize("locale", ["ar", "es", "fr", "it", "zh"])
def test_what_is_there_in_english_is_there_in_this_language(locale):
    assert texts_in("en") - texts_in(locale) == set()

"""Words that no text has are named, so that nobody takes the hits of the others for an answer to them."""

import pytest

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("query", "missing"),
    [
        ("keamanan siber", []),
        ("aplikasi basket", ["basket"]),
        ("aplikasi basket voli", ["basket", "voli"]),
        ("mengamankan", []),  # a relative is there
        ("cybersecurity siber", []),  # a synonym is there
        ("aplikasj", []),  # a misspelling that is guessed
        ("analis keaman", []),  # the beginning of a word
    ],
)
def test_which_words_no_text_has(as_, catalogue, query, missing):
    assert as_().get("/public/search", q=query).results["missing"] == missing

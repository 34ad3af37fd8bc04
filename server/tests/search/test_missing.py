"""Words that no text contains are listed, so that results for the others are not mistaken for answers."""

import pytest

from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("query", "missing"),
    [
        ("keamanan siber", []),
        ("aplikasi basket", ["basket"]),
        ("aplikasi basket voli", ["basket", "voli"]),
        ("keamanak siban", ["siban"]),  # similar to nothing
        ("mengamankan", []),  # a relative exists
        ("cybersecurity siber", []),  # a synonym exists
        ("aplikasj", []),  # a misspelling that is corrected
        ("analis keaman", []),  # a prefix of a word
    ],
)
def test_which_words_no_text_has(as_, catalogue, query, missing):
    assert as_().get("/public/search", q=query).results["missing"] == missing


def test_what_was_searched_for_does_not_name_what_no_text_has(as_, catalogue):
    results = as_().get("/public/search", q="pengembangn aplikasi basket").results
    assert (results["suggestion"], results["missing"]) == ("pengembangan aplikasi", ["basket"])


@pytest.mark.parametrize("query", ["zxqw basket keamnan", "basket keamnan voli qwxz", "basket siberxyzabc"])
def test_nothing_is_guessed_where_most_words_are_unknown(as_, catalogue, query):
    results = as_().get("/public/search", q=query).results
    assert (results["total"], results["suggestion"], results["nearest"]) == (0, None, [])
    assert results["missing"] == query.split()
    assert as_().get("/public/search/suggestions", q=query).results["rows"] == []


@pytest.mark.parametrize(
    ("query", "suggestion"),
    [
        ("pengembangn aplikasj", "pengembangan aplikasi"),
        ("pengembangn anlisis", None),  # each is similar to a word, but no text contains both
    ],
)
def test_several_guesses_must_stand_in_one_text(as_, catalogue, query, suggestion):
    results = as_().get("/public/search", q=query).results
    assert results["suggestion"] == suggestion
    assert bool(results["total"]) == bool(suggestion)


def test_what_looks_a_little_alike_is_not_near(as_, catalogue, indexed):
    TrainingFactory(product__title="Menulis Kueri")
    indexed()
    assert as_().get("/public/search", q="kuda").results["nearest"] == []


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("keamnan", ["keamanan", "Keamanan Siber untuk Instansi"]),
        ("pengembangn aplikasi", ["pengembangan aplikasi", "Pengembangan Aplikasi Web"]),
        ("pengembangn aplikasi basket", ["pengembangan aplikasi", "Pengembangan Aplikasi Web"]),
    ],
)
def test_suggestions_for_a_misspelling_are_those_of_what_is_meant(as_, catalogue, query, wanted):
    rows = as_().get("/public/search/suggestions", q=query).results["rows"]
    assert [row["text"] for row in rows][:2] == wanted
    assert rows[0]["type"] == "query"


def test_suggestions_for_what_titles_have_ask_once(as_, catalogue, django_assert_num_queries):
    with django_assert_num_queries(1):
        rows = as_().get("/public/search/suggestions", q="keamanan sib").results["rows"]
    assert rows[0]["text"] == "Keamanan Siber untuk Instansi"


def test_the_name_of_a_kind_is_not_taken_for_a_misspelling(as_, catalogue, indexed):
    TrainingFactory(product__title="Kueri Khusus")
    indexed()
    results = as_().get("/public/search", q="kursus qwxzvb").results
    assert (results["total"], results["suggestion"]) == (0, None)
    assert results["missing"] == ["kursus", "qwxzvb"]

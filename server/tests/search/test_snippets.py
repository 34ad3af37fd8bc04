"""Snippets of results, and words taken for misspellings."""

from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.search.models import SearchSynonym
from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db

MONTHS = (
    *("januari", "februari", "maret", "april", "mei", "juni", "juli", "agustus", "september"),
    *("oktober", "november", "desember"),
)


def test_a_summary_that_tells_of_the_hit_is_shown_whole(as_, catalogue):
    (row,) = as_().get("/public/search", q="ancaman").results["rows"]
    assert row["snippet_html"] == "Kenali <mark>ancaman</mark> dan kembangkan kebijakan."


def test_a_hit_in_the_middle_of_a_text_is_shown_as_a_part_of_it(as_, indexed):
    words = " ".join(f"kata{number}" for number in range(60))
    TrainingFactory(product__summary="Singkat.", product__description=f"{words} gerhana bulan {words}")
    indexed()
    (row,) = as_().get("/public/search", q="gerhana").results["rows"]
    assert row["snippet_html"].startswith("… kata")
    assert "<mark>gerhana</mark>" in row["snippet_html"]


def of(as_, indexed, query, **texts):
    TrainingFactory(**{f"product__{name}": text for name, text in texts.items()})
    indexed()
    (row,) = as_().get("/public/search", q=query).results["rows"]
    return row["snippet_html"]


FILLING = "Kalimat ini mengisi halaman dan tidak memuat apa pun yang dicari orang."


def test_sentences_are_whole_and_fragments_stand_apart(as_, indexed):
    told = "Gerhana terlihat dari timur", "Sesudah gerhana langit terang"
    body = f"{FILLING} {told[0]}. {FILLING} {FILLING} {FILLING} {told[1]}. {FILLING * 9} {told[0]}."
    found = of(as_, indexed, "gerhana", summary="Ringkas.", description=body)
    assert found.replace("<mark>", "").replace("</mark>", "") == f"{told[0]}. … {told[1]}."
    assert found.lower().count("<mark>gerhana</mark>") == 2


def test_a_summary_is_not_cut_where_nothing_is_marked(as_, indexed):
    summary = "Tulis program yang rapi dan pilih struktur data yang tepat, langkah demi langkah."
    assert of(as_, indexed, "kelapa", title="Kelapa", summary=summary) == summary


def test_a_long_sentence_is_cut_between_words(as_, indexed):
    words = " ".join(f"kata{number}" for number in range(99))
    found = of(as_, indexed, "kelapa", title="Kelapa", summary=f"Mulai {words}."[:290])
    assert found.startswith("Mulai kata0 ")
    assert found.endswith(" …")
    assert found.removesuffix(" …").rsplit(" ", 1)[1] in words.split()


def test_only_words_of_the_query_and_their_forms_are_marked(as_, indexed):
    summary = "Pengamanan bukti, keamanannya, keamanan data, dan taman."
    assert of(as_, indexed, "keamanan", summary=summary) == (
        "Pengamanan bukti, <mark>keamanannya</mark>, <mark>keamanan</mark> data, dan taman."
    )


def test_a_synonym_is_marked_where_all_of_it_stands(as_, indexed):
    SearchSynonym.objects.create(terms=["dba", "administrator basis data"])
    summary = "Data untuk administrator basis data."
    marks = "<mark>administrator</mark> <mark>basis</mark> <mark>data</mark>"
    assert of(as_, indexed, "dba", summary=summary) == f"Data untuk {marks}."


def test_a_month_that_was_understood_is_not_corrected(as_, indexed):
    tomorrow = now() + timedelta(days=1)
    month = MONTHS[tomorrow.month - 1]
    TrainingFactory(product__title=f"Thinking {month}x", product__starts_at=tomorrow)
    indexed()
    answer = as_().get("/public/search", q=f"{month} thinking").results
    assert [one["words"] for one in answer["understood"]] == [month]
    assert answer["suggestion"] is None


def test_words_are_only_suggested_where_a_title_has_them_all(as_, catalogue):
    def words(asked):
        rows = as_().get("/public/search/suggestions", q=asked).results["rows"]
        return [one["text"] for one in rows if one["type"] == "query"]

    assert words("siber keam") == ["siber keamanan"]
    assert words("zebra keam") == []


def test_a_synonym_that_no_text_has_is_named_by_the_one_that_some_have(as_, catalogue):
    SearchSynonym.objects.create(terms=["sequel", "sql", "es kyu el"])

    def suggested(query):
        return as_().get("/public/search", q=query).results["suggestion"]

    assert suggested("sequel dan siber") == "sql dan siber"
    assert suggested("es kyu el") == "sql"
    assert suggested("analisis sql") is None

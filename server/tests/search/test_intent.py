"""Filters written as words: recognised in a query, shown, and removed again."""

import json
from datetime import datetime

import pytest

from duxi.catalog.models import Location
from duxi.core.clock import JAKARTA, at
from duxi.core.language import speaking
from duxi.search.actions.indexing import apply_changes
from duxi.search.intent import understand
from duxi.search.parsing import read
from tests.factories import ElearningFactory, TrainingFactory, WebinarFactory

CITIES = {"jakarta": "Jakarta"}
KURSUS = "Pelatihan / E-learning / Kelas OTI"


def readings(text, as_is=()):
    left, found = understand(read(text), CITIES, as_is)
    return left.words, {one.field: one.label for one in found}


@pytest.mark.parametrize(
    ("text", "left", "found"),
    [
        ("webinar gratis", (), {"kind": "Webinar", "price": "Gratis"}),
        ("asesmen analis data", ("analis", "data"), {"kind": "Asesmen"}),
        ("keamanan siber jakarta", ("keamanan", "siber"), {"location": "Jakarta"}),
        ("analis data untuk pemula", ("analis", "data"), {"difficulty": "Dasar"}),
        ("langganan workshop", (), {"kind": "Langganan workshop"}),
        ("keamanan siber", ("keamanan", "siber"), {}),
        ("ujian vendor", (), {"kind": "Ujian vendor"}),
        ("paket hemat", (), {"kind": "Paket"}),
        ("pelatihan murah", (), {"kind": KURSUS, "sort": "Harga terendah"}),
        ("kelas murah", (), {"kind": "Kelas", "sort": "Harga terendah"}),
        ("kelas harga termurah", (), {"kind": "Kelas", "sort": "Harga terendah"}),
        ("kelas oti", (), {"kind": "Kelas OTI"}),
        ("cheap classes", (), {"kind": "Kelas", "sort": "Harga terendah"}),
        ("classes for beginners", (), {"kind": "Kelas", "difficulty": "Dasar"}),
        ("online course data", ("data",), {"kind": KURSUS, "mode": "Daring"}),
        ("diklat data", ("data",), {"kind": "Pelatihan"}),
        ("seminar gratis", (), {"kind": "Webinar", "price": "Gratis"}),
        ("ujian", (), {"kind": "Sertifikasi / Ujian vendor"}),
        ("data paling murah", ("data",), {"sort": "Harga terendah"}),
        ("data di bawah 500 ribu", ("data",), {"price": "Di bawah Rp\N{NO-BREAK SPACE}500.000"}),
        ("data dibawah rp500.000", ("data",), {"price": "Di bawah Rp\N{NO-BREAK SPACE}500.000"}),
        ("data kurang dari 1jt", ("data",), {"price": "Di bawah Rp\N{NO-BREAK SPACE}1.000.000"}),
        ("data 500rb", ("data",), {"price": "Sampai Rp\N{NO-BREAK SPACE}500.000"}),
        ("data 500k", ("data",), {"price": "Sampai Rp\N{NO-BREAK SPACE}500.000"}),
        ("data 1,5 juta", ("data",), {"price": "Sampai Rp\N{NO-BREAK SPACE}1.500.000"}),
        ("data maksimal Rp1,25jt", ("data",), {"price": "Sampai Rp\N{NO-BREAK SPACE}1.250.000"}),
        ("data budget 750 ribu", ("data",), {"price": "Sampai Rp\N{NO-BREAK SPACE}750.000"}),
        ("data di bawah 1.5jt", ("data",), {"price": "Di bawah Rp\N{NO-BREAK SPACE}1.500.000"}),
        ("data di atas 2 juta", ("data", "atas", "2", "juta"), {}),
        ("video 4k", ("video", "4k"), {}),
        ("di bawah 18 tahun", ("bawah", "18", "tahun"), {}),
    ],
)
def test_what_is_read_out_of_the_words(text, left, found):
    assert readings(text) == (left, found)


def test_a_month_is_the_next_one_of_its_name():
    with at(datetime(2026, 11, 22, tzinfo=JAKARTA)):
        _left, (found,) = understand(read("desember"), CITIES)
        assert found.label == "Desember 2026"
        assert [(rule.op, rule.value) for rule in found.rules] == [
            ("gte", "2026-12-01"),
            ("lte", "2026-12-31"),
        ]
        assert readings("pelatihan januari")[1]["eventDateStart"] == "Januari 2027"
        assert readings("data bulan depan") == (("data",), {"eventDateStart": "Desember 2026"})
    with at(datetime(2026, 12, 31, tzinfo=JAKARTA)):
        assert readings("webinar bulan depan")[1]["eventDateStart"] == "Januari 2027"


@pytest.mark.parametrize(
    ("text", "label", "first", "last"),
    [
        ("webinar februari 2027", "Februari 2027", "2027-02-01", "2027-02-28"),
        ("webinar desember 2027", "Desember 2027", "2027-12-01", "2027-12-31"),
        ("webinar minggu depan", "7 Desember 2026 – 13 Desember 2026", "2026-12-07", "2026-12-13"),
        ("webinar pekan depan", "7 Desember 2026 – 13 Desember 2026", "2026-12-07", "2026-12-13"),
        ("webinar besok", "1 Desember 2026", "2026-12-01", "2026-12-01"),
        ("webinar lusa", "2 Desember 2026", "2026-12-02", "2026-12-02"),
        ("webinar hari ini", "30 November 2026", "2026-11-30", "2026-11-30"),
        ("webinar untuk minggu ini", "30 November 2026 – 6 Desember 2026", "2026-11-30", "2026-12-06"),
        ("webinar akhir pekan ini", "5 Desember 2026 – 6 Desember 2026", "2026-12-05", "2026-12-06"),
        ("webinar bulan ini", "November 2026", "2026-11-01", "2026-11-30"),
        ("webinar jumat ini", "4 Desember 2026", "2026-12-04", "2026-12-04"),
        ("webinar hari jum'at", "4 Desember 2026", "2026-12-04", "2026-12-04"),
        ("webinar senin", "30 November 2026", "2026-11-30", "2026-11-30"),
        ("webinar senin depan", "7 Desember 2026", "2026-12-07", "2026-12-07"),
        ("webinar hari minggu", "6 Desember 2026", "2026-12-06", "2026-12-06"),
        ("webinar this weekend", "5 Desember 2026 – 6 Desember 2026", "2026-12-05", "2026-12-06"),
        ("webinar december", "Desember 2026", "2026-12-01", "2026-12-31"),
    ],
)
def test_times_are_read_with_their_year_and_from_today(text, label, first, last):
    with at(datetime(2026, 11, 30, tzinfo=JAKARTA)):
        left, (_kind, found) = understand(read(text), CITIES)
    assert (left.words, found.label, found.values) == ((), label, (first, last))


@pytest.mark.parametrize(
    ("locale", "labels"),
    [
        ("en", {"kind": "Webinar", "difficulty": "Beginner", "eventDateStart": "December 2026"}),
        ("es", {"kind": "Webinar", "difficulty": "Básico", "eventDateStart": "diciembre de 2026"}),
    ],
)
def test_labels_speak_the_language(locale, labels):
    with at(datetime(2026, 11, 22, tzinfo=JAKARTA)), speaking(locale):
        assert readings("webinar desember untuk pemula")[1] == labels


def test_what_is_taken_off_is_searched_for():
    assert readings("webinar gratis", ["kind"]) == (("webinar",), {"price": "Gratis"})


@pytest.mark.parametrize("text", ['"webinar gratis"', "webinar -gratis", "AZ-900 webinar"])
def test_quotes_minus_signs_and_codes_keep_their_words(text):
    assert readings(text)[1] == {}


def found(as_, query, **more):
    results = as_().get("/public/search", q=query, **more).results
    return {row["url"] for row in results["rows"]}, {
        one["field"]: one["values"] for one in results["understood"]
    }


SIBER, WEB = "/product/training/keamanan-siber", "/product/training/aplikasi-web"
TRAINING = ["training", "elearning", "oti"]
MODE = json.dumps([{"field": "mode", "op": "eq", "value": "online"}])


@pytest.mark.django_db
def test_filters_of_the_words_are_named_as_the_facets_name_them(as_, catalogue):
    results = as_().get("/public/search", q="pelatihan gratis").results
    understood = {one["field"]: one["values"] for one in results["understood"]}
    assert understood == {"kind": TRAINING, "price": ["0-0"]}
    assert [row["url"] for row in results["rows"]] == [WEB]
    assert {one["value"] for one in results["facets"]["price"]} == {"0-0", "1000000-2499999"}


@pytest.mark.django_db
def test_a_chosen_filter_takes_the_place_of_the_words(as_, catalogue):
    assert found(as_, "pelatihan luring") == ({WEB}, {"kind": TRAINING, "mode": ["offline"]})
    assert found(as_, "pelatihan luring", filterRules=MODE) == (
        {SIBER},
        {"kind": TRAINING, "mode": ["offline"]},
    )


@pytest.mark.django_db
def test_filters_of_the_words_stay_where_chosen_ones_leave_nothing(as_, catalogue):
    urls, understood = found(as_, "pelatihan gratis", filterRules=MODE)
    assert (urls, understood) == (set(), {"kind": TRAINING, "price": ["0-0"]})


def counted(as_, query, **more):
    results = as_().get("/public/search", q=query, **more).results
    return results["total"], results["other_kinds"]


@pytest.mark.django_db
def test_what_the_words_leave_out_of_other_kinds_is_counted_and_shown(as_, catalogue):
    assert counted(as_, "pelatihan siber") == (1, 1)
    assert counted(as_, "pelatihan siber", left_out="kind") == (2, 0)
    assert found(as_, "pelatihan siber", left_out="kind") == ({SIBER, "/explore/analis-siber"}, {})


@pytest.mark.django_db
@pytest.mark.parametrize("query", ["pelatihan", "pelatihan gratis", "siber", ""])
def test_nothing_is_left_out_without_a_kind_and_another_word(as_, catalogue, query):
    assert counted(as_, query)[1] == 0


@pytest.mark.django_db
def test_kinds_that_were_chosen_leave_nothing_out(as_, catalogue):
    chosen = json.dumps([{"field": "kind", "op": "eq", "value": "training"}])
    assert counted(as_, "pelatihan siber", filterRules=chosen) == (1, 0)


@pytest.fixture
def webinars(catalogue, indexed):
    """Webinars have no city; the products in Jakarta are of another kind and not free."""
    jakarta = Location.objects.create(slug="jakarta", name="Jakarta")
    WebinarFactory(product__title="Bincang Karier", product__slug="bincang", product__price=0)
    TrainingFactory(
        product__title="Audit", product__location=jakarta, product__price=9, product__slug="audit"
    )
    indexed()


BINCANG = "/product/webinar/bincang"


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "found", "kept", "given_up"),
    [
        ("webinar jakarta", BINCANG, ["kind"], ["location"]),
        ("bincang webinar jakarta", BINCANG, ["kind"], ["location"]),
        ("webinar gratis jakarta", BINCANG, ["kind", "price"], ["location"]),
        ("pelatihan jakarta", "/product/training/audit", ["kind", "location"], []),
        ("pelatihan gratis jakarta", WEB, ["kind", "price"], ["location"]),
        ("workshop gratis", "/product/workshop/analisis-data", ["kind"], ["price"]),
        ("workshop gratis jakarta", "/product/workshop/analisis-data", ["kind"], ["price", "location"]),
    ],
)
def test_of_filters_that_leave_nothing_together_the_fewest_are_given_up(
    as_, webinars, query, found, kept, given_up
):
    for more in ({}, {"filterRules": json.dumps([{"field": "type", "op": "eq", "value": "product"}])}):
        results = as_().get("/public/search", q=query, **more).results
        assert [row["url"] for row in results["rows"]] == [found]
        assert [one["field"] for one in results["understood"]] == kept
        assert [one["field"] for one in results["given_up"]] == given_up


@pytest.mark.django_db
def test_elearning_is_online(as_, catalogue):
    ElearningFactory(product__title="Dasar Siber", product__slug="dasar-siber", product__price=0)
    apply_changes()
    results = as_().get("/public/search", q="kursus online gratis").results
    assert [row["url"] for row in results["rows"]] == ["/product/elearning/dasar-siber"]
    assert {one["field"] for one in results["understood"]} == {"kind", "price", "mode"}
    assert results["given_up"] == []


@pytest.mark.django_db
def test_a_kind_without_any_of_the_other_words_is_named_as_given_up(as_, catalogue):
    results = as_().get("/public/search", q="sertifikasi keamanan siber").results
    assert results["understood"] == []
    assert [one["field"] for one in results["given_up"]] == ["kind"]
    assert SIBER in [row["url"] for row in results["rows"]]


@pytest.mark.django_db
def test_what_is_given_up_is_answered_as_unchanged_too(client, webinars):
    first = client.get("/api/v1/public/search", {"q": "webinar jakarta"})
    headers = {"If-None-Match": first.headers["ETag"]}
    assert client.get("/api/v1/public/search", {"q": "webinar jakarta"}, headers=headers).status_code == 304


@pytest.mark.django_db
def test_suggestions_give_up_the_same(as_, webinars):
    rows = as_().get("/public/search/suggestions", q="webinar jakarta").results["rows"]
    assert rows[0]["text"] == "Bincang Karier"


@pytest.mark.django_db
def test_who_wants_the_lowest_price_has_it_first_unless_another_order_was_chosen(as_, catalogue):
    def titles(**more):
        rows = as_().get("/public/search", q="murah daring", **more).results["rows"]
        return [row["url"] for row in rows]

    cheapest_first = ["/product/workshop/analisis-data", SIBER]
    assert titles() == titles(sort="relevance") == cheapest_first
    assert titles(sort="price|desc") == cheapest_first[::-1]
    assert found(as_, "keamanan murah kosong", left_out="sort")[1] == {}


@pytest.mark.django_db
def test_a_limit_of_the_price_narrows_the_hits(as_, catalogue):
    urls, understood = found(as_, "daring di bawah 1 juta")
    assert urls == {"/product/workshop/analisis-data"}
    assert understood == {"mode": ["online"], "price": ["0-999999"]}


@pytest.mark.django_db
def test_an_order_is_never_given_up_nor_searched_for(as_, catalogue):
    results = as_().get("/public/search", q="zzzqq murah").results
    assert (results["total"], results["missing"]) == (0, ["zzzqq"])


@pytest.mark.django_db
def test_a_time_that_leaves_nothing_of_the_other_words_is_given_up_and_named(as_, catalogue):
    results = as_().get("/public/search", q="keamanan siber minggu depan").results
    assert results["understood"] == []
    assert [one["field"] for one in results["given_up"]] == ["eventDateStart"]
    assert [row["url"] for row in results["rows"]] == ["/explore/analis-siber", SIBER]


@pytest.mark.django_db
def test_misspelt_words_are_read_as_the_filters_that_they_mean(as_, catalogue):
    WebinarFactory(product__title="Webinar Aplikasi", product__slug="aplikasi")
    apply_changes()
    results = as_().get("/public/search", q="webiner aplikasy").results
    assert [(one["field"], one["words"]) for one in results["understood"]] == [("kind", "webinar")]
    assert [row["url"] for row in results["rows"]] == ["/product/webinar/aplikasi"]
    assert results["suggestion"] == "webinar aplikasi"

"""Results of a visitor's search, and its statistics."""

import json

import pytest
from django.utils import timezone

from duxi.core.envelope import Envelope
from duxi.search.actions.query_stats import add, visitor_of
from duxi.search.models import SearchTally, SearchVisitor
from duxi.search.schemas import SearchResults, Suggestions
from tests.factories import TrainingFactory
from tests.reading import reads_back

pytestmark = pytest.mark.django_db


def rules(*rows):
    return json.dumps([dict(zip(("field", "op", "value"), row, strict=True)) for row in rows])


def urls(answer):
    return [row["url"] for row in answer.results["rows"]]


SIBER, WEB = "/product/training/keamanan-siber", "/product/training/aplikasi-web"
DATA, ROLE = "/product/workshop/analisis-data", "/explore/analis-siber"


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("keamanan siber", {SIBER, ROLE}),
        ("KEAMANAN   Siber!", {SIBER, ROLE}),
        ("mengamankan", {SIBER, ROLE, WEB}),  # aman, keamanan
        ("mengembangkan aplikasi", {WEB}),  # pengembangan
        ("tulis kode", {WEB}),  # menulis
        ("pelajaran", {WEB}),  # belajar
        ("cybersecurity", {SIBER, ROLE}),  # a synonym
        ("cyber security", {SIBER, ROLE}),
        ("analis keaman", {ROLE}),  # the beginning of a word
        ("aplikasi basket", {WEB}),  # no text contains all: any will do
        ("siber -instansi", set()),
        ('"siber untuk"', {SIBER}),
        ('"untuk siber"', set()),
        ("séñior sïber", {SIBER, ROLE}),
    ],
)
def test_what_is_found(as_, catalogue, query, wanted):
    assert set(urls(as_().get("/public/search", q=query))) == wanted


def test_the_answer_keeps_its_contract_within_three_queries(as_, catalogue, django_assert_max_num_queries):
    with django_assert_max_num_queries(3):
        answer = as_().get("/public/search", q="keamanan siber")
    assert reads_back(Envelope[SearchResults], answer.body)
    assert answer.results["groups"] == {"product": 1, "job_role": 1}
    row = next(row for row in answer.results["rows"] if row["url"] == SIBER)
    assert row["title_html"] == "<mark>Keamanan</mark> <mark>Siber</mark> untuk Instansi"
    assert (row["type"], row["kind"], row["price"], row["mode"]) == (
        "product",
        "training",
        2_000_000,
        "online",
    )


def test_a_misspelling_is_found_and_named(as_, catalogue):
    answer = as_().get("/public/search", q="kemanan untuk instnsi")
    assert answer.results["suggestion"] == "keamanan untuk instansi"
    assert urls(answer)[0] == SIBER
    assert as_().get("/public/search", q="keamanan instansi").results["suggestion"] is None


def test_facets_ignore_their_own_rule(as_, catalogue):
    answer = as_().get("/public/search", q="siber sql aplikasi", filterRules=rules(("mode", "eq", "online")))
    assert set(urls(answer)) == {SIBER, DATA}
    facets = answer.results["facets"]
    assert [(one["value"], one["count"]) for one in facets["mode"]] == [("online", 2), ("offline", 1)]
    assert {one["value"]: one["count"] for one in facets["kind"]} == {"training": 1, "workshop": 1}
    assert [(one["value"], one["count"]) for one in facets["price"]] == [
        ("500000-999999", 1),
        ("1000000-2499999", 1),
    ]
    assert facets["type"] == [{"value": "product", "label": "Produk", "count": 2}]


@pytest.mark.parametrize(
    ("rule", "wanted"),
    [
        (("type", "eq", "job_role"), {ROLE}),
        (("kind", "in", ["workshop"]), {DATA}),
        (("price", "lte", 1_000_000), {DATA, WEB}),
        (("is_free", "eq", True), {WEB}),
        (("job_role", "eq", "analis-siber"), {ROLE}),
        (("eventDateStart", "lt", "2020-01-01"), set()),
    ],
)
def test_filters(as_, catalogue, rule, wanted):
    assert set(urls(as_().get("/public/search", q="siber sql aplikasi", filterRules=rules(rule)))) == wanted


def test_sorts_in_their_natural_direction(as_, catalogue):
    def sorted_by(sort):
        return urls(as_().get("/public/search", q="siber sql aplikasi", sort=sort))

    assert sorted_by("price") == [WEB, DATA, SIBER, ROLE]
    assert sorted_by("price|desc") == [SIBER, DATA, WEB, ROLE]
    assert sorted_by("newest")[-1] == ROLE
    assert sorted_by("eventDateStart")[-1] == ROLE


def test_pages(as_, catalogue):
    pages = [as_().get("/public/search", q="siber sql aplikasi", rows=3, page=page) for page in (1, 2, 3)]
    assert [len(urls(page)) for page in pages] == [3, 1, 0]
    assert {page.results["total"] for page in pages} == {4}
    assert len({url for page in pages for url in urls(page)}) == 4


def test_html_in_data_and_query_never_comes_through(as_, indexed):
    TrainingFactory(
        product__title='Belajar <b>HTML</b> & "kutip" <script>alert(1)</script>',
        product__summary="a < b > c & d <img src=x onerror=alert(2)> \ue000belajar\ue001",
    )
    indexed()
    row = as_().get("/public/search", q="belajar <script>alert(1)</script>").results["rows"][0]
    assert row["title_html"] == (
        "<mark>Belajar</mark> &lt;b&gt;HTML&lt;/b&gt; &amp; &quot;kutip&quot; "
        "&lt;<mark>script</mark>&gt;<mark>alert</mark>(<mark>1</mark>)&lt;/<mark>script</mark>&gt;"
    )
    bare = row["snippet_html"].replace("<mark>", "").replace("</mark>", "")
    assert "<" not in bare
    assert ">" not in bare
    assert row["snippet_html"].count("<mark>") == row["snippet_html"].count("</mark>")


HOSTILE = [
    "' OR 1=1", "a & | !", "(" * 150, "[a-z]+*?^$\\",
    "😀🎉", "%_\\", "-", '"', '""', "a:*", "a<->b", "\\", "''''",
    "ﷺ" * 150, "的" * 200, "é" * 200, "\u202e\u200b", "1e999 0x00 x@y.id http://x.y/z?q=1", "-keamanan",
    '-"a b" siber', "A" * 200, "a " * 100, "ß" * 200, "0" * 200,
    "siber\tdan\nsql", "null", "%s %(q)s {0} {q}",
]  # fmt: skip


@pytest.mark.parametrize("path", ["/public/search", "/public/search/suggestions"])
def test_hostile_queries_find_something_or_nothing(as_, catalogue, path):
    for query in HOSTILE:
        answer = as_().get(path, q=query)
        assert answer.status == 200, query
        shape = Suggestions if "suggestions" in path else SearchResults
        assert reads_back(Envelope[shape], answer.body)


@pytest.mark.parametrize("path", ["/public/search", "/public/search/suggestions"])
@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("x" * 10_000, "Kata pencarian maksimal 200 karakter."),
        ("(" * 5_000, "Kata pencarian maksimal 200 karakter."),
        ("a\0b", "Isian tidak sah."),
    ],
)
def test_what_is_no_query_is_refused(as_, path, query, sentence):
    answer = as_().get(path, q=query)
    assert (answer.status, answer.errors) == (422, {"q": [sentence]})
    assert not SearchTally.objects.exists()


@pytest.mark.parametrize(
    ("query", "field"),
    [({"sort": "password"}, "sort"), ({"filterRules": "{"}, "filterRules"), ({"page": "0"}, "page")],
)
@pytest.mark.parametrize("q", ["siber", ""])
def test_hostile_lists_get_a_clear_sentence(as_, db, q, query, field):
    answer = as_().get("/public/search", q=q, **query)
    assert (answer.status, list(answer.errors)) == (422, [field])


def searched(query, people, hits=1):
    for number in range(people):
        add(query, hits, visitor_of(query, f"192.0.2.{number}"), timezone.localdate())


def popular(as_):
    return [one["text"] for one in as_().get("/public/search/suggestions").results["rows"]]


def test_nothing_found_proposes_what_is_popular(as_, catalogue):
    searched("siber", people=3)
    for text in ("qwxz", ""):
        answer = as_().get("/public/search", q=text)
        assert (answer.results["rows"], answer.results["total"]) == ([], 0)
        assert answer.results["popular"][0] == suggestion("siber", "query", "/search?q=siber")
        assert {one["type"] for one in answer.results["popular"]} == {"query"}
    assert as_().get("/public/search", q="siber").results["popular"] == []


def test_popular_is_what_three_people_searched_for_and_found(as_, catalogue):
    searched("web", people=3)
    searched("siber", people=4)
    searched("sepatu", people=5, hits=0)
    searched("rahasia saya", people=2)
    for _n in range(9):
        as_().get("/public/search", q="aplikasi")
    assert popular(as_)[:2] == ["siber", "web"]
    assert not {"sepatu", "rahasia saya", "aplikasi"} & set(popular(as_))


def test_visitors_are_no_address_and_cannot_be_followed(as_, catalogue):
    for query in ("siber", "web"):
        as_().get("/public/search", q=query)
        as_().get("/public/search", q=query)
    first, second = SearchVisitor.objects.order_by("query")
    assert (first.query, second.query) == ("siber", "web")
    assert first.visitor != second.visitor
    assert "127.0.0.1" not in first.visitor + second.visitor


def test_editors_hide_a_search_and_show_it_again(as_, staff_as, someone, fina, catalogue):
    editor = someone("eko", "Editor")
    searched("siber", people=3)
    path = "/popular-searches"
    rows = staff_as(editor).get(path).results["rows"]
    assert [(one["query"], one["people"], one["is_hidden"]) for one in rows] == [("siber", 3, False)]
    assert staff_as(fina).post(path, json_body={"query": "siber", "is_hidden": True}).status == 403
    assert popular(as_)[0] == "siber"
    assert staff_as(editor).post(path, json_body={"query": "Siber", "is_hidden": True}).status == 200
    assert "siber" not in popular(as_)
    staff_as(editor).post(path, json_body={"query": "siber", "is_hidden": False})
    assert popular(as_)[0] == "siber"


def test_nothing_found_offers_the_nearest(as_, catalogue):
    filtered = as_().get("/public/search", q="siber", filterRules=rules(("difficulty", "eq", "zzz")))
    assert (filtered.results["total"], filtered.results["rows"]) == (0, [])
    assert SIBER in [row["url"] for row in filtered.results["nearest"]]
    near = as_().get("/public/search", q="siberxyzabc")
    assert near.results["total"] == 0
    assert SIBER in [row["url"] for row in near.results["nearest"]]
    assert reads_back(Envelope[SearchResults], near.body)
    assert as_().get("/public/search", q="qwxz").results["nearest"] == []
    assert as_().get("/public/search", q="siber").results["nearest"] == []


def test_searches_are_counted_without_people(as_, ani, catalogue):
    as_(ani).get("/public/search", q="Siber ")
    as_().get("/public/search", q="siber")
    as_().get("/public/search", q="siber", page=2)
    as_().get("/public/search", q="siber", filterRules=rules(("mode", "eq", "online")))
    as_().get("/public/search", q="ani@contoh.example")
    as_().get("/public/search", q="0812 3456 7890")
    tally = SearchTally.objects.get()
    assert (tally.query, tally.hits, tally.times) == ("siber", 2, 2)
    assert tally.day == timezone.localdate()


def suggestion(text, type_, url, *, mode="", **facts):
    none = dict.fromkeys(("kind", "price", "voluntary_minimum", "image_url", "starts_at", "location_name"))
    one = {"dates": 1, "cities": [], "fits": type_ != "query"}
    return none | one | {"text": text, "type": type_, "url": url, "mode": mode} | facts


def test_suggestions(as_, catalogue, django_assert_num_queries):
    with django_assert_num_queries(1):
        rows = as_().get("/public/search/suggestions", q="keama").results["rows"]
    assert rows[:3] == [
        suggestion(
            "Keamanan Siber untuk Instansi",
            "product",
            SIBER,
            kind="training",
            price=2_000_000,
            mode="online",
            starts_at=rows[0]["starts_at"],
        ),
        suggestion("Analis Keamanan Siber", "job_role", ROLE),
        suggestion("keamanan", "query", "/search?q=keamanan"),
    ]
    assert as_().get("/public/search/suggestions").results["rows"] == []


def test_articles_of_the_future_wait(as_, indexed):
    from duxi.content.models import News

    news = News(slug="nanti", title="Kabar zebra", summary="-", body="x", published_at=timezone.now())
    news.published_at += timezone.timedelta(hours=1)
    news.save()
    indexed()
    assert urls(as_().get("/public/search", q="zebra")) == []
    News.objects.update(published_at=timezone.now())
    indexed()
    assert urls(as_().get("/public/search", q="zebra")) == ["/news/nanti"]

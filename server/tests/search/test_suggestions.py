"""Words that the search reads as filters are read so while they are typed."""

from datetime import datetime, timedelta

import pytest

from duxi.catalog.models import Difficulty, Location
from duxi.content.models import Faq, FaqCategory
from duxi.core.clock import now
from duxi.offerings.kinds.training import TrainingSubject
from duxi.search.parsing import read
from duxi.search.suggestions import Typed
from tests.factories import TrainingFactory, WebinarFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def offers(catalogue, indexed):
    TrainingFactory(product__title="Python untuk Olah Data", product__slug="python")
    WebinarFactory(product__title="Sore Bersama Python", product__slug="sore", product__price=50_000)
    WebinarFactory(product__title="Bincang Karier", product__slug="bincang", product__price=0)
    category = FaqCategory.objects.create(slug="umum", name="Umum")
    Faq.objects.create(slug="apakah", title=QUESTION, body="Ada.", category=category, created_at=now())
    indexed()


def suggested(as_, query):
    rows = as_().get("/public/search/suggestions", q=query).results["rows"]
    return [row["text"] for row in rows if row["type"] != "query"]


PYTHON, SORE, BINCANG = "Python untuk Olah Data", "Sore Bersama Python", "Bincang Karier"
QUESTION = "Apakah pelatihan Python dan webinar gratis ada?"


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("pelatihan python", [PYTHON, SORE, QUESTION]),
        ("python pelatihan", [PYTHON, SORE, QUESTION]),
        ("pelatihan pyth", [PYTHON, SORE, QUESTION]),
        ("webinar python", [SORE, PYTHON, QUESTION]),
        ("webinar gratis", [BINCANG, QUESTION]),
        ("webinar", [BINCANG, SORE, QUESTION]),
        ("python", [PYTHON, SORE, QUESTION]),
        ("pelatihan pyhton", [PYTHON]),
    ],
)
def test_what_is_within_the_filters_comes_first(as_, offers, query, first):
    assert suggested(as_, query)[: len(first)] == first


def test_a_level_is_read_before_it_is_written_out(as_, catalogue, indexed):
    TrainingFactory(product__title="Zebra Mula", product__difficulty=Difficulty.BASIC)
    TrainingFactory(product__title="Zebra Ahli", product__difficulty=Difficulty.ADVANCED)
    indexed()
    assert suggested(as_, "zebra pemul")[0] == "Zebra Mula"
    assert suggested(as_, "zebra dari")[0] == "Zebra Ahli"


def test_what_is_sold_out_is_suggested_to_those_who_type_its_name(as_, catalogue, indexed):
    TrainingFactory(product__title="Olah Zebra", product__quota=5, product__sold=5)
    TrainingFactory(product__title="Dasar Zebra")
    indexed()
    assert suggested(as_, "zebra") == ["Dasar Zebra"]
    assert suggested(as_, "olah zeb") == ["Olah Zebra"]


def test_a_city_is_read_as_the_search_reads_it(as_, indexed, django_assert_max_num_queries):
    for slug, city in (("bandung", "Bandung"), ("medan", "Medan")):
        location = Location.objects.create(slug=slug, name=city)
        TrainingFactory(product__title=f"Dasar Siber {slug[0]}", product__location=location)
    indexed()
    with django_assert_max_num_queries(3):
        assert suggested(as_, "siber medan")[0] == "Dasar Siber m"


@pytest.fixture
def dated(as_, indexed):
    """Three dates of a subject, two of them in towns, and another subject."""
    cities = {city: Location.objects.create(slug=city.lower(), name=city) for city in ("Bandung", "Medan")}
    subject = TrainingSubject.objects.create(code="S", slug="siber", title="Dasar Siber")
    dates = [("offline", "Bandung"), ("online", None), ("offline", "Medan")]
    for days, (mode, city) in enumerate(dates, start=1):
        TrainingFactory(
            subject=subject,
            product__title=f"Dasar Siber – {city or 'Kelas Daring'}",
            product__mode=mode,
            product__location=cities.get(city),
            product__starts_at=now() + timedelta(days=days),
        )
    TrainingFactory(product__title="Siber Lanjut")
    indexed()


def test_dates_of_one_subject_are_one_suggestion(as_, dated):
    rows = as_().get("/public/search/suggestions", q="siber").results["rows"]
    found = {row["text"]: (row["dates"], row["cities"], row["mode"]) for row in rows if row["kind"]}
    assert found == {"Dasar Siber": (3, ["Bandung", "Medan"], "online"), "Siber Lanjut": (1, [], "online")}


def test_the_date_in_the_city_that_was_named_is_suggested_by_its_own_title(as_, dated):
    first, *_others = as_().get("/public/search/suggestions", q="siber medan").results["rows"]
    assert (first["text"], first["dates"], first["cities"]) == ("Dasar Siber – Medan", 1, ["Medan"])


def test_what_is_outside_the_filters_leads_no_suggestions(as_, dated, indexed):
    WebinarFactory(product__title="Bincang Karier", product__price=0)
    indexed()
    assert suggested(as_, "webinar gratis bandung")[0] == "Bincang Karier"


def test_what_cannot_be_bought_comes_after_what_can(as_, indexed):
    for title, sold in (("Zebra satu", 9), ("Zebra dua", 3)):
        TrainingFactory(product__title=title, product__quota=9, product__sold=sold)
    TrainingFactory(product__title="Zebra tiga", product__sale_until=now() - timedelta(days=1))
    indexed()
    assert suggested(as_, "zebra")[0] == "Zebra dua"


def test_words_that_go_on_are_looked_for_without_the_filters(as_, offers):
    rows = as_().get("/public/search/suggestions", q="pelatihan pyth").results["rows"]
    assert "pelatihan python" in [row["text"] for row in rows if row["type"] == "query"]


def test_queries_in_quotes_are_no_filters():
    assert Typed.of(read('"webinar gratis"'), {}).understood == ()


def test_when_and_where_tell_titles_apart(as_, indexed):
    medan = Location.objects.create(slug="medan", name="Medan")
    tomorrow = (now() + timedelta(days=1)).replace(microsecond=0)
    options = {"product__mode": "offline", "product__starts_at": tomorrow, "product__location": medan}
    TrainingFactory(product__title="Siber lanjut", **options)
    indexed()
    row = as_().get("/public/search/suggestions", q="siber").results["rows"][0]
    assert (row["mode"], row["location_name"]) == ("offline", "Medan")
    assert datetime.fromisoformat(row["starts_at"]) == tomorrow


def test_what_buyers_set_a_price_for_says_the_least(as_, indexed):
    WebinarFactory(product__title="Zebra Bebas", product__price=50_000, product__voluntary_minimum=20_000)
    WebinarFactory(product__title="Zebra Biasa", product__price=50_000)
    indexed()
    rows = as_().get("/public/search/suggestions", q="zebra").results["rows"]
    least = {row["text"]: row["voluntary_minimum"] for row in rows}
    assert least["Zebra Bebas"] == 20_000
    assert least["Zebra Biasa"] is None

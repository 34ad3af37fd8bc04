"""Sold-out or closed products rank behind available ones, and are marked."""

import json
from datetime import timedelta

import pytest

from duxi.core.clock import now
from tests.factories import BundleFactory, ElearningFactory, OtherFactory, TrainingFactory

pytestmark = pytest.mark.django_db


def titles_of(as_, query):
    return [row["title"] for row in as_().get("/public/search", q=query).results["rows"]]


@pytest.fixture
def zebras(indexed):
    facts = {
        "Zebra habis": {"quota": 4, "sold": 4, "strike_price": 900_000},
        "Zebra tutup": {"sale_until": now() - timedelta(days=1)},
        "Zebra sisa": {"quota": 4, "sold": 3},
    }
    for title, fields in facts.items():
        options = {f"product__{name}": value for name, value in fields.items()}
        TrainingFactory(product__title=title, product__price=500_000, **options)
    indexed()


def test_what_can_be_bought_comes_first(as_, zebras):
    assert titles_of(as_, "zebra")[0] == "Zebra sisa"


def test_a_better_fit_stays_in_front_though_it_is_sold_out(as_, zebras):
    assert titles_of(as_, "zebra habis")[0] == "Zebra habis"


def test_hits_say_how_they_are_sold(as_, zebras, catalogue):
    rows = {row["title"]: row for row in as_().get("/public/search", q="zebra siber").results["rows"]}
    sales = {
        title: (row["strike_price"], row["seats_left"], row["on_sale"])
        for title, row in rows.items()
        if title.startswith(("Zebra", "Analis"))
    }
    assert sales == {
        "Zebra habis": (900_000, 0, False),
        "Zebra tutup": (None, None, False),
        "Zebra sisa": (None, 1, True),
        "Analis Keamanan Siber": (None, None, None),
    }


@pytest.fixture
def free(indexed):
    """Free trainings and a paid one; the kind listed first is not the one that can be bought."""
    facts = {
        "Kelas dimulai": {"starts_at": now() - timedelta(hours=1)},
        "Kelas tutup": {"sale_until": now() - timedelta(days=1), "starts_at": now() + timedelta(days=2)},
        "Kelas bayar": {"price": 500_000, "starts_at": now() - timedelta(hours=1)},
    }
    for title, fields in facts.items():
        options = {f"product__{name}": value for name, value in ({"price": 0} | fields).items()}
        TrainingFactory(product__title=title, **options)
    ElearningFactory(product__title="Belajar bebas", product__price=0)
    indexed()


def test_free_hits_can_be_taken_or_come_last(as_, free):
    assert titles_of(as_, "pelatihan gratis") == ["Belajar bebas", "Kelas tutup"]


def test_what_cannot_be_bought_goes_behind_kinds_that_come_later(as_, free, indexed):
    OtherFactory(product__title="Buku saku", product__price=0)
    indexed()
    assert titles_of(as_, "gratis") == ["Belajar bebas", "Buku saku", "Kelas tutup"]


def test_free_hits_of_other_kinds_are_counted(as_, free, indexed):
    OtherFactory(product__title="Buku saku", product__price=0)
    indexed()
    results = as_().get("/public/search", q="pelatihan gratis").results
    assert (results["total"], results["other_kinds"]) == (2, 1)


@pytest.mark.parametrize(("own", "strike", "shown"), [(900, None, 1000), (1000, None, None), (900, 950, 950)])
def test_a_bundle_is_compared_with_its_parts_one_by_one(as_, indexed, own, strike, shown):
    part = OtherFactory(product__title="Buku", product__price=500).product
    sale = {"product__price": own, "product__strike_price": strike}
    BundleFactory(product__title="Paket zebra", items={part: 2}, **sale)
    indexed()
    (row,) = as_().get("/public/search", q="zebra").results["rows"]
    assert row["strike_price"] == shown


def test_prices_count_what_their_filter_shows(as_, free):
    results = as_().get("/public/search", q="pelatihan").results
    assert results["total"] == 4
    counts = {one["value"]: one["count"] for one in results["facets"]["price"]}
    assert counts == {"0-0": 2}
    chosen = json.dumps([{"field": "price", "op": "gte", "value": 1}])
    assert as_().get("/public/search", q="pelatihan", filterRules=chosen).results["total"] == 0

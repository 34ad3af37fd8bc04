"""Counts beside a list: what each other choice of a filter would give."""

import json

import pytest

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Category, Location, Tag
from duxi.core.envelope import Envelope, FacetedRows
from tests.factories import AssessmentFactory, JobRoleFactory, TrainingFactory
from tests.reading import reads_back

pytestmark = pytest.mark.django_db

PATH = "/public/trainings/schedules"


def rules(*rows):
    return json.dumps([dict(zip(("field", "op", "value"), row, strict=True)) for row in rows])


def facets(as_, *chosen, **headers):
    answer = as_().with_headers(**headers).get(PATH, facets=1, filterRules=rules(*chosen))
    found = answer.results["facets"]
    return {name: {row["value"]: row["count"] for row in rows} for name, rows in found.items()}


@pytest.fixture
def classes():
    """Three classes in two categories."""
    data = Category.objects.create(kind="training", slug="data", name="Data")
    web = Category.objects.create(kind="training", slug="web", name="Rekayasa Web")
    bogor = Location.objects.create(slug="bogor", name="Bogor")
    role, tag = JobRoleFactory(slug="analis", name="Analis"), Tag.objects.create(slug="sql", name="SQL")
    TrainingFactory(product__category=data, product__difficulty="basic", product__price=0)
    both = TrainingFactory(
        product__category=data, product__mode="offline", product__location=bogor, product__price=500_000
    ).product
    TrainingFactory(product__category=web, product__difficulty="advanced", product__price=12_000_000)
    both.job_roles.add(role, JobRoleFactory(slug="arsitek", name="Arsitek"))
    both.tags.add(tag)
    TrainingFactory(product__category=web, product__is_published=False)
    AssessmentFactory()


@pytest.mark.usefixtures("classes")
def test_every_value_is_counted_in_one_query(as_, django_assert_num_queries):
    with django_assert_num_queries(1):
        found = facets(as_)
    assert found == {
        "price": {"0-0": 1, "500000-999999": 1, "10000000-": 1},
        "is_free": {"true": 1, "false": 2},
        "category": {"data": 2, "web": 1},
        "mode": {"online": 2, "offline": 1},
        "difficulty": {"basic": 1, "advanced": 1},
        "location": {"bogor": 1},
        "job_role": {"analis": 1, "arsitek": 1},
        "tag": {"sql": 1},
    }


@pytest.mark.usefixtures("classes")
def test_a_facet_ignores_its_own_rule_and_respects_the_others(as_):
    found = facets(as_, ("category", "eq", "data"))
    assert found["category"] == {"data": 2, "web": 1}
    assert found["mode"] == {"online": 1, "offline": 1}
    assert found["price"] == {"0-0": 1, "500000-999999": 1}
    both = facets(as_, ("category", "eq", "data"), ("mode", "eq", "online"))
    assert both["category"] == {"data": 1, "web": 1}
    assert both["mode"] == {"online": 1, "offline": 1}
    assert both["difficulty"] == {"basic": 1}
    assert both["tag"] == {}
    linked = facets(as_, ("job_role", "eq", "analis"))
    assert linked["job_role"] == {"analis": 1, "arsitek": 1}
    assert linked["category"] == {"data": 1}
    between = facets(as_, ("price", "gte", 500_000), ("price", "lte", 999_999))
    assert between["price"] == {"0-0": 1, "500000-999999": 1, "10000000-": 1}
    assert between["category"] == {"data": 1}


@pytest.mark.usefixtures("classes")
def test_labels_come_from_the_row_or_from_the_choice(as_):
    found = as_().get(PATH, facets=1).results["facets"]
    assert found["category"] == [
        {"value": "data", "label": "Data", "count": 2},
        {"value": "web", "label": "Rekayasa Web", "count": 1},
    ]
    assert [row["label"] for row in found["difficulty"]] == ["Dasar", "Lanjut"]
    assert [row["label"] for row in found["price"]] == [
        "Gratis",
        "Rp\u00a0500.000 – Rp\u00a01.000.000",
        "Mulai Rp\u00a010.000.000",
    ]


@pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind.slug)
def test_every_kind_counts_in_its_contracts_shape(as_, kind):
    answer = as_().get(f"/public/{kind.path}", facets=1)
    assert reads_back(Envelope[FacetedRows[kind.card]], answer.body)
    assert set(kind.listing.facets) <= set(answer.results["facets"])
    assert answer.results["facets"]["category"] == [], "a facet without values is there all the same"
    assert len(answer.results["facets"]) >= 5


def test_facets_come_only_when_asked_for_and_refuse_like_the_list(as_):
    assert "facets" not in as_().get(PATH).results
    bad = as_().get(PATH, facets=1, filterRules=rules(("x", "eq", 1)))
    sentence = "Kolom filter 'x' tidak dikenal."
    assert (bad.status, bad.message, bad.errors) == (422, sentence, {"filterRules": [sentence]})
    worse = as_().get(PATH, facets="mungkin")
    assert (worse.status, worse.errors) == (422, {"facets": ["Pilih ya atau tidak."]})


def test_a_hostile_value_is_counted_as_the_text_it_is(as_):
    evil = "'); DROP TABLE catalog_product; -- %s"
    Category.objects.create(kind="training", slug="jahat", name=evil)
    TrainingFactory(product__category=Category.objects.get())
    assert as_().get(PATH, facets=1).results["facets"]["category"][0]["label"] == evil
    assert facets(as_, ("category", "eq", evil))["category"] == {"jahat": 1}

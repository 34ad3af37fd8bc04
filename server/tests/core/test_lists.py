"""The list protocol at its edges: days in Jakarta, the database's whole numbers, and what is missing."""

import json
from datetime import date, datetime, timedelta

import pytest

from duxi.catalog.models import Product
from duxi.core.clock import JAKARTA
from duxi.core.lists import MAX_RULES, DayFilter, Filter, ListParams, ListSpec, select
from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db

MIDNIGHT = datetime(2026, 12, 15, tzinfo=JAKARTA)
FIRST, MIDDLE, LAST = date(2026, 12, 14), date(2026, 12, 15), date(2026, 12, 16)
SORTS = {"start": "starts_at", "price": "price"}
SPEC = ListSpec(filters={}, sorts=SORTS, default_sort="start", page_size=2)


@pytest.fixture
def around_midnight():
    """The last second of a day, the first and last of the next one, and the first after it."""
    second, day = timedelta(seconds=1), timedelta(days=1)
    moments = (MIDNIGHT - second, MIDNIGHT, MIDNIGHT + day - second, MIDNIGHT + day)
    return [TrainingFactory(product__starts_at=moment).product.pk for moment in moments]


@pytest.mark.parametrize(
    ("op", "day", "wanted"),
    [
        ("eq", MIDDLE, [1, 2]),
        ("ne", MIDDLE, [0, 3]),
        ("lt", MIDDLE, [0]),
        ("lte", MIDDLE, [0, 1, 2]),
        ("gt", MIDDLE, [3]),
        ("gte", MIDDLE, [1, 2, 3]),
        ("in", [FIRST, LAST], [0, 3]),
    ],
)
def test_a_day_goes_from_midnight_to_midnight_in_jakarta(around_midnight, op, day, wanted):
    found = Product.objects.filter(DayFilter("starts_at").q(op, day)).order_by("starts_at")
    assert [around_midnight.index(product.pk) for product in found] == wanted


def pages(**params):
    asked = [ListParams(page=page, **params) for page in (1, 2, 3)]
    return [[row.pk for row in select(Product.objects.all(), one, SPEC)[1]] for one in asked]


def test_what_has_no_day_comes_last_in_either_order():
    soon, never, late = (
        TrainingFactory(product__starts_at=moment, product__ends_at=None).product.pk
        for moment in (MIDNIGHT, None, MIDNIGHT + timedelta(days=1))
    )
    assert pages() == [[soon, late], [never], []]
    assert pages(order="desc") == [[late, soon], [never], []]


def test_equal_rows_keep_their_order_over_pages():
    first, second, third = (TrainingFactory(product__price=5).product.pk for _one in range(3))
    assert pages(sort="price") == [[first, second], [third], []]
    assert pages(sort="price|desc") == [[third, second], [first], []]


def ask(as_, *rules):
    found = [dict(zip(("field", "op", "value"), rule, strict=True)) for rule in rules]
    return as_().get("/public/trainings/schedules", filterRules=json.dumps(found))


def test_the_largest_whole_number_is_asked_for_like_any_other(as_):
    TrainingFactory()
    assert ask(as_, ("price", "lte", 2**63 - 1)).results["total"] == 1
    assert ask(as_, ("price", "in", [1, 2**63])).status == 422


@pytest.mark.parametrize(("op", "value"), [("eq", 2026), ("contains", 202), ("eq", "2026"), ("in", ["2026"])])
def test_text_filters_accept_numbers(op, value):
    called, _other = (TrainingFactory(product__title=title).product for title in ("2026", "1999"))
    spec = ListSpec(filters={"title": Filter("title")}, sorts=SORTS, default_sort="start", page_size=2)
    rules = json.dumps([{"field": "title", "op": op, "value": value}])
    assert list(select(Product.objects.all(), ListParams(filterRules=rules), spec)[0]) == [called]


def test_all_filter_rules_must_match(as_):
    for price in (100_000, 200_000, 300_000):
        TrainingFactory(product__price=price)
    found = ask(as_, ("price", "gte", 150_000), ("price", "lte", 250_000)).results
    assert [row["price"] for row in found["rows"]] == [200_000]


@pytest.mark.parametrize(("op", "field"), [("in", "mode"), ("in", "kind"), ("in", "price")])
@pytest.mark.parametrize("path", ["/public/trainings/schedules", "/public/search", "/public/webinars"])
def test_a_choice_of_nothing_finds_nothing(as_, path, op, field):
    TrainingFactory()
    rules = json.dumps([{"field": field, "op": op, "value": []}])
    answer = as_().get(path, filterRules=rules, q="a", facets=1)
    refused = field == "kind" and path != "/public/search"
    assert answer.status == (422 if refused else 200)
    assert refused or (answer.results["rows"], answer.results["total"]) == ([], 0)


def test_a_list_takes_so_many_rules_and_no_more(as_):
    rule = ("price", "gte", 0)
    assert ask(as_, *[rule] * MAX_RULES).status == 200
    assert ask(as_, *[rule] * (MAX_RULES + 1)).errors == {"filterRules": ["Filter tidak dapat dibaca."]}

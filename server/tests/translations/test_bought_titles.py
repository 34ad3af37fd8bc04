"""Titles of what was bought, in the language of its buyer."""

from urllib.parse import parse_qs, urlsplit

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from duxi.catalog.models import Product
from duxi.commerce.models import ClassVoucher, Order
from duxi.content.models import Translation
from tests.caller import Caller
from tests.factories import OtiFactory
from tests.shop import notify, ordered, training

pytestmark = pytest.mark.django_db

DETAIL = "/payment/transactions/detail"
in_both = pytest.mark.parametrize(("locale", "title"), [("en", "Data Quality"), ("fr", "Mutu Data")])


def translated(product: Product, title: str = "Data Quality") -> Product:
    Translation.objects.create(subject=product.kind, slug=product.slug, locale="en", title=title)
    return product


@pytest.fixture
def order(as_, ani, solved) -> Order:
    made = ordered(as_, ani, translated(training(title="Mutu Data")), solved)
    assert notify(as_, made).status == 200
    return made


def speaking(as_, user, locale: str) -> Caller:
    return as_(user).with_headers(Accept_Language=locale)


def titles_of_detail(as_, user, order: Order, locale: str) -> set[str]:
    shown = speaking(as_, user, locale).get(DETAIL, order_id=order.order_id).results
    return {row["title"] for row in [*shown["items"], *shown["lines"]]}


@in_both
def test_orders_and_their_tickets(as_, ani, order, locale, title):
    (row,) = speaking(as_, ani, locale).get("/payment/transactions/complete").results["data"]
    assert [item["title"] for item in row["items"]] == [title]
    assert titles_of_detail(as_, ani, order, locale) == {title}
    (line,) = speaking(as_, ani, locale).get(DETAIL, order_id=order.order_id).results["lines"]
    (token,) = parse_qs(urlsplit(line["ticket_url"]).query)["token"]
    ticket = speaking(as_, ani, locale).get("/public/ticket", token=token).results
    assert (ticket["title"], ticket["sessions"][0]["title"]) == (title, title)


def test_what_bears_another_title_by_now_stays_as_it_was_bought(as_, ani, order):
    Product.objects.update(title="Mutu Data Lanjut")
    assert titles_of_detail(as_, ani, order, "en") == {"Mutu Data"}


def test_the_titles_of_a_list_cost_one_query(as_, ani, order, solved):
    later = ordered(as_, ani, translated(training(title="Etika Data"), "Data Ethics"), solved)
    notify(as_, later)
    costs = {locale: cost(speaking(as_, ani, locale)) for locale in ("id", "en")}
    assert costs["en"] == costs["id"] + 1


def cost(caller: Caller) -> int:
    with CaptureQueriesContext(connection) as seen:
        assert caller.get("/payment/transactions/complete").status == 200
    return len(seen)


@in_both
def test_a_class_that_a_voucher_opens(as_, ani, solved, locale, title):
    product = translated(OtiFactory(product__title="Mutu Data").product)
    ClassVoucher.objects.create(code="ABCDE23456", product=product, label="Uji")
    form = {"voucher_code": "ABCDE23456", "captcha": solved()}
    opened = speaking(as_, ani, locale).post("/public/oti/voucher-claim", form).results
    assert opened["title"] == title

"""What was found about money is told in the reader's language, also where older releases found it."""

import json
from importlib import import_module

import pytest
from django.utils.translation import override

from duxi.commerce.models import CaseKind, MoneyCase
from duxi.commerce.orders.actions.money_cases import Finding, raise_case
from duxi.commerce.orders.findings import SENTENCES, Found
from tests.shop import notify, ordered, training

pytestmark = pytest.mark.django_db

recognise = import_module("duxi.commerce.migrations.0011_money_case_codes").recognise

EXAMPLES = [
    ("surplus", Found("surplus", {"amount": 1_250_000})),
    ("chargeback", Found("taken_back", {"status": "chargeback"})),
    ("other_amount", Found("other_amount", {"reported": 1, "expected": 300_000})),
    ("other_amount", Found("other_amount", {"reported": "1.5", "expected": 300_000})),
    ("other_amount", Found("refund_of_other_amount", {"reported": 5_000, "expected": 7_000})),
    ("made_outside", Found("outside", {"amount": 5_000})),
    ("made_outside", Found("outside_beyond_paid", {"amount": 5_000})),
    ("surplus", Found("paid_again")),
    ("surplus", Found("paid_again_by", {"method": "QRIS"})),
    ("surplus", Found("paid_after_end")),
    ("surplus", Found("paid_after_end_by", {"method": "QRIS"})),
    ("unknown_order", Found("unknown_order", {"method": "QRIS", "status": "settlement"})),
    ("unknown_order", Found("unknown_order_somehow", {"status": "deny"})),
    ("refund_failed", Found("refund_refused", {"refusal": "404: "})),
    ("books", Found("books", {"check": "rincian item"})),
    ("counter", Found("counter", {"counter": "x", "row": "Kelas – A", "stored": 3, "counted": 0})),
    ("unserved", Found("without_seat", {"title": "Kelas A"})),
]


@pytest.mark.parametrize(("kind", "found"), EXAMPLES)
def test_a_case_of_the_previous_release_is_recognised(kind, found):
    code, params = recognise(kind, "x:7", found.stored_text())
    assert Found(code, params).stored_text() == found.stored_text()
    assert code == found.code


def test_every_sentence_has_an_example():
    assert {found.code for _kind, found in EXAMPLES} == set(SENTENCES)


def test_finance_reads_cases_in_english(as_, staff_as, fina, ani, solved):
    order = ordered(as_, ani, training(price=300_000), solved)
    notify(as_, order, gross_amount="1.00")
    office = staff_as(fina).with_headers(Accept_Language="en")
    (row,) = office.get("/money-cases").results["rows"]
    expected = "The amount reported is Rp\xa01, it should be Rp\xa0300.000."
    assert row["text"] == expected
    page = office.get(f"/orders/{row['order_id']}").results
    assert page["review_reason"] == expected
    assert expected in [event["note"] for event in page["events"] if event["kind"] == "review"]
    (indonesian,) = staff_as(fina).get("/money-cases").results["rows"]
    assert indonesian["text"] == "Jumlah dilaporkan Rp\xa01, seharusnya Rp\xa0300.000."


def _several() -> None:
    """Cases of three kinds, and one of a release that stored no codes."""
    for number, (kind, found) in enumerate(
        [
            (CaseKind.OTHER_AMOUNT, Found("other_amount", {"reported": 1, "expected": 300_000})),
            (CaseKind.CHARGEBACK, Found("taken_back", {"status": "chargeback"})),
            (CaseKind.UNFULFILLED, Found("without_seat", {"title": "Kelas expected"})),
            (CaseKind.BOOKS, Found("books", {"check": "saldo"})),
        ]
    ):
        raise_case(Finding(kind, f"x:{number}", found))
    MoneyCase.objects.filter(kind="books").update(text="Catatan lama.", code="", params={})


@pytest.mark.parametrize(
    ("language", "words", "kinds"),
    [
        ("en", "reported Rp\xa01", {"other_amount"}),
        ("en", "300.000", {"other_amount"}),
        ("en", "expected", {"unserved"}),
        ("en", "taken back in full by the bank", {"chargeback"}),
        ("en", "Different amount", {"other_amount"}),
        ("en", "dilaporkan", set()),
        ("en", "catatan lama", {"books"}),
        ("id", "dilaporkan 300.000", {"other_amount"}),
        ("id", "ditarik seluruhnya", {"chargeback"}),
        ("id", "tidak cocok", {"books"}),
        ("id", "reported", set()),
        ("fr", "chargeback", set()),
    ],
)
def test_the_search_finds_what_the_readers_language_shows(staff_as, fina, language, words, kinds):
    _several()
    office = staff_as(fina).with_headers(Accept_Language=language)
    rules = json.dumps([{"field": "q", "op": "contains", "value": words}])
    rows = office.get("/money-cases", filterRules=rules).results["rows"]
    assert {row["kind"] for row in rows} == kinds, [row["text"] for row in rows]


def test_a_case_without_a_code_keeps_its_sentence(staff_as, fina):
    raise_case(Finding(CaseKind.BOOKS, "x", Found("books", {"check": "saldo"})))
    MoneyCase.objects.update(text="Catatan lama.", code="", params={})
    office = staff_as(fina).with_headers(Accept_Language="en")
    assert [row["text"] for row in office.get("/money-cases").results["rows"]] == ["Catatan lama."]


@pytest.mark.parametrize(
    ("method", "told"),
    [("Transfer bank BCA", "Bank transfer BCA"), ("QRIS", "QRIS"), ("Transfer bank", "Bank transfer")],
)
def test_a_payment_method_is_named_in_english(method, told):
    with override("en"):
        text = Found("paid_again_by", {"method": method}).text()
    assert text == f"A payment by {told} arrived when the order was already paid."

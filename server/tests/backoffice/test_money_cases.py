"""Payment cases: created, listed, closed, and still searchable."""

import json

import pytest

from duxi.commerce.models import CaseKind, FulfilmentStatus, MoneyCase, PaymentNotification
from duxi.commerce.orders.actions.money_cases import Finding, raise_case
from duxi.commerce.orders.findings import Found
from duxi.commerce.payments.actions.reconciliation import check_ledger
from duxi.commerce.tasks import check_counters
from duxi.gateways.payment.embedded_report import server_key
from duxi.gateways.payment.report import signature
from tests.backoffice.test_orders import AUTH
from tests.shop import NOTIFICATIONS, notification, notify, ordered, training

pytestmark = pytest.mark.django_db

SECOND = "0a0a0a0a-5b6a-401e-894b-a32c91ed1a3a"


@pytest.fixture
def settled(as_, ani, solved):
    """A paid order of one class."""
    made = ordered(as_, ani, training(title="Kelas Awan", price=300_000, quota=10), solved)
    assert notify(as_, made).status == 200
    made.refresh_from_db()
    return made


def stranger(as_, number="UJI-0001", status="settlement", **changes):
    """A genuine notification about an unknown order."""
    body = {
        "order_id": number,
        "transaction_id": SECOND,
        "transaction_status": status,
        "status_code": "200",
        "gross_amount": "125000.00",
        "payment_type": "qris",
        "signature_key": signature(number, "200", "125000.00", server_key()),
    } | changes
    return as_().post(NOTIFICATIONS, json_body=body)


def kinds():
    return sorted(MoneyCase.objects.filter(closed_at=None).values_list("kind", flat=True))


def listed(staff_as, user, **query):
    return staff_as(user).get("/money-cases", **query).results


def test_money_of_an_unknown_order_waits_once(as_, staff_as, fina):
    for _n in range(2):
        assert stranger(as_).status == 404
    (row,) = listed(staff_as, fina)["rows"]
    assert (row["kind"], row["order_id"], row["order_number"], row["buyer"], row["amount"]) == (
        "unknown_order",
        None,
        "UJI-0001",
        None,
        125_000,
    )
    assert row["text"] == "QRIS: dana masuk."
    staff_as(fina).post(f"/money-cases/{row['id']}/close", json_body={"note": "Toko uji coba"})
    stranger(as_)
    assert kinds() == []
    stranger(as_, "UJI-0002", status="pending")
    stranger(as_, "UJI-0003", signature_key="palsu")
    assert kinds() == []
    assert stranger(as_, "UJI-0002").status == 404
    assert kinds() == ["unknown_order"]


def test_another_amount_waits(as_, settled):
    changes = {"gross_amount": "1.00", "transaction_id": SECOND}
    assert notify(as_, settled, **changes).status == 409
    case = MoneyCase.objects.get()
    assert (case.kind, case.order, case.amount) == ("other_amount", settled, 1)
    assert case.text == "Jumlah dilaporkan Rp\xa01, seharusnya Rp\xa0300.000."


def test_a_second_payment_waits(as_, settled):
    notify(as_, settled, transaction_id=SECOND)
    notify(as_, settled, transaction_id=SECOND)
    case = MoneyCase.objects.get()
    assert (case.kind, case.amount) == ("surplus", 300_000)


def test_a_chargeback_waits_and_stands_on_the_orders_page(as_, staff_as, fina, settled):
    notify(as_, settled, "chargeback")
    page = staff_as(fina).get(f"/orders/{settled.order_id}").results
    assert [(case["kind"], case["amount"]) for case in page["cases"]] == [("chargeback", 300_000)]
    assert page["status"] == "paid"


def test_what_is_unserved_waits_until_it_is_helped(as_, staff_as, fina, ani, budi, solved):
    product = training(title="Kelas Sempit", price=100_000, quota=1)
    late = ordered(as_, ani, product, solved)
    notify(as_, late, "expire")
    ordered(as_, budi, product, solved)
    notify(as_, late)
    case = MoneyCase.objects.get()
    assert (case.kind, case.order, case.text, case.amount) == ("unserved", late, "Kelas Sempit", 100_000)
    body = {
        "line_id": late.lines.get().pk,
        "reason": "Kursi tambahan",
        "seen": late.events.order_by("-at", "-pk")[0].pk,
    }
    answer = staff_as(fina).post(f"/orders/{late.order_id}/serve", json_body=body)
    assert answer.results["lines"][0]["service"] == FulfilmentStatus.FULFILLED
    case.refresh_from_db()
    assert (case.closed_by, case.note, answer.results["cases"]) == (None, "", [])
    assert case.closed_at is not None


def test_money_too_much_is_told_once_and_again_when_nobody_gave_it_back(as_, staff_as, fina, settled):
    notify(as_, settled, transaction_id=SECOND)
    assert check_ledger() == 0
    assert kinds() == ["surplus"]
    case = MoneyCase.objects.get()
    staff_as(fina).post(f"/money-cases/{case.pk}/close", json_body={"note": "Nanti saja"})
    assert check_ledger() == 1
    assert kinds() == ["books"]


def test_closing_keeps_who_and_why_and_ends_the_orders_review(as_, staff_as, fina, settled):
    notify(as_, settled, transaction_id=SECOND)
    notify(as_, settled, "chargeback")
    double, back = MoneyCase.objects.order_by("pk")
    answer = staff_as(fina).post(f"/money-cases/{double.pk}/close", json_body={"note": "Sudah ditransfer"})
    assert (answer.status, answer.message) == (200, "Temuan diselesaikan.")
    assert (answer.results["closed_by"], answer.results["note"]) == ("Fina", "Sudah ditransfer")
    settled.refresh_from_db()
    assert settled.review_reason != ""
    staff_as(fina).post(f"/money-cases/{back.pk}/close", json_body={"note": "Sanggahan menang"})
    settled.refresh_from_db()
    assert settled.review_reason == ""
    event = settled.events.order_by("-at", "-pk")[0]
    assert (event.kind, event.made_by) == ("reviewed", fina)
    assert event.note.startswith("Sanggahan menang (")
    again = staff_as(fina).post(f"/money-cases/{back.pk}/close", json_body={"note": "Sekali lagi"})
    assert (again.status, again.message) == (409, "Temuan ini sudah diselesaikan.")
    back.refresh_from_db()
    assert back.note == "Sanggahan menang"
    assert staff_as(fina).post("/money-cases/0/close", json_body={"note": "Tidak ada"}).status == 404


def test_reviewing_the_order_closes_what_flagged_it(as_, staff_as, dewi, settled):
    notify(as_, settled, transaction_id=SECOND)
    body = {"note": "Sudah dicek", "seen": settled.events.order_by("-at", "-pk")[0].pk}
    assert staff_as(dewi).post(f"/orders/{settled.order_id}/reviewed", json_body=body).status == 200
    case = MoneyCase.objects.get()
    assert (case.closed_by, case.note) == (dewi, "Sudah dicek")
    assert case.closed_at is not None


def test_the_list_finds_what_is_open_and_what_is_closed(as_, staff_as, fina, settled):
    notify(as_, settled, transaction_id=SECOND)
    stranger(as_)
    MoneyCase.objects.filter(kind="surplus").update(closed_at="2026-11-01T00:00:00Z", note="Beres")

    def found(*rules):
        query = [{"field": field, "op": op, "value": value} for field, op, value in rules]
        return [row["kind"] for row in listed(staff_as, fina, filterRules=json.dumps(query))["rows"]]

    assert found(("is_open", "eq", True)) == ["unknown_order"]
    assert found(("is_open", "eq", False)) == ["surplus"]
    assert found(("kind", "in", ["surplus"])) == ["surplus"]
    assert found(("q", "contains", "beres")) == ["surplus"]
    assert found(("q", "contains", "ani")) == ["surplus"]
    assert found(("q", "contains", "uji-00")) == ["unknown_order"]
    assert staff_as(fina).get("/money-cases", sort="nothing").status == 422


def test_forged_news_is_counted_and_nothing_more(as_, staff_as, fina, settled):
    body = notification(settled, transaction_id=SECOND) | {"signature_key": "palsu"}
    assert as_().post(NOTIFICATIONS, json_body=body).status == 403
    assert PaymentNotification.objects.filter(verdict="forged").count() == 1
    counts = staff_as(fina).get("/money-cases/counts").results
    assert (counts["open"], counts["forged"], counts["forged_days"]) == (0, 1, 30)
    stranger(as_)
    counts = staff_as(fina).get("/money-cases/counts").results
    assert (counts["open"], counts["by_kind"]["unknown_order"]) == (1, 1)


def test_of_two_alike_one_is_open(settled):
    finding = Finding(CaseKind.BOOKS, "x", Found("books", {"check": "saldo"}))
    for _n in range(2):
        raise_case(finding, order=settled)
    assert MoneyCase.objects.count() == 1
    MoneyCase.objects.update(closed_at="2026-11-01T00:00:00Z")
    raise_case(finding, order=settled)
    assert MoneyCase.objects.count() == 2


def test_a_list_costs_two_queries(signed_in, fina, settled, django_assert_num_queries):
    caller = signed_in(fina)
    for number in range(3):
        raise_case(Finding(CaseKind.BOOKS, str(number), Found("books", {"check": "saldo"})), order=settled)
    with django_assert_num_queries(AUTH + 2):
        assert caller.get("/money-cases").results["total"] == 3


def test_it_is_finances_alone(staff_as, dewi, tono, agus):
    for person in (dewi, tono, agus):
        assert staff_as(person).get("/money-cases").status == 403
        assert staff_as(person).post("/money-cases/1/close", json_body={"note": "xxx"}).status == 403


def test_menus_name_what_there_is_to_see(staff_as, fina, dewi, tono, agus):
    def may(person):
        return set(staff_as(person).get("/auth/me").results["permissions"])

    empty = {"batches.view", "sessions.view"}
    assert not empty & may(fina)
    assert not empty & may(agus)
    assert empty <= may(dewi)
    assert empty <= may(tono)
    assert {"money-cases.view", "money-cases.change"} <= may(fina)
    assert not {"money-cases.view", "money-cases.change"} & may(dewi)


def test_a_counter_that_does_not_fit_is_shown(staff_as, fina):
    course = training(sold=3)
    check_counters()
    (row,) = staff_as(fina).get("/money-cases").results["rows"]
    assert (row["kind"], row["order_id"], row["amount"]) == ("counter", None, None)
    assert row["text"] == f"Kursi terjual – {course.title}: tercatat 3, menurut rinciannya 0."
    assert staff_as(fina).get("/money-cases/counts").results["by_kind"]["counter"] == 1

"""Staff's actions on orders over HTTP: permissions, logging and refusals."""

import pytest

from duxi.backoffice import conflicts
from duxi.commerce.ledger.actions import ledger
from duxi.commerce.models import EventKind, FulfilmentStatus, LedgerKind, Order, OrderStatus, RefundStatus
from duxi.commerce.orders.actions.timeline import lock_order, log_event
from duxi.commerce.orders.tickets import code_of
from duxi.core.clock import now
from duxi.gateways.models import OutboxMessage
from duxi.notices.kinds.orders import PAID
from duxi.notices.models import Notification
from tests.shop import assessment, notify, ordered, training
from tests.worker import work

MOVED = (
    "Pesanan ini berubah sejak Anda membukanya, jadi belum ada yang dilakukan. "
    "Periksa keadaannya sekarang, lalu ulangi bila masih perlu."
)


@pytest.fixture
def act(staff_as):
    """`act(fina, order, "cancel", reason="…")` acts on the order as it is now."""

    def send(user, order: Order, verb: str, **body):
        seen = order.events.order_by("-at", "-pk").first()
        body.setdefault("seen", seen.pk if seen else 0)
        return staff_as(user).post(f"/orders/{order.order_id}/{verb}", json_body=body)

    return send


@pytest.fixture
def waiting(as_, ani, solved) -> Order:
    """A pending order of one class with ten seats."""
    return ordered(as_, ani, training(title="Kelas Awan", price=300_000, quota=10), solved)


@pytest.fixture
def settled(as_, waiting) -> Order:
    assert notify(as_, waiting).status == 200
    waiting.refresh_from_db()
    return waiting


def line_of(order: Order):
    return order.lines.get()


def test_marked_paid_with_proof(act, fina, waiting):
    answer = act(
        fina,
        waiting,
        "mark-paid",
        amount=300_000,
        method="Transfer BCA",
        proof="FT-0042",
        reason="Bukti dari email",
    )
    assert (answer.status, answer.message) == (200, "Pesanan ditandai lunas.")
    page = answer.results
    assert (page["status"], page["method"], page["balance"]) == ("paid", "Transfer BCA", 0)
    payment = next(row for row in page["ledger"] if row["kind"] == "payment")
    assert (payment["made_by"], payment["reference"]) == ("Fina", "staff:FT-0042")
    event = page["events"][-1]
    assert (event["kind"], event["made_by"], event["note"]) == ("paid", "Fina", "Bukti dari email")
    assert page["lines"][0]["service"] == "served"


def test_too_little_is_not_a_payment(act, fina, waiting):
    answer = act(fina, waiting, "mark-paid", amount=1, method="Tunai", proof="K-1", reason="Salah hitung")
    assert (answer.status, answer.message) == (409, "Dana yang tercatat kurang dari total pesanan.")
    waiting.refresh_from_db()
    assert waiting.status == OrderStatus.PENDING
    assert not waiting.ledger.filter(kind=LedgerKind.PAYMENT).exists()


def test_a_page_that_is_old_is_refused(as_, act, fina, waiting):
    old = waiting.events.last().pk
    notify(as_, waiting)
    for verb, body in (
        ("cancel", {"reason": "Diminta pembeli"}),
        ("reviewed", {"note": "Sudah dicek"}),
        ("refund", {"reason": "Sakit", "lines": [{"line_id": line_of(waiting).pk, "amount": 1}]}),
    ):
        answer = act(fina, waiting, verb, seen=old, **body)
        assert (answer.status, answer.message) == (409, MOVED)
    waiting.refresh_from_db()
    assert (waiting.status, waiting.refunds.count()) == (OrderStatus.PAID, 0)


def test_who_is_faster_between_the_look_and_the_lock_is_seen(act, fina, waiting, monkeypatch):
    """The order changes between the check of the page and the row lock."""

    def locked_by_somebody_before(order_pk: int) -> Order:
        order = lock_order(order_pk)
        log_event(order, EventKind.REVIEW, now())
        return order

    Order.objects.filter(pk=waiting.pk).update(review_reason="Dibayar dua kali.")
    monkeypatch.setattr(conflicts, "lock_order", locked_by_somebody_before)
    answer = act(fina, waiting, "reviewed", note="Sudah dicek")
    assert (answer.status, answer.message) == (409, MOVED)
    waiting.refresh_from_db()
    assert waiting.review_reason == "Dibayar dua kali."


def test_cancelled_by_staff(act, dewi, waiting):
    answer = act(dewi, waiting, "cancel", reason="Diminta pembeli lewat telepon")
    assert (answer.status, answer.results["status"]) == (200, "cancelled")
    event = answer.results["events"][-1]
    assert (event["made_by"], event["note"]) == ("Dewi", "Diminta pembeli lewat telepon")
    assert line_of(waiting).product.sold == 0


def test_a_line_refunded_in_part_with_a_fee(act, fina, settled, django_capture_on_commit_callbacks):
    line = line_of(settled)
    answer = act(
        fina,
        settled,
        "refund",
        lines=[{"line_id": line.pk, "amount": 200_000, "gives_back": False}],
        fee=25_000,
        route="transfer",
        reason="Hadir setengah hari",
    )
    assert answer.status == 200, answer.body
    refund = answer.results["refunds"][0]
    assert (refund["status"], refund["amount"], refund["fee"]) == ("sending", 175_000, 25_000)
    assert answer.results["lines"][0]["refunded"] == 200_000
    assert answer.results["lines"][0]["service"] == "served"
    line.product.refresh_from_db()
    assert line.product.sold == 1


def test_a_seat_comes_back_with_its_line(act, fina, settled):
    line = line_of(settled)
    body = {"lines": [{"line_id": line.pk, "amount": 300_000}], "route": "transfer", "reason": "Batal hadir"}
    assert act(fina, settled, "refund", **body).results["lines"][0]["service"] == "returned"
    line.product.refresh_from_db()
    assert line.product.sold == 0
    again = act(fina, settled, "refund", **body)
    assert (again.status, again.message) == (
        409,
        "Jumlah ini melebihi dana yang masih dapat dikembalikan.",
    )
    assert settled.refunds.count() == 1


def test_who_may_not_refund_cannot(act, dewi, tono, settled):
    body = {"lines": [{"line_id": line_of(settled).pk, "amount": 1}], "reason": "Coba saja"}
    for person in (dewi, tono):
        assert act(person, settled, "refund", **body).status == 403
    assert act(dewi, settled, "mark-paid", amount=1, method="xx", proof="xxx", reason="xxx").status == 403
    assert act(dewi, settled, "serve", line_id=1, reason="xxx").status == 403
    assert settled.refunds.count() == 0


def test_a_transfer_is_done_with_its_proof(act, staff_as, fina, dewi, settled):
    body = {"lines": [{"line_id": line_of(settled).pk, "amount": 300_000}], "route": "transfer"}
    refund = act(fina, settled, "refund", reason="Batal hadir", **body).results["refunds"][0]
    path = f"/refunds/{refund['uuid']}/done"
    assert staff_as(dewi).post(path, json_body={"proof": "FT-77"}).status == 403
    page = staff_as(fina).post(path, json_body={"proof": "FT-77"}).results
    assert (page["status"], page["balance"]) == ("refunded", 0)
    assert (page["refunds"][0]["status"], page["refunds"][0]["proof"]) == ("done", "FT-77")
    assert page["ledger"][-1]["made_by"] == "Fina"
    again = staff_as(fina).post(path, json_body={"proof": "FT-78"})
    assert (again.status, again.message) == (409, "Pengembalian dana ini sudah diproses.")


def test_a_surplus_goes_back(as_, act, fina, settled):
    notify(as_, settled, transaction_id="0a0a0a0a-5b6a-401e-894b-a32c91ed1a3a")
    answer = act(fina, settled, "refund-surplus", route="transfer", reason="Dibayar dua kali")
    assert answer.status == 200, answer.body
    refund = answer.results["refunds"][0]
    assert (refund["amount"], refund["lines"]) == (300_000, [])
    assert answer.results["unplaced"] == ledger.unallocated_balance(settled) == 0


def test_the_page_agrees_with_the_books_on_what_is_unplaced(as_, staff_as, fina, settled):
    notify(as_, settled, transaction_id="0a0a0a0a-5b6a-401e-894b-a32c91ed1a3a")
    page = staff_as(fina).get(f"/orders/{settled.order_id}").results
    assert page["unplaced"] == ledger.unallocated_balance(settled) == 300_000


def test_reviewed(as_, act, dewi, settled):
    notify(as_, settled, transaction_id="0a0a0a0a-5b6a-401e-894b-a32c91ed1a3a")
    answer = act(dewi, settled, "reviewed", note="Sudah dicek ke bank")
    assert (answer.status, answer.results["review_reason"]) == (200, "")
    event = answer.results["events"][-1]
    assert (event["kind"], event["made_by"]) == ("reviewed", "Dewi")
    assert event["note"].startswith("Sudah dicek ke bank (")


def test_served_beyond_the_quota(act, fina, settled):
    line = line_of(settled)
    refused = act(fina, settled, "serve", line_id=line.pk, reason="Peserta undangan")
    assert (refused.status, refused.message) == (409, "Item ini tidak sedang menunggu kursi.")
    settled.lines.update(service=FulfilmentStatus.UNFULFILLED)
    type(line.product).objects.filter(pk=line.product_id).update(quota=1, sold=1)
    answer = act(fina, settled, "serve", line_id=line.pk, reason="Peserta undangan")
    assert answer.status == 200, answer.body
    assert answer.results["lines"][0]["service"] == "served"
    assert (answer.results["lines"][0]["quota"], answer.results["lines"][0]["sold"]) == (2, 2)
    assert answer.results["events"][-1]["note"] == "Peserta undangan"


def test_moved_to_another_date(act, staff_as, dewi, settled):
    line = line_of(settled)
    later = training(title="Kelas Awan II", price=250_000, category=line.product.category)
    later.training_detail = None
    twin = line.product.training
    twin_other = later.training
    twin_other.subject = twin.subject
    twin_other.save()
    path = f"/orders/{settled.order_id}/lines/{line.pk}/alternatives"
    found = staff_as(dewi).get(path).results
    assert [(one["item_id"], one["price"]) for one in found] == [(later.pk, 250_000)]
    answer = act(dewi, settled, "move", line_id=line.pk, item_id=later.pk, reason="Bentrok jadwal")
    assert answer.status == 200, answer.body
    assert answer.results["lines"][0]["title"] == "Kelas Awan II"
    refund = answer.results["refunds"][0]
    assert (refund["amount"], refund["status"]) == (50_000, RefundStatus.SENDING)


def test_an_assessment_has_nowhere_to_move(as_, staff_as, dewi, ani, solved):
    order = ordered(as_, ani, assessment(), solved)
    path = f"/orders/{order.order_id}/lines/{line_of(order).pk}/alternatives"
    assert staff_as(dewi).get(path).results == []
    assert staff_as(dewi).get("/orders/DX-0/lines/1/alternatives").status == 404


def test_papers_go_out_once_more(act, dewi, ani, settled, django_capture_on_commit_callbacks):
    answer = act(dewi, settled, "resend", what="receipt", reason="Tidak masuk ke kotak surat")
    assert (answer.status, answer.message) == (200, "Dikirim ulang ke pembeli.")
    event = answer.results["events"][-1]
    assert (event["kind"], event["made_by"], event["note"]) == (
        "resent",
        "Dewi",
        "receipt: Tidak masuk ke kotak surat",
    )
    reported = Notification.objects.filter(user=ani, template=PAID.key, params__order_id=settled.order_id)
    assert reported.count() == 1  # the first went out with the payment, on commit


def test_no_receipt_before_the_money(act, dewi, waiting):
    answer = act(dewi, waiting, "resend", what="receipt")
    assert (answer.status, answer.message) == (
        409,
        "Pesanan ini belum dibayar, jadi belum ada bukti pembayaran.",
    )
    assert not waiting.events.filter(kind="resent").exists()


def test_tickets_go_out_once_more(act, dewi, ani, settled, django_capture_on_commit_callbacks):
    type(ani).objects.filter(pk=ani.pk).update(email_verified_at=now())
    with django_capture_on_commit_callbacks(execute=True):
        answer = act(dewi, settled, "resend", what="ticket", reason="Email terhapus")
    work("duxi.gateways.mail.sending.deliver")
    assert (answer.status, answer.message) == (200, "Dikirim ulang ke pembeli.")
    event = answer.results["events"][-1]
    assert (event["kind"], event["made_by"], event["note"]) == ("resent", "Dewi", "ticket: Email terhapus")
    letter = OutboxMessage.objects.get(recipient=ani.email, subject="Tiket Kelas Awan")
    order_id, code = settled.order_id, code_of(line_of(settled))
    sentence = f"Ini tiket Anda untuk Kelas Awan dari pesanan {order_id}. Kodenya {code}."
    assert sentence in letter.text.splitlines()
    assert "/printTicket?token=" in letter.text


def test_no_ticket_without_a_date_and_a_seat(act, dewi, settled):
    settled.lines.update(service=FulfilmentStatus.UNFULFILLED)
    answer = act(dewi, settled, "resend", what="ticket")
    assert (answer.status, answer.message) == (
        409,
        "Pesanan ini belum punya tiket: belum ada item terjadwal yang siap diikuti.",
    )
    assert not settled.events.filter(kind="resent").exists()


def test_tickets_go_to_proved_mailboxes_alone(act, dewi, ani, settled):
    assert ani.email_verified_at is None
    answer = act(dewi, settled, "resend", what="ticket")
    assert (answer.status, answer.message) == (
        409,
        "Alamat email pembeli belum terverifikasi, jadi tiketnya tidak dapat dikirim.",
    )
    assert not settled.events.filter(kind="resent").exists()

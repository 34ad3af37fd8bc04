"""Accounts of refunds by manual transfer: requested, validated, encrypted, read, paid to."""

from datetime import timedelta

import pytest
from django.contrib.admin.models import LogEntry

from duxi.accounts.models import AccountDeletion
from duxi.commerce.erasure import _erase
from duxi.commerce.models import Refund, RefundAccount
from duxi.commerce.refunds.actions import accounts as refund_accounts
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.banks import BANKS
from duxi.commerce.tasks import forget_refund_accounts
from duxi.core.clock import now
from duxi.notices.models import Notification
from duxi.notices.templates import rendered
from tests.money.made import ledger_balances, order_of, pay_at_provider, send_refunds
from tests.shop import training

pytestmark = pytest.mark.django_db

ACCOUNT = {"bank": "014", "account_number": "123 456-7890", "account_holder": " Ani  Wulandari "}
SET = "/payment/transactions/refund-account"
HOLDER = "Tulis nama pemilik seperti di buku tabungan."
CHANGED = (
    "Rekening tujuan berubah sejak Anda membukanya, jadi transfer belum dicatat. "
    "Lihat rekeningnya sekarang dan periksa ke mana dana terkirim."
)


def paid(as_, buyer, solved, method="bank_transfer"):
    made = order_of(as_, buyer, solved, training(title="Kelas A", price=100_000, quota=3))
    pay_at_provider(as_, made, method)
    made.refresh_from_db()
    return made


@pytest.fixture
def order(as_, ani, solved):
    """A class paid by virtual account."""
    return paid(as_, ani, solved)


def ask(as_, buyer, order, **account):
    wish = {"order_id": order.order_id, "line_id": f"[{order.lines.get().pk}]", "reason": "Berhalangan"}
    return as_(buyer).post("/payment/transactions/refund", wish | account)


def give(as_, buyer, order, **changes):
    named = {"order_id": order.order_id, "refund_uuid": str(order.refunds.get().uuid)}
    return as_(buyer).post(SET, named | ACCOUNT | changes)


def notices_of(buyer):
    return sorted(
        Notification.objects.filter(user=buyer, template__contains="account").values_list(
            "template", flat=True
        )
    )


def test_the_banks_can_be_chosen(as_, ani):
    found = as_(ani).get("/payment/banks").results
    assert found[0] == {"code": "014", "name": "BCA"}
    assert len(found) == len(BANKS) > 80


def test_a_request_names_the_account(as_, ani, order, django_capture_on_commit_callbacks):
    page = as_(ani).get("/payment/transactions/detail", order_id=order.order_id).results
    assert page["refund_by_transfer"] is True
    with django_capture_on_commit_callbacks(execute=True):
        answer = ask(as_, ani, order, **ACCOUNT)
    assert answer.status == 200, answer.body
    (row,) = answer.results["refunds"]
    assert row["account"] == {
        "bank": "014",
        "bank_name": "BCA",
        "masked_number": "******7890",
        "holder": "Ani Wulandari",
    }
    assert (row["status"], row["wants_account"], row["can_change_account"]) == ("sending", False, True)
    refund = Refund.objects.get()
    assert refund.route == "transfer"
    assert "1234567890" not in refund.account.encrypted_number
    assert notices_of(ani) == ["orders.refund_account_given"]
    assert send_refunds() == 0


def test_without_one_it_is_asked_for_afterwards(as_, ani, order, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        (row,) = ask(as_, ani, order).results["refunds"]
    assert (row["wants_account"], row["account"]) == (True, None)
    assert notices_of(ani) == ["orders.refund_account_asked"]
    with django_capture_on_commit_callbacks(execute=True):
        answer = give(as_, ani, order)
    assert (answer.status, answer.message) == (200, "Rekening tujuan sudah kami catat.")
    assert answer.results["refunds"][0]["wants_account"] is False
    kinds = list(order.events.values_list("kind", flat=True))
    assert kinds[-2:] == ["account_asked", "account_given"]


def test_what_the_provider_can_send_back_needs_none(as_, ani, solved):
    order = paid(as_, ani, solved, "qris")
    answer = ask(as_, ani, order, **ACCOUNT)
    assert answer.results["refund_by_transfer"] is False
    assert answer.results["refunds"][0]["account"] is None
    refused = give(as_, ani, order)
    assert (refused.status, refused.message) == (
        409,
        "Dana ini kembali lewat cara Anda membayar, jadi rekening tidak diperlukan.",
    )
    assert not RefundAccount.objects.exists()


@pytest.mark.parametrize(
    ("changes", "errors"),
    [
        ({"bank": "999"}, {"bank": ["Pilih bank dari daftar."]}),
        ({"bank": ""}, {"bank": ["Wajib diisi."]}),
        (
            {"account_number": "1234567"},
            {"account_number": ["Nomor rekening terdiri dari 8 sampai 18 angka."]},
        ),
        (
            {"account_number": "1" * 19},
            {"account_number": ["Nomor rekening terdiri dari 8 sampai 18 angka."]},
        ),
        (
            {"account_number": "12345678O"},
            {"account_number": ["Nomor rekening terdiri dari 8 sampai 18 angka."]},
        ),
        (
            {"account_number": "١٢٣٤٥٦٧٨"},
            {"account_number": ["Nomor rekening terdiri dari 8 sampai 18 angka."]},
        ),
        ({"account_holder": "A"}, {"account_holder": [HOLDER]}),
        ({"account_holder": "  "}, {"account_holder": ["Wajib diisi."]}),
        (
            {"account_holder": "<b>Ani</b>"},
            {"account_holder": [HOLDER]},
        ),
    ],
)
def test_what_cannot_be_an_account_is_refused(as_, ani, order, changes, errors):
    before = order.events.count()
    refused = ask(as_, ani, order, **(ACCOUNT | changes))
    assert (refused.status, refused.errors) == (422, errors)
    assert (Refund.objects.count(), RefundAccount.objects.count()) == (0, 0)
    assert order.events.count() == before


def test_nobody_elses_refund_is_there(as_, ani, budi, order, solved):
    ask(as_, ani, order, **ACCOUNT)
    other = paid(as_, budi, solved)
    ask(as_, budi, other)
    number = RefundAccount.objects.get().encrypted_number
    assert give(as_, budi, order).status == 404
    crossed = {"order_id": other.order_id, "refund_uuid": str(order.refunds.get().uuid)}
    assert as_(budi).post(SET, crossed | ACCOUNT).status == 404
    assert RefundAccount.objects.get().encrypted_number == number


def test_it_changes_until_it_is_sent(as_, ani, staff_as, fina, order):
    ask(as_, ani, order, **ACCOUNT)
    assert give(as_, ani, order, account_number="99988877766").status == 200
    refund = order.refunds.get()
    assert refund.account.version == 2
    done = staff_as(fina).post(
        f"/refunds/{refund.uuid}/done", json_body={"proof": "FT-1", "account_version": 2}
    )
    assert (done.status, done.results["status"]) == (200, "refunded")
    refused = give(as_, ani, order)
    assert (refused.status, refused.message) == (
        409,
        "Pengembalian dana ini sudah selesai, jadi rekening tujuannya tidak dapat diubah.",
    )
    assert refund_accounts.full_account_number(refund=refund, made_by=fina)[1] == "99988877766"
    assert ledger_balances()


def test_a_transfer_is_entered_for_the_account_that_was_seen(as_, ani, staff_as, fina, order):
    ask(as_, ani, order, **ACCOUNT)
    refund = order.refunds.get()
    give(as_, ani, order, account_number="99988877766")
    for seen in (0, 1):
        body = {"proof": "FT-1", "account_version": seen}
        refused = staff_as(fina).post(f"/refunds/{refund.uuid}/done", json_body=body)
        assert (refused.status, refused.message) == (409, CHANGED)
    refund.refresh_from_db()
    assert (refund.status, refund.proof) == ("sending", "")


def test_lists_show_the_end_and_looks_are_written_down(as_, ani, staff_as, dewi, fina, order):
    ask(as_, ani, order, **ACCOUNT)
    uuid = order.refunds.get().uuid
    page = staff_as(fina).get(f"/orders/{order.order_id}")
    (row,) = staff_as(fina).get("/refunds").results["rows"]
    for shown in (page.results["refunds"][0], row):
        assert shown["account"]["masked_number"] == "******7890"
    assert b"1234567890" not in page.response.content
    assert not LogEntry.objects.exists()

    assert staff_as(dewi).post(f"/refunds/{uuid}/account").status == 403
    assert not LogEntry.objects.exists()
    whole = staff_as(fina).post(f"/refunds/{uuid}/account").results
    assert (whole["number"], whole["bank_name"], whole["version"]) == ("1234567890", "BCA", 1)
    assert [(look["made_by"], look["text"]) for look in whole["looks"]] == [
        ("Fina", "Nomor rekening dilihat (versi 1).")
    ]
    staff_as(fina).post(f"/refunds/{uuid}/done", json_body={"proof": "FT-9", "account_version": 1})
    logged = list(LogEntry.objects.order_by("pk").values_list("user", "change_message", "object_repr"))
    assert [line[:2] for line in logged] == [
        (fina.pk, "Nomor rekening dilihat (versi 1)."),
        (fina.pk, "Transfer dicatat (versi 1), bukti FT-9."),
    ]
    assert {line[2] for line in logged} == {str(order.refunds.get().pk)}
    assert not any("7890" in "".join(map(str, line)) for line in logged)


def test_no_account_to_look_at(as_, ani, staff_as, fina, order):
    ask(as_, ani, order)
    assert staff_as(fina).post(f"/refunds/{order.refunds.get().uuid}/account").status == 404
    assert not LogEntry.objects.exists()


def test_staff_ask_again(as_, ani, staff_as, fina, order, django_capture_on_commit_callbacks):
    ask(as_, ani, order, **ACCOUNT)
    path = f"/refunds/{order.refunds.get().uuid}/ask-account"
    with django_capture_on_commit_callbacks(execute=True):
        answer = staff_as(fina).post(path, json_body={"note": "Nomor rekening ditolak bank."})
    assert (answer.status, answer.message) == (200, "Pembeli sudah diminta mengisi rekeningnya.")
    event = answer.results["events"][-1]
    assert (event["kind"], event["made_by"]) == ("account_asked", "Fina")
    (row,) = as_(ani).get("/payment/transactions/detail", order_id=order.order_id).results["refunds"]
    assert (row["wants_account"], row["account_problem"]) == (True, "Nomor rekening ditolak bank.")
    question = Notification.objects.get(template="orders.refund_account_asked")
    assert (question.user, question.params["detail"]) == (ani, "Nomor rekening ditolak bank.")
    words = rendered(question)
    assert words.body.startswith(f"Isi rekening bank Anda di halaman pesanan {order.order_id}")
    assert words.path == f"/payment/transaction/detail/{order.order_id}#refund-account"
    (row,) = give(as_, ani, order, account_number="99988877766").results["refunds"]
    assert (row["wants_account"], row["account_problem"]) == (False, "")


def test_a_refund_of_staff_asks_too(as_, ani, staff_as, fina, order, django_capture_on_commit_callbacks):
    body = {
        "seen": order.events.last().pk,
        "lines": [{"line_id": order.lines.get().pk, "amount": 100_000}],
        "reason": "Kelas dibatalkan",
    }
    with django_capture_on_commit_callbacks(execute=True):
        answer = staff_as(fina).post(f"/orders/{order.order_id}/refund", json_body=body)
    assert answer.results["refunds"][0]["route"] == "transfer"
    assert answer.results["refunds"][0]["wants_account"] is True
    assert notices_of(ani) == ["orders.refund_account_asked"]


def paid_out(refund, fina):
    refunds.mark_transferred(refund=refund, made_by=fina, proof="FT-9", note="", account_version=1)


def test_whoever_leaves_takes_the_account_along_once_it_is_paid_to(as_, ani, fina, order):
    ask(as_, ani, order, **ACCOUNT)
    Refund.objects.update(account_problem="Salah nomor")
    _erase(ani)
    AccountDeletion.objects.create(user=ani, asked_at=now(), due_at=now(), erased_at=now())
    assert forget_refund_accounts() == 0
    assert refund_accounts.full_account_number(refund=order.refunds.get(), made_by=fina)[1] == "1234567890"
    assert Refund.objects.get().account_problem == ""
    paid_out(order.refunds.get(), fina)
    assert forget_refund_accounts() == 1
    assert not RefundAccount.objects.exists()


def test_accounts_are_forgotten_when_no_question_comes_any_more(as_, ani, fina, order):
    ask(as_, ani, order, **ACCOUNT)
    paid_out(order.refunds.get(), fina)
    Refund.objects.update(done_at=now() - timedelta(days=89))
    assert forget_refund_accounts() == 0
    Refund.objects.update(done_at=now() - timedelta(days=90))
    assert forget_refund_accounts() == 1
    assert forget_refund_accounts() == 0


def test_one_who_has_gone_without_open_money_leaves_nothing(as_, ani, fina, order):
    ask(as_, ani, order, **ACCOUNT)
    paid_out(order.refunds.get(), fina)
    _erase(ani)
    assert not RefundAccount.objects.exists()

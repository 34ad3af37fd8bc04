"""Affiliates: joining, attribution, no earnings from own purchases, the ledger, and payouts less tax."""

from datetime import date, timedelta
from decimal import Decimal

import pytest

from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.models import LoginSession
from duxi.commerce.models import CartItem, Order, Refund, RefundAccount, RefundRoute
from duxi.commerce.refunds import account_numbers
from duxi.commerce.refunds.actions import outcomes, refunds
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.content.models import Translation
from duxi.core.clock import at, now
from duxi.growth.actions.affiliates import approve, send_back, suspend
from duxi.growth.actions.commissions import Decided, clear, earn_for_order
from duxi.growth.actions.payouts import BatchClosed, NothingDue, cancel_batch, due_to, make_batch, mark_paid
from duxi.growth.models import (
    Affiliate,
    AffiliateClick,
    AffiliateCode,
    AffiliateRule,
    Commission,
    CommissionEntry,
    Payout,
    PayoutBatch,
    WithholdingRate,
)
from duxi.growth.tasks import catch_up_points
from tests.shop import add_form, checkout_form, notify, training

pytestmark = pytest.mark.django_db

FORM = {
    "holder_type": "individual",
    "name": "Budi Kurniadi",
    "id_number": "3273010203900001",
    "npwp": "",
    "bank": "014",
    "account_number": "1234567890",
    "account_holder": "Budi Kurniadi",
    "channel": "Instagram @budi",
    "wanted_code": "temanbudi",
}


@pytest.fixture(autouse=True)
def rules(db):
    AffiliateRule.objects.create(valid_from=date(2020, 1, 1), percent=10, hold_days=14, min_payout=50_000)
    WithholdingRate.objects.create(
        valid_from=date(2020, 1, 1),
        holder_type="individual",
        base_percent=50,
        percent=5,
        percent_without_npwp=6,
    )


@pytest.fixture
def member(as_, budi, dewi):
    assert as_(budi).post("/affiliate/register", FORM | {"agreed": "yes"}).status == 200
    approve(affiliate_id=Affiliate.objects.get().pk, reviewer=dewi)
    return Affiliate.objects.get()


@pytest.fixture
def buy(as_, solved, django_capture_on_commit_callbacks):
    def work(buyer, code="TEMANBUDI", price=1_110_000, pays=True):
        item = as_(buyer).put("/payment/cart", add_form(training(price=price), solved, cart_aff_code=code))
        items = [CartItem.objects.get(pk=item.results["cart_id"])]
        placed = as_(buyer).post("/payment/checkout-v2", checkout_form(items, solved))
        order = Order.objects.get(order_id=placed.results["order_id"])
        # All tests share one browser and address, which would count as the affiliate's own device.
        LoginSession.objects.filter(user_agent="tests").update(user_agent="")
        if pays:
            with django_capture_on_commit_callbacks(execute=True):
                assert notify(as_, order).status == 200
        return order

    return work


@pytest.fixture
def give_back(fina, django_capture_on_commit_callbacks):
    def work(order, amount):
        order.refresh_from_db()
        with django_capture_on_commit_callbacks(execute=True):
            refund = refunds.refund_lines(
                order=order,
                lines=[LineRefund(order.lines.get().pk, amount)],
                terms=Terms(reason="Batal", route=RefundRoute.TRANSFER),
                made_by=fina,
            )
            held = Order.objects.select_for_update().get(pk=order.pk)
            outcomes.finish_locked(held, refund, "BCA 1", refunds.Actor(fina))

    return work


def test_joining_is_reviewed_and_brings_a_code(as_, budi, dewi):
    state = as_(budi).get("/affiliate/status").results
    assert (state["registered"], state["percent"]) == (None, 10)
    assert state["banks"][:2] == [{"code": "014", "name": "BCA"}, {"code": "008", "name": "Bank Mandiri"}]
    answer = as_(budi).post("/affiliate/register", FORM | {"agreed": "yes"})
    assert (answer.status, answer.message) == (200, "Pendaftaran Anda kami terima dan segera kami tinjau.")
    again = as_(budi).post("/affiliate/register", FORM | {"agreed": "yes"})
    assert (again.status, again.message) == (409, "Anda sudah terdaftar di program afiliasi.")
    shown = as_(budi).get("/affiliate/status").results["registered"]
    assert (shown["status"], shown["id_number"][-4:], shown["codes"]) == ("submitted", "0001", [])
    assert "3273010203900001" not in str(shown)
    approve(affiliate_id=Affiliate.objects.get().pk, reviewer=dewi)
    code = as_(budi).get("/affiliate/status").results["registered"]["codes"][0]
    assert (code["code"], code["link"]) == ("TEMANBUDI", "http://localhost:8000/referral/TEMANBUDI")
    assert code["qr_svg"].startswith("data:image/svg+xml")


def test_what_is_sent_back_is_revised(as_, budi, dewi):
    as_(budi).post("/affiliate/register", FORM | {"agreed": "yes"})
    early = as_(budi).post("/affiliate/revision", FORM)
    assert early.message == "Pendaftaran Anda tidak sedang menunggu perbaikan."
    send_back(affiliate_id=Affiliate.objects.get().pk, reviewer=dewi, note="Nama tidak sesuai KTP")
    shown = as_(budi).get("/affiliate/status").results["registered"]
    assert (shown["can_revise"], shown["review_note"]) == (True, "Nama tidak sesuai KTP")
    assert as_(budi).post("/affiliate/revision", FORM | {"name": "Budi K. Putra"}).status == 200
    assert Affiliate.objects.values_list("status", "name").get() == ("submitted", "Budi K. Putra")


@pytest.mark.parametrize(
    ("change", "field", "sentence"),
    [
        ({"id_number": "123"}, "id_number", "NIK terdiri dari 16 angka, seperti di KTP."),
        ({"npwp": "11.111.111.1-111.111"}, "npwp", "NPWP tidak sah. Periksa kembali angkanya."),
        ({"holder_type": "company"}, "npwp", "Badan usaha wajib mengisi NPWP."),
        ({"bank": "000"}, "bank", "Pilih bank dari daftar."),
        ({"agreed": "no"}, "agreed", "Setujui syarat dan ketentuan program afiliasi terlebih dahulu."),
        ({"wanted_code": "dipakai"}, "wanted_code", "Kode ini sudah dipakai. Pilih kode lain."),
    ],
)
def test_what_is_wrong_is_said_beside_its_field(as_, ani, budi, change, field, sentence):
    AffiliateCode.objects.create(code="DIPAKAI", owner=ani)
    answer = as_(budi).post("/affiliate/register", FORM | {"agreed": "yes"} | change)
    assert (answer.status, answer.errors) == (422, {field: [sentence]})
    assert not Affiliate.objects.exists()


def test_a_friends_purchase_brings_a_commission_after_the_hold(as_, ani, budi, member, buy):
    buy(ani)
    commission = Commission.objects.get()
    line = commission.line
    assert (commission.base, commission.percent) == (line.total - line.tax, Decimal(10))
    board = as_(budi).get("/affiliate/dashboard").results
    assert (board["held"], board["available"], board["orders"]) == (commission.amount, 0, 1)
    with at(now() + timedelta(days=15)):
        board = as_(budi).get("/affiliate/dashboard").results
        assert (board["held"], board["available"]) == (0, commission.amount)
    rows = as_(budi).get("/affiliate/commissions").results["rows"]
    assert [(row["amount"], row["state"]) for row in rows] == [(commission.amount, "Ditahan")]
    assert as_(ani).get("/affiliate/commissions").status == 404


def test_a_refund_takes_the_commission_back(staff_as, ani, fina, member, buy, give_back):
    order = buy(ani)
    amount = Commission.objects.get().amount
    total, title = order.lines.values_list("total", "title").get()
    give_back(order, total // 2)
    assert sum(CommissionEntry.objects.values_list("amount", flat=True)) == pytest.approx(amount / 2, abs=1)
    give_back(order, total - total // 2)
    assert sum(CommissionEntry.objects.values_list("amount", flat=True)) == 0
    catch_up_points()
    entries = staff_as(fina).get("/commission-entries").results["rows"]
    assert [entry["subject"] for entry in entries] == [f"{order.order_id} · {title}"] * 3


def test_inactive_affiliates_earn_nothing(ani, dewi, member, buy):
    order = buy(ani, pays=False)
    suspend(affiliate_id=member.pk, reviewer=dewi, note="Iklan menyesatkan")
    assert order.lines.get().affiliate_code == "TEMANBUDI"
    catch_up_points()
    buy(ani)
    assert not Commission.objects.exists()


@pytest.mark.parametrize("way", ["phone", "device"])
def test_a_second_account_of_ones_own_waits_for_staff(way, ani, budi, dewi, member, buy):
    if way == "phone":
        type(ani).objects.filter(pk__in=[ani.pk, budi.pk]).update(phone="+6281234567890")
    else:
        for person in (ani, budi):
            open_session(user=person, address="203.0.113.9", user_agent="Firefox 1", remember=False)
    buy(ani)
    commission = Commission.objects.get()
    assert commission.suspicion == f"same_{way}"
    assert not CommissionEntry.objects.exists()
    clear(commission_id=commission.pk, made_by=dewi)
    assert CommissionEntry.objects.get().amount == commission.amount


def test_the_last_known_click_within_thirty_days_counts(as_, ani, budi, citra, dewi, member, buy):
    other = Affiliate.objects.create(
        user=citra, status="active", name="Citra", holder_type="individual", submitted_at=now()
    )
    AffiliateCode.objects.create(code="CITRA", owner=citra)
    with at(now() - timedelta(days=2)):
        as_(ani).post("/affiliate/referral/TEMANBUDI/click")
    with at(now() - timedelta(days=1)):
        as_(ani).post("/affiliate/referral/CITRA/click")
    buy(ani)
    assert Commission.objects.get().affiliate == other
    AffiliateClick.objects.update(at=now() - timedelta(days=31))
    buy(ani)
    assert Commission.objects.count() == 1


def test_clicks_are_counted_once_a_day_and_never_ones_own(as_, budi, member):
    for _time in range(3):
        as_().post("/affiliate/referral/temanbudi/click")
    as_(budi).post("/affiliate/referral/temanbudi/click")
    assert as_(budi).get("/affiliate/dashboard").results["clicks"] == 1
    assert as_().post("/affiliate/referral/LAIN/click").status == 200


def test_payouts_gather_what_is_due_less_tax(as_, ani, budi, fina, member, buy):
    buy(ani)
    with pytest.raises(NothingDue):
        make_batch(made_by=fina)
    assert not PayoutBatch.objects.exists()
    with at(now() + timedelta(days=15)):
        batch = make_batch(made_by=fina)
        payout = Payout.objects.get()
        amount = Commission.objects.get().amount
        assert (payout.gross, payout.tax) == (amount, int(amount * 50 * 6 / 10_000))
        assert due_to(member) == 0
        with pytest.raises(NothingDue):
            make_batch(made_by=fina)
        cancel_batch(batch_id=batch.pk, made_by=fina)
        assert due_to(member) == amount
        batch = make_batch(made_by=fina)
        mark_paid(batch_id=batch.pk, proof="BCA 20261207-1", made_by=fina)
        with pytest.raises(BatchClosed):
            cancel_batch(batch_id=batch.pk, made_by=fina)
        row = as_(budi).get("/affiliate/payouts").results["rows"][0]
        assert (row["status"], row["net"], row["tax_percent"]) == ("paid", amount - payout.tax, 3.0)
        assert row["account_number"] == "******7890"
        board = as_(budi).get("/affiliate/dashboard").results
        assert (board["paid"], board["paid_tax"]) == (amount, payout.tax)
        assert due_to(member) == 0


def test_a_refund_after_the_payout_leaves_a_debt(ani, fina, member, buy, give_back):
    order = buy(ani)
    with at(now() + timedelta(days=15)):
        make_batch(made_by=fina)
        give_back(order, order.lines.get().total)
        assert due_to(member) == -Commission.objects.get().amount
        with pytest.raises(NothingDue):
            make_batch(made_by=fina)


def test_sales_bear_titles_in_the_readers_language(as_, ani, budi, member, buy):
    product = buy(ani).lines.get().product
    Translation.objects.create(subject=product.kind, slug=product.slug, locale="en", title="A Class")
    (row,) = as_(budi).with_headers(Accept_Language="en").get("/affiliate/commissions").results["rows"]
    assert row["title"] == "A Class"


def test_ones_own_account_earns_nothing_and_asks_nobody(as_, budi, dewi, member, buy):
    """Carts ignore one's own code; a sale that has it nevertheless is rejected."""
    order = buy(budi, pays=False)
    assert order.lines.get().affiliate_code == ""
    order.lines.update(affiliate_code="TEMANBUDI")
    earn_for_order(order)
    row = as_(budi).get("/affiliate/commissions").results["rows"][0]
    assert (row["status"], row["state"]) == ("rejected", "Ditolak")
    with pytest.raises(Decided):
        clear(commission_id=Commission.objects.get().pk, made_by=dewi)
    assert not CommissionEntry.objects.exists()


def test_the_bank_account_of_the_affiliate_waits_for_staff(ani, fina, member, buy, give_back):
    """A buyer refunded to the affiliate's bank account is probably the affiliate."""
    order = buy(ani)
    give_back(order, 1_000)
    refund = Refund.objects.get(order=order)
    RefundAccount.objects.create(
        refund=refund,
        bank="014",
        encrypted_number=account_numbers.encrypt_number("1234567890"),
        holder="Budi Kurniadi",
        given_at=now(),
    )
    second = buy(ani)
    assert Commission.objects.get(line__order=second).suspicion == "same_bank"
    assert not CommissionEntry.objects.filter(commission__line__order=second).exists()

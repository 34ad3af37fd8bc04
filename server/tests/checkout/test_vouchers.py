"""Vouchers on carts: put on and taken off for nothing, and every refusal with its own sentence."""

from datetime import datetime, timedelta

import pytest

from duxi.accounts.models import User
from duxi.commerce.models import CartItem, CartVoucher, CompanyDomain, CompanyMember
from duxi.core.clock import JAKARTA, now
from tests.checkout.made import another, attach, ids, used, voucher
from tests.factories import InstansiFactory
from tests.shop import assessment, checkout_form, in_cart, notify, ordered, training

pytestmark = pytest.mark.django_db

APPLY, ONE, REMOVE = "/payment/voucher/applied-v2", "/payment/voucher/applied", "/payment/voucher/remove"
CHECKOUT = "/payment/checkout-v2"


@pytest.fixture
def item(ani):
    return in_cart(ani, training(price=200_000))


@pytest.fixture
def apply(as_, ani, solved):
    def call(code, *items, person=None, path=APPLY):
        form = {"cart_id": ids(*items), "voucher_code": code, "captcha": solved()}
        return as_(person or ani).post(path, form)

    return call


def test_a_voucher_takes_something_off_and_uses_nothing_up(as_, ani, apply, item):
    one = voucher(value=15, code="BELAJAR15")
    other = in_cart(ani, training(price=100_000), 2)
    given = apply(" belajar15 ", item, other)
    assert (given.status, given.message) == (200, "Voucher berhasil digunakan")
    assert given.results["voucher"] == {
        "code": "BELAJAR15",
        "label": one.batch.label,
        "effect": "percent",
        "value": 15,
        "amount": 60_000,
    }
    rows = {row["cart_id"]: row for row in given.results["rows"]}
    assert set(rows) == {item.pk, other.pk}
    row = rows[item.pk]
    assert (row["voucher_code"], row["voucher_amount"], row["subtotal"]) == ("BELAJAR15", 30_000, 170_000)
    assert row["vouchers"] == [
        {"code": "BELAJAR15", "label": one.batch.label, "amount": 30_000, "problem": None}
    ]
    assert as_(ani).get("/payment/cart").results["rows"] == given.results["rows"]
    assert used(one) == 0


def test_one_line_by_its_number_alone(as_, ani, solved, item):
    voucher("fixed", 50_000, code="HEMAT50")
    form = {"cart_id": item.pk, "voucher_code": "HEMAT50", "captcha": solved()}
    given = as_(ani).post(ONE, form)
    assert given.results["voucher"]["amount"] == 50_000
    again = as_(ani).post(ONE, form | {"captcha": solved()})
    assert again.results == given.results
    assert CartVoucher.objects.count() == 1


def test_only_the_lines_that_it_is_for_get_cheaper(ani, apply, item):
    exam, one = in_cart(ani, assessment(price=100_000)), voucher(value=50, kinds=["assessment"])
    by_product = voucher(value=10, products=[item.product])
    rows = {row["cart_id"]: row for row in apply(one.code, item, exam).results["rows"]}
    assert (rows[item.pk]["subtotal"], rows[exam.pk]["subtotal"]) == (200_000, 50_000)
    assert apply(by_product.code, item, exam).results["voucher"]["amount"] == 20_000
    assert list(CartVoucher.objects.values_list("item", "voucher").order_by("pk")) == [
        (exam.pk, one.pk),
        (item.pk, by_product.pk),
    ]


def test_taken_off_by_line_and_by_code(as_, ani, item):
    other = in_cart(ani, training(price=50_000))
    first, second = voucher(is_stackable=True, code="SATU"), voucher(is_stackable=True, code="DUA")
    attach(first, item, other)
    attach(second, item)
    taken = as_(ani).post(REMOVE, {"cart_id": ids(item), "voucher_code": "satu"})
    assert (taken.status, taken.message) == (200, "Voucher dilepas dari keranjang.")
    assert [one["code"] for one in taken.results["rows"][0]["vouchers"]] == ["DUA"]
    assert as_(ani).post(REMOVE, {"cart_id": ids(item, other)}).status == 200
    assert not CartVoucher.objects.exists()


def test_wants_a_captcha_lines_and_a_code(as_, ani, apply, solved, item):
    one = voucher()
    refused = as_(ani).post(APPLY, {"cart_id": ids(item), "voucher_code": one.code, "captcha": "salah"})
    assert (refused.status, refused.message) == (400, "Invalid recaptcha")
    assert apply(one.code).errors == {"cart_id": ["Wajib diisi."]}
    assert as_(ani).post(REMOVE, {"cart_id": "[]"}).errors == {"cart_id": ["Wajib diisi."]}
    assert set(as_(ani).post(APPLY, {"cart_id": ids(item)}).errors) == {"voucher_code"}
    assert not CartVoucher.objects.exists()


def test_somebody_elses_line_is_not_there(as_, budi, apply, item):
    one = voucher()
    attach(one, item)
    assert apply(one.code, item, person=budi).status == 404
    assert as_(budi).post(REMOVE, {"cart_id": ids(item)}).status == 404
    assert CartVoucher.objects.count() == 1


def test_guessing_is_limited(ani, apply, item):
    for _n in range(20):
        refused = apply("TEBAK", item)
        assert (refused.status, refused.errors) == (422, {"voucher_code": ["Kode voucher tidak dikenal."]})
    assert apply("TEBAK", item).status == 429
    assert apply(voucher().code, item).status == 429


def _refused(answer, sentence):
    assert (answer.status, answer.message) == (409, sentence)
    assert not CartVoucher.objects.exists()


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"is_active": False}, "Voucher ini sedang tidak aktif."),
        (
            {"valid_from": datetime(2099, 3, 1, 9, tzinfo=JAKARTA)},
            "Voucher ini baru dapat digunakan mulai 1 Maret 2099 09.00 WIB.",
        ),
        ({"valid_until": now() - timedelta(minutes=1)}, "Masa berlaku voucher ini sudah berakhir."),
        ({"kinds": ["webinar"]}, "Voucher ini tidak berlaku untuk item yang Anda pilih."),
        ({"min_amount": 200_001}, "Voucher ini berlaku untuk belanja minimal Rp\u00a0200.001."),
        ({"affiliate_code": "TEMAN"}, "Voucher ini hanya berlaku untuk item dari tautan afiliasinya."),
        ({"max_uses": 0}, "Voucher ini sudah habis digunakan."),
    ],
)
def test_each_refusal_has_its_sentence(apply, item, fields, sentence):
    _refused(apply(voucher(**fields).code, item), sentence)


def test_good_exactly_within_its_bounds(apply, item):
    fields = {"min_amount": 200_000, "valid_from": now() - timedelta(seconds=1)}
    one = voucher(**fields, valid_until=now() + timedelta(minutes=1), affiliate_code="teman", max_uses=1)
    CartItem.objects.update(affiliate_code="TEMAN")
    assert apply(one.code, item).status == 200


def test_once_per_person_over_the_whole_batch(as_, ani, budi, solved, apply, item):
    one = voucher()
    answer = as_(ani).post(CHECKOUT, checkout_form([item], solved, voucher_code=one.code))
    assert answer.status == 200
    more = in_cart(ani, training())
    for code in (one.code, another(one).code):
        _refused(apply(code, more), "Anda sudah menggunakan voucher ini.")
    theirs = in_cart(budi, training())
    assert apply(one.code, theirs, person=budi).status == 200


def test_an_order_that_is_given_up_frees_its_use(as_, ani, solved, apply, item):
    one = voucher(max_uses=1)
    number = as_(ani).post(CHECKOUT, checkout_form([item], solved, voucher_code=one.code)).results["order_id"]
    assert used(one) == 1
    assert as_(ani).post("/payment/transactions/cancel", {"order_id": number}).status == 200
    assert used(one) == 0
    assert apply(one.code, in_cart(ani, training())).status == 200


def test_first_purchases_only(as_, ani, solved, apply, item):
    one = voucher(is_first_purchase_only=True)
    free = as_(ani).post(CHECKOUT, checkout_form([in_cart(ani, assessment(price=0))], solved))
    assert free.status == 200
    assert apply(one.code, item).status == 200
    CartVoucher.objects.all().delete()
    notify(as_, ordered(as_, ani, training(), solved))
    _refused(apply(one.code, item), "Voucher ini hanya berlaku untuk pembelian pertama.")


def test_members_of_a_company_only(ani, apply, item):
    company = InstansiFactory(name="PT Cakrawala")
    one = voucher(instansi=company)
    _refused(apply(one.code, item), "Voucher ini hanya berlaku untuk anggota PT Cakrawala.")
    User.objects.filter(pk=ani.pk).update(email_verified_at=now())
    CompanyDomain.objects.create(instansi=company, domain="Contoh.Example")
    assert apply(one.code, item).status == 200
    assert CompanyMember.objects.get().instansi == company


@pytest.mark.parametrize("stackable", [(False, False), (True, False), (False, True)])
def test_combined_only_where_both_allow_it(apply, item, stackable):
    first, second = (voucher(is_stackable=one) for one in stackable)
    attach(first, item)
    refused = apply(second.code, item)
    assert (refused.status, refused.message) == (
        409,
        "Voucher ini tidak dapat digabungkan dengan voucher lain pada item yang sama.",
    )
    assert CartVoucher.objects.get().voucher == first


def test_two_that_go_together(apply, item):
    percent, fixed = voucher(value=10, is_stackable=True), voucher("fixed", 30_000, is_stackable=True)
    attach(fixed, item)
    row = apply(percent.code, item).results["rows"][0]
    assert (row["voucher_amount"], row["subtotal"]) == (50_000, 150_000)
    assert [one["amount"] for one in row["vouchers"]] == [20_000, 30_000]


def test_held_by_another_cart_says_for_how_long(as_, ani, budi, apply, item):
    one = voucher(max_uses=1)
    theirs = in_cart(budi, training())
    attach(one, theirs)
    assert as_(budi).post("/payment/hold", {"cart_id": ids(theirs)}).status == 200
    sentence = "Voucher sedang dipakai di keranjang lain. Coba lagi dalam 15 menit."
    _refused_beside(apply(one.code, item), sentence)
    assert as_(budi).delete("/payment/hold").status == 200
    assert apply(one.code, item).status == 200


def test_held_by_a_pending_order_and_gone_once_it_is_paid(as_, ani, budi, solved, apply, item):
    one = voucher(max_uses=1)
    order = ordered(as_, budi, training(), solved, voucher_code=one.code)
    sentence = "Voucher sedang dipakai di keranjang lain. Coba lagi dalam 24 jam."
    _refused(apply(one.code, item), sentence)
    notify(as_, order)
    _refused(apply(one.code, item), "Voucher ini sudah habis digunakan.")


def test_ones_own_pending_order_is_no_other_cart(as_, ani, solved, item):
    one = voucher(max_uses=1, max_uses_per_person=None)
    ordered(as_, ani, training(), solved, voucher_code=one.code)
    attach(one, item)
    refused = as_(ani).post(CHECKOUT, checkout_form([item], solved))
    assert (refused.status, refused.message) == (409, "Voucher ini sudah habis digunakan.")


def _refused_beside(answer, sentence):
    """The other user's voucher stays attached."""
    assert (answer.status, answer.message) == (409, sentence)
    assert CartVoucher.objects.count() == 1


def test_a_voucher_that_is_over_takes_nothing_off_and_says_so(as_, ani, solved, item):
    one = voucher(valid_until=now() - timedelta(seconds=1))
    attach(one, item)
    row = as_(ani).get("/payment/cart").results["rows"][0]
    assert (row["voucher_amount"], row["subtotal"]) == (0, 200_000)
    assert row["vouchers"][0]["problem"] == "Masa berlaku voucher ini sudah berakhir."
    refused = as_(ani).post(CHECKOUT, checkout_form([item], solved))
    assert (refused.status, refused.message) == (409, "Masa berlaku voucher ini sudah berakhir.")
    assert CartItem.objects.exists()

"""Vouchers that open a class: once, for one person, with a seat, and with exact refusals."""

import threading
from datetime import timedelta

import pytest
from django.test import Client

from duxi.catalog.models import Product
from duxi.commerce.models import ClassVoucher
from duxi.commerce.orders.actions import class_vouchers
from duxi.commerce.orders.actions.class_vouchers import VoucherUsed, claim, make_batch
from duxi.core.clock import now
from duxi.entitlements.models import Entitlement
from tests.conftest import PASSWORD
from tests.entitled import entitled, live_seats
from tests.factories import OtiFactory
from tests.races import at_once
from tests.shop import in_cart, notify, ordered
from tests.wishing.support import in_line, offered

pytestmark = pytest.mark.django_db

CLAIM = "/public/oti/voucher-claim"


@pytest.fixture
def product():
    return OtiFactory(product__title="Kelas OTI", product__slug="kelas-oti", product__quota=2).product


@pytest.fixture
def voucher(product):
    return ClassVoucher.objects.create(code="ABCDE23456", product=product, label="Uji")


def claimed(as_, person, code, solved):
    return as_(person).post(CLAIM, {"voucher_code": code, "captcha": solved()})


def sold(product):
    return Product.objects.values_list("sold", flat=True).get(pk=product.pk)


def refused(answer, status, message, product, voucher, *, seats=0):
    assert (answer.status, answer.message) == (status, message)
    voucher.refresh_from_db()
    assert (voucher.used_by, voucher.used_at) == (None, None)
    assert (sold(product), live_seats()) == (seats, 0)


@pytest.mark.parametrize("typed", ["ABCDE23456", " abcde-23456 ", "abcde 23456"])
def test_a_voucher_enrols_its_holder(as_, ani, product, voucher, solved, typed):
    answer = claimed(as_, ani, typed, solved)
    assert (answer.status, answer.message) == (
        200,
        "Voucher berhasil digunakan. Anda sudah terdaftar di kelas ini.",
    )
    opened = answer.results
    assert (opened["item_id"], opened["kind"], opened["slug"]) == (product.pk, "oti", "kelas-oti")
    voucher.refresh_from_db()
    assert voucher.used_by == ani
    assert voucher.used_at is not None
    enrolment = Entitlement.objects.get()
    assert (enrolment.holder, enrolment.product) == (ani, product)
    assert (enrolment.source_kind, enrolment.source_reference) == ("class_voucher", str(voucher.pk))
    assert sold(product) == 1


def test_a_used_voucher_says_by_whom(as_, ani, budi, product, voucher, solved):
    claimed(as_, ani, voucher.code, solved)
    own, others = claimed(as_, ani, voucher.code, solved), claimed(as_, budi, voucher.code, solved)
    assert (own.status, own.message) == (409, "Anda sudah memakai kode voucher ini.")
    assert (others.status, others.message) == (409, "Kode voucher ini sudah dipakai.")
    assert (live_seats(), sold(product)) == (1, 1)


def test_an_unknown_code(as_, ani, product, voucher, solved):
    answer = claimed(as_, ani, "LAIN", solved)
    assert answer.errors == {"voucher_code": ["Kode voucher tidak dikenal."]}
    refused(answer, 422, "Kode voucher tidak dikenal.", product, voucher)
    assert as_(ani).post(CLAIM, {"captcha": solved()}).errors == {"voucher_code": ["Wajib diisi."]}


def test_a_captcha_comes_first(as_, ani, product, voucher):
    answer = as_(ani).post(CLAIM, {"voucher_code": voucher.code, "captcha": "salah"})
    refused(answer, 400, "Invalid recaptcha", product, voucher)


def test_a_voucher_that_is_over(as_, ani, product, voucher, solved):
    voucher.valid_until = now() - timedelta(seconds=1)
    voucher.save()
    answer = claimed(as_, ani, voucher.code, solved)
    refused(answer, 409, "Kode voucher ini sudah tidak berlaku.", product, voucher)


@pytest.mark.parametrize("change", [{"is_published": False}, {"sale_until": now() - timedelta(days=1)}])
def test_a_class_that_is_closed(as_, ani, product, voucher, solved, change):
    Product.objects.filter(pk=product.pk).update(**change)
    answer = claimed(as_, ani, voucher.code, solved)
    refused(answer, 409, "Kelas untuk voucher ini sudah ditutup.", product, voucher)


def test_a_class_that_is_full(as_, ani, product, voucher, solved):
    Product.objects.filter(pk=product.pk).update(sold=2)
    answer = claimed(as_, ani, voucher.code, solved)
    message = "Kursi kelas ini sudah habis. Voucher Anda tetap dapat digunakan bila ada kursi kosong."
    refused(answer, 409, message, product, voucher, seats=2)


def test_an_offered_seat_is_good_for_a_voucher(as_, ani, budi, product, voucher, solved):
    Product.objects.filter(pk=product.pk).update(sold=2)
    entry = offered(ani, product)
    in_line(budi, product)
    assert claimed(as_, ani, voucher.code, solved).status == 200
    entry.refresh_from_db()
    assert (entry.status, sold(product)) == ("taken", 2)


def test_one_seat_for_each_person(as_, ani, product, voucher, solved):
    other = make_batch(product=product, count=1)[0]
    assert claimed(as_, ani, voucher.code, solved).status == 200
    again = claimed(as_, ani, other.code, solved)
    assert (again.status, again.message) == (
        409,
        "Anda sudah terdaftar di kelas ini. Voucher Anda belum terpakai.",
    )
    other.refresh_from_db()
    assert (other.used_by, sold(product), live_seats()) == (None, 1, 1)


def test_who_bought_the_class_keeps_the_voucher(as_, ani, product, voucher, solved):
    notify(as_, ordered(as_, ani, product, solved))
    in_cart(ani, product)
    again = claimed(as_, ani, voucher.code, solved)
    assert again.message == "Anda sudah terdaftar di kelas ini. Voucher Anda belum terpakai."
    voucher.refresh_from_db()
    assert (voucher.used_by, sold(product)) == (None, 1)


def test_codes_are_not_guessed(as_, ani, voucher, solved):
    statuses = [claimed(as_, ani, f"SALAH{n}", solved).status for n in range(11)]
    assert statuses == [422] * 10 + [429]


def test_staff_make_batches(someone, product):
    someone("rani", "Staff", is_superuser=True)
    admin = Client()
    admin.post("/admin/login/", {"username": "rani@contoh.example", "password": PASSWORD})
    page = admin.get("/admin/commerce/classvoucher/add/")
    assert page.status_code == 200
    form = {"product": product.pk, "label": "Angkatan 1", "count": 25}
    made = admin.post("/admin/commerce/classvoucher/add/", form)
    assert made.status_code == 302, made.content.decode()
    batch = ClassVoucher.objects.all()
    assert {(one.product, one.label) for one in batch} == {(product, "Angkatan 1")}
    assert len({one.code for one in batch}) == 25
    assert all(len(one.code) == 10 for one in batch)
    assert admin.get("/admin/commerce/classvoucher/").status_code == 200
    assert admin.get(f"/admin/commerce/classvoucher/{batch[0].pk}/change/").status_code == 200
    assert admin.post("/admin/commerce/classvoucher/add/", form | {"count": 501}).status_code == 200
    assert ClassVoucher.objects.count() == 25


def _claim_together(someone, voucher):
    people = [someone(f"p{n}") for n in range(4)]
    works = [lambda p=person: claim(holder=p, code=voucher.code, address="x") for person in people]
    return at_once(*works)


@pytest.mark.django_db(transaction=True)
def test_of_all_who_claim_at_once_one_gets_it(someone, product, voucher):
    outcomes = _claim_together(someone, voucher)
    assert sorted(type(one).__name__ for one in outcomes) == ["Product"] + ["VoucherUsed"] * 3
    assert (live_seats(), sold(product)) == (1, 1)
    assert VoucherUsed.message in [one.text for one in outcomes if isinstance(one, VoucherUsed)]


@pytest.mark.django_db(transaction=True)
def test_without_the_condition_several_get_it(someone, product, voucher, monkeypatch):
    """The negative control: reading first and writing then lets the race be seen."""
    Product.objects.filter(pk=product.pk).update(quota=9)
    all_have_read = threading.Barrier(4)

    def read_then_write(one, holder):
        one.refresh_from_db()
        is_free = one.used_by is None
        all_have_read.wait(10)
        assert is_free
        ClassVoucher.objects.filter(pk=one.pk).update(used_by=holder, used_at=now())

    def serve_each(one, holder):
        voucher_number = f"{one.pk}:{holder.pk}"
        entitled(holder, product, voucher_number)

    monkeypatch.setattr(class_vouchers, "_use", read_then_write)
    monkeypatch.setattr(class_vouchers, "_fulfil", serve_each)
    outcomes = _claim_together(someone, voucher)
    assert [type(one).__name__ for one in outcomes] == ["Product"] * 4
    assert live_seats() == 4


@pytest.mark.django_db(transaction=True)
def test_two_vouchers_of_one_person_at_once_enrol_once(ani, product):
    codes = [one.code for one in make_batch(product=product, count=2)]
    outcomes = at_once(*(lambda code=code: claim(holder=ani, code=code, address="x") for code in codes))
    assert sorted(type(one).__name__ for one in outcomes) == ["AlreadyIn", "Product"]
    assert (live_seats(), sold(product)) == (1, 1)

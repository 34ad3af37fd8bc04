"""Where a verified phone is asked for: 495 on checkout and on the door of assessments."""

import pytest

from duxi.accounts.models import User
from duxi.commerce.models import Order
from duxi.core.clock import now
from duxi.exams.models import Attempt
from tests.factories import AssessmentFactory

pytestmark = pytest.mark.django_db

MISSING = "Silakan lengkapi nomor telepon anda"
UNVERIFIED = "Silakan verifikasi nomor telepon Anda terlebih dahulu."


@pytest.fixture
def _strict(settings):
    settings.REQUIRE_PHONE = True


def cart_line(caller, solved):
    item = AssessmentFactory()
    added = caller.put(
        "/payment/cart",
        {
            "cart_product_id": 1,
            "cart_item_id": item.product_id,
            "cart_qty": 1,
            "captcha": solved(),
        },
    )
    assert added.status == 200, added.body
    return caller.get("/payment/cart").results["rows"][0]["cart_id"]


@pytest.mark.parametrize(("phone", "sentence"), [("", MISSING), ("+6281234567890", UNVERIFIED)])
@pytest.mark.usefixtures("_strict")
def test_no_order_without_a_verified_phone(as_, ani, solved, phone, sentence):
    User.objects.filter(pk=ani.pk).update(phone=phone)
    form = {"cart_id": f"[{cart_line(as_(ani), solved)}]", "captcha": solved(), "faktur_pajak": 0}
    refused = as_(ani).post("/payment/checkout-v2", form)
    assert (refused.status, refused.body["code"], refused.message) == (495, 495, sentence)
    assert not Order.objects.exists()
    User.objects.filter(pk=ani.pk).update(phone="+6281234567890", phone_wa_verified_at=now())
    assert as_(ani).post("/payment/checkout-v2", form).status == 200
    assert Order.objects.count() == 1


@pytest.mark.usefixtures("_strict")
def test_no_sitting_without_a_verified_phone(as_, ani):
    refused = as_(ani).post("/assessments/create-session", {"item_id": 1})
    assert (refused.status, refused.message) == (495, MISSING)
    assert not Attempt.objects.exists()
    User.objects.filter(pk=ani.pk).update(phone_verified_at=now())
    assert as_(ani).post("/assessments/create-session", {"item_id": 1}).status == 404


def test_nobody_is_asked_where_the_setting_is_off(as_, ani, solved):
    form = {"cart_id": f"[{cart_line(as_(ani), solved)}]", "captcha": solved(), "faktur_pajak": 0}
    assert as_(ani).post("/payment/checkout-v2", form).status == 200
    assert as_(ani).post("/assessments/create-session", {"item_id": 1}).status == 404

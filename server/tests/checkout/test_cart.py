"""The cart: adding, changing, removing, and what its rows say."""

from datetime import timedelta

import pytest
from django.utils import timezone

from duxi.commerce.models import CartItem
from duxi.core.clock import local
from duxi.growth.models import AffiliateCode
from duxi.reference.models import RoleInstansi
from tests.factories import AssessmentFactory, InstansiFactory, JobRoleFactory
from tests.shop import add_form, assessment, in_cart, training

pytestmark = pytest.mark.django_db


def test_adds_shows_counts_and_removes(as_, ani, budi, solved):
    AffiliateCode.objects.create(code="TEMAN-1", owner=budi)
    product = training(title="Kelas Data", price=250_000, quota=5, strike_price=300_000)
    added = as_(ani).put("/payment/cart", add_form(product, solved, 2, cart_aff_code="TEMAN-1"))
    assert (added.status, added.message) == (200, "Item ditambahkan ke keranjang")
    shown = as_(ani).get("/payment/cart").results
    assert shown["total"] == 1
    assert shown["rows"][0] == {
        "cart_id": added.results["cart_id"],
        "item_id": product.pk,
        "product_id": 2,
        "kind": "training",
        "slug": product.slug,
        "title": "Kelas Data",
        "image_url": None,
        "starts_at": local(product.starts_at).isoformat(),
        "ends_at": local(product.ends_at).isoformat(),
        "mode": product.mode,
        "location_name": None,
        "awaits_date": False,
        "cart_qty": 2,
        "max_qty": 5,
        "price": 250_000,
        "list_price": 250_000,
        "strike_price": 300_000,
        "items_price": None,
        "price_before": None,
        "voluntary_minimum": None,
        "voluntary_step": None,
        "voluntary_price": None,
        "voucher_code": None,
        "vouchers": [],
        "voucher_amount": 0,
        "subtotal": 500_000,
        "available": True,
        "unavailable_reason": None,
        "rolin_instansi_id": None,
        "instansi_name": None,
        "refund_policy": "Dana kembali penuh bila diminta paling lambat 7 hari sebelum dimulai.",
        "is_taxable": True,
    }
    assert CartItem.objects.get().affiliate_code == "TEMAN-1"
    assert as_(ani).get("/payment/cart/count").results == {"count": 1, "order_pending_count": 0}
    assert as_(ani).delete("/payment/cart", cart_id=added.results["cart_id"]).status == 200
    assert as_(ani).get("/payment/cart").results == {"rows": [], "total": 0}


def test_what_costs_nothing_promises_no_money_back(as_, ani, solved):
    as_(ani).put("/payment/cart", add_form(training(price=0), solved))
    assert as_(ani).get("/payment/cart").results["rows"][0]["refund_policy"] is None


def test_adding_again_sets_the_number_and_the_price_anew(as_, ani, solved):
    product = training(price=100_000)
    first = as_(ani).put("/payment/cart", add_form(product, solved, 2))
    product.price = 120_000
    product.save()
    row = as_(ani).get("/payment/cart").results["rows"][0]
    assert (row["price"], row["price_before"], row["subtotal"]) == (120_000, 100_000, 240_000)
    again = as_(ani).put("/payment/cart", add_form(product, solved, 3))
    assert again.results == first.results
    row = as_(ani).get("/payment/cart").results["rows"][0]
    assert (row["cart_qty"], row["price_before"]) == (3, None)


def test_changes_the_quantity_within_limits(as_, ani):
    item = in_cart(ani, training(price=10_000, quota=4))
    changed = as_(ani).post("/payment/cart/qty", {"cart_id": item.pk, "cart_qty": 4})
    assert changed.results["subtotal"] == 40_000
    for quantity, status in ((5, 409), (51, 422), (0, 422), ("banyak", 422)):
        assert as_(ani).post("/payment/cart/qty", {"cart_id": item.pk, "cart_qty": quantity}).status == status
    item.refresh_from_db()
    assert item.quantity == 4


def test_an_assessment_is_bought_once_at_a_time(as_, ani, solved):
    refused = as_(ani).put("/payment/cart", add_form(assessment(), solved, 2))
    assert (refused.status, refused.errors) == (422, {"cart_qty": ["Maksimal 1."]})
    assert not CartItem.objects.exists()


def test_names_an_agency_of_the_assessed_role_only(as_, ani, solved):
    detail = AssessmentFactory()
    agency = InstansiFactory(name="Dinas Kominfo")
    own = RoleInstansi.objects.create(job_role=detail.blueprint.job_role, instansi=agency)
    other = RoleInstansi.objects.create(job_role=JobRoleFactory(), instansi=agency)
    caller = as_(ani)
    for wrong in (other.pk, 999_999):
        refused = caller.put("/payment/cart", add_form(detail.product, solved, rolin_instansi_id=wrong))
        assert refused.errors == {
            "rolin_instansi_id": ["Instansi ini tidak memiliki job role dari asesmen yang dipilih."]
        }
    assert not CartItem.objects.exists()
    assert (
        caller.put("/payment/cart", add_form(detail.product, solved, rolin_instansi_id=own.pk)).status == 200
    )
    row = caller.get("/payment/cart").results["rows"][0]
    assert (row["rolin_instansi_id"], row["instansi_name"]) == (own.pk, "Dinas Kominfo")


def test_a_training_knows_no_agency(as_, ani, solved):
    role = RoleInstansi.objects.create(job_role=JobRoleFactory(), instansi=InstansiFactory())
    assert (
        as_(ani).put("/payment/cart", add_form(training(), solved, rolin_instansi_id=role.pk)).status == 422
    )


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"quota": 3, "sold": 3}, "Kursi sudah habis."),
        ({"quota": 3, "sold": 2}, "Kursi tersisa 1."),
        ({"is_published": False}, "Produk ini tidak lagi dijual."),
        ({"sale_until": timezone.now() - timedelta(minutes=1)}, "Penjualan sudah ditutup."),
    ],
)
def test_says_why_a_line_cannot_be_bought(as_, ani, fields, reason):
    in_cart(ani, training(**fields), 2)
    row = as_(ani).get("/payment/cart").results["rows"][0]
    assert (row["available"], row["unavailable_reason"]) == (False, reason)


@pytest.mark.parametrize("changes", [{"cart_product_id": 99}, {"cart_item_id": 999_999}])
def test_refuses_unknown_products(as_, ani, solved, changes):
    refused = as_(ani).put("/payment/cart", add_form(training(), solved) | changes)
    assert (refused.status, refused.message) == (404, "Data tidak ditemukan.")
    assert not CartItem.objects.exists()


def test_refuses_a_product_under_another_kinds_id(as_, ani, solved):
    assert as_(ani).put("/payment/cart", add_form(training(), solved) | {"cart_product_id": 1}).status == 404


def test_refuses_what_is_sold_out(as_, ani, solved):
    refused = as_(ani).put("/payment/cart", add_form(training(title="Kelas Penuh", quota=1, sold=1), solved))
    assert (refused.status, refused.message) == (409, "Kelas Penuh: Kursi sudah habis.")
    assert not CartItem.objects.exists()


@pytest.mark.parametrize("missing", ["cart_product_id", "cart_item_id", "cart_qty"])
def test_names_the_field_that_is_missing(as_, ani, solved, missing):
    form = add_form(training(), solved)
    del form[missing]
    refused = as_(ani).put("/payment/cart", form)
    assert (refused.status, refused.errors) == (422, {missing: ["Wajib diisi."]})


def test_wants_a_captcha(as_, ani, solved):
    refused = as_(ani).put("/payment/cart", add_form(training(), solved) | {"captcha": ""})
    assert (refused.status, refused.message) == (400, "Invalid recaptcha")
    assert not CartItem.objects.exists()


def test_somebody_elses_line_is_not_there(as_, ani, budi):
    item = in_cart(ani, training())
    other = as_(budi)
    for refused in (
        other.delete("/payment/cart", cart_id=item.pk),
        other.post("/payment/cart/qty", {"cart_id": item.pk, "cart_qty": 2}),
    ):
        assert (refused.status, refused.message) == (404, "Data tidak ditemukan.")
    assert other.get("/payment/cart").results["total"] == 0
    assert CartItem.objects.get().quantity == 1


def test_visitors_have_no_cart(as_):
    for answer in (as_().get("/payment/cart"), as_().get("/payment/cart/count"), as_().put("/payment/cart")):
        assert (answer.status, answer.message) == (401, "Silakan login terlebih dahulu")


def test_shows_any_number_of_lines_with_three_queries(as_, ani, django_assert_max_num_queries):
    caller = as_(ani)
    for _ in range(5):
        in_cart(ani, training())
    headers = caller._all_headers()
    with django_assert_max_num_queries(4):
        caller.user = None
        assert caller.with_headers(**headers).get("/payment/cart").results["total"] == 5

"""Batches, domains and rates in the Django admin; the vouchers of the demo."""

import pytest
from django.conf import settings

from duxi.commerce.fixtures.vouchers import load_vouchers
from duxi.commerce.models import CompanyDomain, TaxRate, Voucher, VoucherBatch
from duxi.core.fixtures import read_yaml
from duxi.offerings.kinds import elearning
from duxi.reference.fixtures import load_reference
from tests.checkout.made import voucher
from tests.factories import ElearningFactory, InstansiFactory
from tests.shop import training

pytestmark = pytest.mark.django_db

BATCHES = "/admin/commerce/voucherbatch/"
FORM = {
    "label": "Promo Akhir Tahun",
    "effect": "percent",
    "value": 20,
    "min_amount": 0,
    "max_uses": 3,
    "max_uses_per_person": 1,
    "kinds": ["training", "webinar"],
    "is_active": "on",
    "code": "akhir20",
    "count": 4,
    "prefix": "",
}


def test_a_batch_with_a_typed_code_and_one_with_random_ones(office):
    product = training()
    assert office.get(f"{BATCHES}add/").status_code == 200
    answer = office.post(f"{BATCHES}add/", FORM | {"count": 0, "products": [product.pk]})
    assert answer.status_code == 302, answer.context["errors"]
    batch = VoucherBatch.objects.get()
    assert (batch.kinds, list(batch.products.all())) == (["training", "webinar"], [product])
    assert batch.created_by is not None
    assert list(batch.codes.values_list("code", "used", "limit")) == [("AKHIR20", 0, 3)]
    more = FORM | {"code": "", "count": 5, "prefix": "thn-", "max_uses": 2}
    assert office.post(f"{BATCHES}{batch.pk}/change/", more).status_code == 302
    batch.refresh_from_db()
    assert (batch.version, batch.codes.count(), set(batch.codes.values_list("limit", flat=True))) == (
        2,
        6,
        {2},
    )
    assert batch.codes.filter(code__startswith="THN-").count() == 5


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"code": "sudah-ada"}, "code"),
        ({"code": "dengan spasi"}, "code"),
        ({"count": 5_001}, "count"),
        ({"kinds": ["entah"]}, "kinds"),
    ],
)
def test_what_cannot_be_is_named_beside_its_field(office, changes, field):
    voucher(code="SUDAH-ADA")
    answer = office.post(f"{BATCHES}add/", FORM | changes)
    assert answer.status_code == 200
    assert set(answer.context["adminform"].form.errors) == {field}
    assert (VoucherBatch.objects.count(), Voucher.objects.count()) == (1, 1)


def test_no_limit_below_what_was_used(office):
    one = voucher(max_uses=5)
    Voucher.objects.update(used=3)
    answer = office.post(f"{BATCHES}{one.batch.pk}/change/", FORM | {"code": "", "count": 0, "max_uses": 2})
    assert answer.context["adminform"].form.errors["max_uses"] == [
        "Sudah ada kode yang dipakai lebih sering."
    ]
    assert Voucher.objects.get().limit == 5


@pytest.mark.parametrize("page", ["voucher", "companydomain", "taxrate", "voucherbatch"])
def test_lists_and_exports_open(office, page):
    CompanyDomain.objects.create(instansi=InstansiFactory(), domain="contoh.example")
    voucher()
    assert office.get(f"/admin/commerce/{page}/").status_code == 200
    assert office.get(f"/admin/commerce/{page}/export/").status_code == 200


def test_a_rate_that_begins_later(office):
    form = {"valid_from": "2027-01-01", "percent": "12.5", "base_numerator": 1, "base_denominator": 1}
    assert office.post("/admin/commerce/taxrate/add/", form | {"source": "Contoh"}).status_code == 302
    assert TaxRate.objects.count() == 4


def test_products_take_prices_of_buyers_own(office):
    page = office.get(f"/admin/catalog/product/{training().pk}/change/")
    fields = set(page.context["adminform"].form.fields)
    assert {"voluntary_minimum", "voluntary_step", "is_taxable"} <= fields


def test_the_vouchers_of_the_demo_load_twice_and_keep_their_uses():
    load_reference(settings.FIXTURES / "reference")
    wanted = read_yaml(settings.FIXTURES / "vouchers.yaml")
    for named in (one for batch in wanted["batches"] for one in batch.get("products", ())):
        assert named["kind"] == elearning.KIND.slug
        ElearningFactory(product__slug=named["slug"])
    load_vouchers(settings.FIXTURES / "vouchers.yaml")
    Voucher.objects.filter(code="BELAJAR10").update(used=7)
    load_vouchers(settings.FIXTURES / "vouchers.yaml")
    assert Voucher.objects.get(code="BELAJAR10").used == 7
    assert VoucherBatch.objects.count() == len(wanted["batches"])
    assert Voucher.objects.filter(batch__label="Hadiah seminar, sekali pakai", limit=1).count() == 5
    assert CompanyDomain.objects.get().instansi.code == "PRS-001"

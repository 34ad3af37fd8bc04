"""Imports change what people may edit, and nothing that the product itself counts."""

from datetime import timedelta

import pytest
from django.utils import timezone

from duxi.catalog.models import Product
from duxi.commerce.models import Voucher, VoucherBatch
from duxi.content.models import Faq, FaqCategory
from tests.catalog_admin.transfer import exported, faults, imported, preview
from tests.factories import ElearningFactory, TrainingFactory

pytestmark = pytest.mark.django_db


def test_counted_columns_of_an_old_export_change_nothing(office):
    product = TrainingFactory(product__quota=50, product__sold=0).product
    rows = exported(office, Product)
    made = timezone.now() - timedelta(days=9)
    Product.objects.filter(pk=product.pk).update(sold=4, rating_sum=9, rating_count=2, created_at=made)
    rows[0] |= {"title": "Nama baru", "sold": "0", "rating_sum": "500", "rating_count": "100"}
    imported(office, Product, rows)
    product.refresh_from_db()
    assert product.title == "Nama baru"
    assert (product.sold, product.rating_sum, product.rating_count) == (4, 9, 2)
    assert product.created_at == made


def test_votes_of_an_old_export_change_nothing(office):
    category = FaqCategory.objects.create(slug="a", name="A")
    faq = Faq.objects.create(
        slug="b", title="B?", body="C", category=category, created_at=timezone.now(), yes=3
    )
    rows = exported(office, Faq)
    rows[0] |= {"yes": "90", "no": "7", "title": "Baru?"}
    imported(office, Faq, rows)
    faq.refresh_from_db()
    assert (faq.title, faq.yes, faq.no) == ("Baru?", 3, 0)


def test_an_imported_limit_reaches_the_codes(office):
    batch = VoucherBatch.objects.create(label="Uji", effect="percent", value=10, max_uses=1)
    code = Voucher.objects.create(batch=batch, code="UJI", limit=1, used=0)
    rows = exported(office, VoucherBatch)
    rows[0] |= {"max_uses": "5", "version": "70"}
    imported(office, VoucherBatch, rows)
    code.refresh_from_db()
    batch.refresh_from_db()
    assert (code.limit, batch.max_uses, batch.version) == (5, 5, 2)


def test_a_limit_below_the_uses_is_refused_with_its_sentence(office):
    batch = VoucherBatch.objects.create(label="Uji", effect="percent", value=10, max_uses=5)
    Voucher.objects.create(batch=batch, code="UJI", limit=5, used=3)
    rows = exported(office, VoucherBatch)
    rows[0]["max_uses"] = "2"
    sentence = "Sudah ada kode yang dipakai 3 kali, jadi batasnya minimal 3."
    assert faults(preview(office, VoucherBatch, rows)) == [{"max_uses": [sentence]}]
    assert VoucherBatch.objects.get().max_uses == 5


def test_a_number_that_nobody_has_is_a_mistake(office):
    product = ElearningFactory().product
    rows = exported(office, Product)
    rows[0]["id"] = str(product.pk + 900)
    sentence = "Tidak ada baris dengan nomor ini. Kosongkan kolom ini untuk baris baru."
    assert faults(preview(office, Product, rows))[0]["id"] == [sentence]
    assert Product.objects.count() == 1


def test_a_new_row_is_a_draft(office):
    row = {"id": "", "kind": "webinar", "slug": "baru", "title": "Baru", "price": "0"}
    imported(office, Product, [row])
    assert not Product.objects.get(slug="baru").is_published


@pytest.mark.parametrize("kind", ["Pelatihan", "banana"])
def test_a_kind_that_does_not_exist_is_refused(office, kind):
    row = {"id": "", "kind": kind, "slug": "baru", "title": "Baru", "price": "0"}
    assert "kind" in faults(preview(office, Product, [row]))[0]
    assert not Product.objects.exists()


def test_the_kind_of_what_is_there_stays(office):
    ElearningFactory()
    rows = exported(office, Product)
    rows[0]["kind"] = "webinar"
    assert faults(preview(office, Product, rows)) == [{"kind": ["Jenis produk tidak dapat diubah lagi."]}]


def test_publishing_by_import_says_what_is_missing(office):
    TrainingFactory(product__is_published=False, product__ends_at=None, product__mode="")
    rows = exported(office, Product)
    rows[0]["is_published"] = "1"
    sentence = (
        "Produk ini belum dapat ditayangkan. Yang masih kurang: waktu selesai, "
        "cara mengikuti (daring, tatap muka, atau bauran), kota untuk kelas tatap muka."
    )
    assert faults(preview(office, Product, rows)) == [{"is_published": [sentence]}]
    assert not Product.objects.get().is_published

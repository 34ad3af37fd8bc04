"""A product goes live when it is complete, and the form says what is missing."""

from datetime import timedelta

import pytest

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.catalog.publishing import missing_of
from duxi.exams.models import Question
from tests.catalog_admin.test_catalogue_admin import sent_back
from tests.factories import (
    BundleFactory,
    ContentFactory,
    ElearningFactory,
    ProductFactory,
    SectionFactory,
    TrainingFactory,
    WebinarFactory,
)
from tests.kinds.test_catalogue import MAKERS
from tests.shop import training

pytestmark = pytest.mark.django_db

NEW = "/admin/catalog/product/add/"
MISSING = {
    "assessment": ["soal aktif untuk setiap unit"],
    "elearning": ["bagian dengan isi untuk dipelajari"],
    "bundle": ["isi paket", "harga di bawah jumlah harga isinya"],
    "workshop-subscription": ["kategori workshop yang tercakup"],
    "certification": ["langkah sertifikasi"],
    "inix-certification": ["topik ujian"],
}
MEETING = [
    "waktu mulai",
    "waktu selesai",
    "cara mengikuti (daring, tatap muka, atau bauran)",
    "kota untuk kelas tatap muka",
]


def page_form(office, product):
    """The product's change page as the browser would send it back."""
    page = office.get(f"/admin/catalog/product/{product.pk}/change/")
    form = sent_back(page.context["adminform"].form)
    for inline in page.context["inline_admin_formsets"]:
        form |= sent_back(inline.formset.management_form)
        for one in inline.formset.initial_forms:
            form |= sent_back(one)
    return form


def save(office, product, form):
    return office.post(f"/admin/catalog/product/{product.pk}/change/", form)


def test_a_new_product_is_a_draft(office):
    form = office.get(NEW).context["adminform"].form
    assert form["is_published"].value() is False
    assert [slug for slug, _label in form.fields["kind"].choices] == ["", *(kind.slug for kind in KINDS)]


@pytest.mark.parametrize("kind", ["Pelatihan", "banana"])
def test_a_kind_is_chosen_not_typed(office, kind):
    answer = office.post(NEW, {"kind": kind, "slug": "x", "title": "X", "price": 0, "voluntary_step": 1000})
    assert "kind" in answer.context["adminform"].form.errors
    assert not Product.objects.exists()


def test_nothing_is_published_before_it_has_its_details(office):
    answer = office.post(
        NEW,
        {
            "kind": "training",
            "slug": "x",
            "title": "Kelas X",
            "price": 0,
            "voluntary_step": 1000,
            "language": "id",
            "position": 0,
            "is_published": "on",
        },
    )
    form = answer.context["adminform"].form
    assert form.errors == {
        "is_published": [
            "Produk ini belum dapat ditayangkan. Yang masih kurang: rincian Pelatihan, waktu mulai, "
            "waktu selesai, cara mengikuti (daring, tatap muka, atau bauran), kota untuk kelas tatap muka."
        ]
    }
    assert form["title"].value() == "Kelas X"
    assert not Product.objects.exists()


def test_the_form_says_what_is_missing_and_keeps_what_was_typed(office):
    product = training(is_published=False, ends_at=None)
    form = page_form(office, product) | {"title": "Judul baru", "is_published": "on"}
    answer = save(office, product, form)
    sentence = "Produk ini belum dapat ditayangkan. Yang masih kurang: waktu selesai."
    assert answer.context["adminform"].form.errors == {"is_published": [sentence]}
    assert answer.context["adminform"].form["title"].value() == "Judul baru"
    product.refresh_from_db()
    assert not product.is_published
    assert product.title != "Judul baru"


def test_what_one_page_adds_counts_at_once(office):
    """The missing part comes with the same click that publishes."""
    inside = training(price=200_000)
    whole = BundleFactory(items={}, product__is_published=False, product__price=150_000).product
    form = page_form(office, whole) | {
        "is_published": "on",
        "parts-TOTAL_FORMS": "1",
        "parts-0-whole": str(whole.pk),
        "parts-0-product": str(inside.pk),
        "parts-0-quantity": "1",
        "parts-0-position": "0",
    }
    assert save(office, whole, form).status_code == 302
    whole.refresh_from_db()
    assert whole.is_published


def test_what_is_live_cannot_lose_what_it_needs(office):
    product = training()
    form = page_form(office, product) | {"ends_at_0": "", "ends_at_1": ""}
    answer = save(office, product, form)
    assert "waktu selesai" in answer.context["adminform"].form.errors["is_published"][0]
    product.refresh_from_db()
    assert product.ends_at is not None


@pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind.slug)
def test_every_kind_names_what_a_bare_product_lacks(kind):
    bare = ProductFactory(kind=kind.slug, is_published=False, starts_at=None, ends_at=None, mode="")
    lacking = [str(one.text) for one in kind.completeness if not one.in_detail and not one.is_met(bare)]
    assert missing_of(bare) == [f"rincian {kind.label}", *lacking]
    made = MAKERS[kind.slug](
        product__starts_at=None,
        product__ends_at=None,
        product__mode="",
        **{"bundle": {"items": {}}}.get(kind.slug, {}),
        **{"certification": {"steps": []}, "inix-certification": {"topics": []}}.get(kind.slug, {}),
    ).product
    dated = {"training": MEETING, "workshop": MEETING, "oti": MEETING, "webinar": MEETING[:2]}
    wanted = MISSING | {"bundle": ["isi paket"], "other": []} | dated
    assert missing_of(made) == wanted[kind.slug]


def test_an_assessment_needs_questions_in_each_unit():
    product = MAKERS["assessment"]().product
    units = list(product.assessment.blueprint.units.all())
    for unit in units:
        assert missing_of(product) == MISSING["assessment"]
        Question.objects.create(unit=unit, code=f"Q-{unit.pk}", text="?", type="single", level=1)
    assert missing_of(product) == []


def test_a_package_needs_something_in_each_section():
    product = ElearningFactory().product
    ContentFactory(section=SectionFactory(package=product))
    assert missing_of(product) == []
    SectionFactory(package=product)
    assert missing_of(product) == ["isi untuk setiap bagian"]


def test_a_bundle_is_cheaper_than_its_parts():
    part = training(price=100_000)
    assert missing_of(BundleFactory(items={part: 2}, product__price=199_999).product) == []
    dear = BundleFactory(items={part: 2}, product__price=200_000).product
    assert missing_of(dear) == ["harga di bawah jumlah harga isinya"]
    assert missing_of(BundleFactory(items={training(price=0): 1}, product__price=0).product) == []


def test_a_bundle_shows_no_drafts():
    part = training(price=100_000, is_published=False)
    package = BundleFactory(items={part: 1}, product__price=50_000).product
    assert missing_of(package) == ["isi paket yang semuanya sudah tayang"]


def test_old_rows_of_an_unknown_kind_open(office):
    odd = ProductFactory(kind="Pelatihan")
    assert office.get(f"/admin/catalog/product/{odd.pk}/change/").status_code == 200


def test_the_kind_of_a_product_stays(office):
    made = TrainingFactory().product
    page = office.get(f"/admin/catalog/product/{made.pk}/change/")
    assert "kind" not in page.context["adminform"].form.fields


def test_a_webinar_does_not_last_longer_than_its_times_say():
    webinar = WebinarFactory(duration_minutes=90)
    product = webinar.product
    product.ends_at = product.starts_at + timedelta(minutes=60)
    assert missing_of(product) == ["lama yang muat di antara waktu mulai dan selesai"]
    product.ends_at = product.starts_at + timedelta(minutes=90)
    assert missing_of(product) == []

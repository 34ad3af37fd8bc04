"""The demo's catalogue, from the real files."""

from datetime import timedelta

import pytest
from django.conf import settings
from django.db.models import F
from django.utils import timezone

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Category, Instructor, Location, Product, Tag
from duxi.entitlements.models import Entitlement
from duxi.exams.planning import planned_count
from duxi.offerings.fixtures import check_catalogue, load_catalogue
from duxi.offerings.kinds.webinar import WebinarAgendaItem

pytestmark = pytest.mark.django_db

FOLDER = settings.FIXTURES
EVERY_KIND = pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind.slug)
A_DOZEN = 12
PARAGRAPHS = 2
BEGUN = {
    "manajemen-risiko-keamanan-informasi-angkatan-lalu",
    "oti-analis-data-pemerintahan-angkatan-3",
    "bedah-surel-jebakan-bulan-lalu",
}
"""Classes that demo users take part in now or took part in."""
TODAY = {"bedah-surel-jebakan-hari-ini", "menyusun-peta-risiko-keamanan-hari-ini"}
"""Events on the day of loading (also a Sunday) and the day after; not on sale."""
OPEN = {"oti-sehari-laporan-berbasis-data"}
"""Started on the day of loading and on sale until the end."""
ANY_DAY = TODAY | OPEN | {"bedah-surel-jebakan-bulan-lalu"}
"""May fall on a weekend (`is_any_day`)."""


def test_everything_in_the_files_could_be_published():
    check_catalogue()
    Product.objects.filter(slug="paket-analis-data-dari-awal").update(price=10_000_000)
    with pytest.raises(ValueError, match="paket-analis-data-dari-awal: harga di bawah jumlah harga isinya"):
        check_catalogue()


def counts():
    linked = (Product.tags.through, Product.job_roles.through, Product.instructors.through)
    models = (Product, Category, Tag, Location, Instructor, WebinarAgendaItem, *linked)
    return [model.objects.count() for model in models]


def test_loading_again_changes_nothing_and_keeps_the_seats():
    """Including seats beyond the quota in the files, which is restored once they are free."""
    before = counts()
    renamed = Product.objects.filter(kind="webinar").first()
    beyond, free = Product.objects.filter(quota__gt=0).exclude(pk=renamed.pk).order_by("pk")[:2]
    changes = {
        renamed: {"sold": 1, "title": "Lama"},
        beyond: {"quota": beyond.quota + 2, "sold": beyond.quota + 1},
        free: {"quota": free.quota + 2, "sold": 0},
    }
    for product, fields in changes.items():
        Product.objects.filter(pk=product.pk).update(**fields)
    load_catalogue(FOLDER / "catalogue")
    found = Product.objects.in_bulk([product.pk for product in changes])
    assert counts() == before
    assert (found[renamed.pk].sold, found[renamed.pk].title == "Lama") == (1, False)
    assert (found[beyond.pk].quota, found[beyond.pk].sold) == (beyond.quota + 1, beyond.quota + 1)
    assert found[free.pk].quota == free.quota


def test_people_own_what_takes_place_before_it_does():
    late = Entitlement.objects.filter(granted_at__gt=F("product__starts_at"))
    assert not list(late.values_list("product__slug", "holder__email", "source_reference"))


@EVERY_KIND
def test_every_kind_has_a_dozen_presentable_products(kind):
    products = list(Product.objects.filter(kind=kind.slug))
    assert len(products) >= A_DOZEN
    for product in products:
        assert product.description.count("\n\n") >= PARAGRAPHS - 1, product.slug
        assert product.summary, product.slug
        assert product.benefits, product.slug
        assert product.category_id, product.slug
        assert (FOLDER / "media" / product.image).is_file(), product.slug


def test_dates_are_to_come_and_sales_close_in_time():
    dated = Product.objects.exclude(starts_at=None)
    soon = dated.filter(starts_at__lte=timezone.now() + timedelta(hours=1))
    assert set(soon.values_list("slug", flat=True)) - TODAY - OPEN == BEGUN
    assert set(dated.filter(slug__in=TODAY | OPEN).values_list("slug", flat=True)) == TODAY | OPEN
    lasting = dated.filter(slug__in=TODAY, ends_at__gte=timezone.now() + timedelta(hours=15))
    assert set(lasting.values_list("slug", flat=True)) == TODAY, "also after midnight"
    assert not dated.exclude(slug__in=OPEN).exclude(sale_until=F("starts_at")).exists()
    assert not dated.filter(slug__in=OPEN).exclude(sale_until=F("ends_at")).exists()
    assert not dated.exclude(slug__in=ANY_DAY).filter(starts_at__week_day__in=(1, 7)).exists()


def test_some_are_free_some_nearly_full_some_sold_out():
    assert Product.objects.filter(price=0).exists()
    assert Product.objects.filter(sold=F("quota")).exists()
    assert Product.objects.filter(sold__gte=F("quota") - 3, sold__lt=F("quota")).exists()


@EVERY_KIND
def test_every_page_of_the_demo_opens(as_, kind):
    rows = as_().get(f"/public/{kind.path}", rows=100).results["rows"]
    for row in rows:
        answer = as_().get(f"/public/{kind.page_path}/{row['slug']}")
        assert (answer.status, answer.results["title"]) == (200, row["title"])


def test_cards_promise_as_many_questions_as_are_drawn(as_):
    rows = as_().get("/public/assessments", rows=50).results["rows"]
    promised = {row["slug"]: row["question_count"] for row in rows}
    for product in Product.objects.filter(kind="assessment").select_related("assessment__blueprint"):
        assert promised[product.slug] == planned_count(product.assessment.blueprint), product.slug

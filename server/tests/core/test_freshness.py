"""Public answers may be stored for a moment, are known by their ETag, and are new once staff have saved."""

import re
import threading
from urllib.parse import urlencode

import pytest
from django.db import connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext
from lxml import html

from duxi.catalog.models import Product, Tag
from duxi.config.public_tables import public_models
from duxi.core import cache_version
from duxi.core.models import CacheVersion
from duxi.videos.models import Video, VideoStatus
from tests.factories import TrainingFactory

PATH = "/public/trainings/schedules"
_PRODUCTS = re.compile(r" on catalog_product( \w+)?  \(")


def asked_again(as_, answer, **query):
    return as_().with_headers(If_None_Match=answer.response["ETag"]).get(PATH, **query)


@pytest.fixture(autouse=True)
def _still_minute(monkeypatch):
    """An ETag is over with its minute; no test may straddle two."""
    monkeypatch.setattr("duxi.core.hot.time.time", lambda: 1_800_000_000.0)


@pytest.mark.django_db
def test_nothing_changed_costs_one_look_at_a_number(as_, django_assert_num_queries):
    TrainingFactory()
    first = as_().get(PATH)
    assert first.response["Cache-Control"] == "public, max-age=5, stale-while-revalidate=5"
    assert "Accept-Language" in first.response["Vary"]
    assert first.response["ETag"].startswith('W/"')
    with django_assert_num_queries(1) as seen:
        again = asked_again(as_, first)
    assert (again.status, again.response.content) == (304, b"")
    assert again.response["ETag"] == first.response["ETag"]
    assert again.response["Cache-Control"] == first.response["Cache-Control"]
    assert "catalog_product" not in seen.captured_queries[0]["sql"]


@pytest.mark.django_db
def test_the_etag_is_of_what_was_asked(as_):
    TrainingFactory()
    first = as_().get(PATH)
    assert asked_again(as_, first, rows=1).status == 200
    assert asked_again(as_, first, sort="title").status == 200
    assert as_().with_headers(If_None_Match='"anything"').get(PATH).status == 200


@pytest.mark.django_db
def test_an_etag_is_over_with_its_minute(as_, monkeypatch):
    """What is on sale also depends on the time."""
    first = as_().get(PATH)
    monkeypatch.setattr("duxi.core.hot.time.time", lambda: 1_800_000_061.0)
    assert asked_again(as_, first).status == 200


@pytest.mark.django_db
def test_whoever_is_signed_in_always_asks_again(as_, ani):
    TrainingFactory()
    answer = as_(ani).get(PATH)
    assert answer.response["Cache-Control"] == "private, no-cache"
    again = as_(ani).with_headers(If_None_Match=answer.response["ETag"]).get(PATH)
    assert again.status == 304
    assert as_(ani).get("/payment/cart").response["Cache-Control"] == "no-store"


@pytest.mark.django_db(transaction=True)
def test_what_staff_save_is_seen_by_the_next_request(as_, someone):
    product = TrainingFactory(product__title="Lama").product
    first = as_().get(PATH)
    staff = Client()
    staff.force_login(someone("rani", "Staff", is_superuser=True))
    page = f"/admin/catalog/product/{product.pk}/change/"
    form = html.fromstring(staff.get(page).content.decode()).get_element_by_id("product_form")
    form.fields["title"] = "Baru"
    answer = staff.post(page, urlencode(form.form_values()), "application/x-www-form-urlencoded")
    assert answer.status_code == 302
    again = asked_again(as_, first)
    assert (again.status, again.results["rows"][0]["title"]) == (200, "Baru")
    assert asked_again(as_, again).status == 304


@pytest.mark.django_db
@pytest.mark.parametrize(
    "change",
    [
        lambda product: Product.objects.filter(pk=product.pk).update(sold=1),
        lambda product: Product.objects.bulk_update([Product(pk=product.pk, title="Lain")], ["title"]),
        lambda product: product.tags.add(Tag.objects.create(slug="baru", name="Baru")),
        lambda product: connection.cursor().execute("UPDATE catalog_product SET price = 1"),
        lambda product: product.delete(),
    ],
    ids=["sale", "bulk", "many-to-many", "by hand", "delete"],
)
def test_every_way_of_writing_counts(as_, change):
    product = TrainingFactory(product__quota=5).product
    first = as_().get(PATH)
    change(product)
    assert asked_again(as_, first).status == 200


@pytest.mark.django_db(transaction=True)
def test_what_is_not_committed_is_not_yet_told(as_):
    TrainingFactory()
    first = as_().get(PATH)
    with transaction.atomic():
        Product.objects.update(title="Nanti")
        in_thread(lambda: as_told(as_, first, 304))
        transaction.set_rollback(True)
    assert asked_again(as_, first).status == 304


@pytest.mark.django_db(transaction=True)
def test_what_was_counted_in_a_transaction_that_failed_is_forgotten(as_):
    """The number that such a transaction used comes again, for something else."""
    with transaction.atomic():
        TrainingFactory()
        assert as_().get(PATH).results["total"] == 1
        used = cache_version.current()
        transaction.set_rollback(True)
    TrainingFactory(product__is_published=False)
    assert cache_version.current() == used
    assert as_().get(PATH).results["total"] == 0


def as_told(as_, first, status):
    assert asked_again(as_, first).status == status


def in_thread(work):
    """Run in another thread, with its own connection; its error is ours."""
    errors = []

    def run():
        try:
            work()
        except BaseException as error:
            errors.append(error)
        finally:
            connection.close()

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(timeout=30)
    assert not thread.is_alive(), "somebody waits for somebody"
    if errors:
        raise errors[0]


@pytest.mark.django_db(transaction=True)
def test_writers_do_not_wait_for_each_other(as_):
    """Two sales at once: with one row for the number the second would wait for the first's commit."""
    one, other = TrainingFactory(product__quota=5).product, TrainingFactory(product__quota=5).product
    before = cache_version.current()

    def sell(product):
        with transaction.atomic():
            connection.cursor().execute("SET LOCAL lock_timeout = '5s'")
            Product.objects.filter(pk=product.pk).update(sold=1)

    with transaction.atomic():
        sell(one)
        in_thread(lambda: sell(other))
    assert cache_version.current() == before + 2
    assert CacheVersion.objects.count() >= 2


@pytest.mark.django_db
def test_every_public_table_is_stamped():
    with connection.cursor() as cursor:
        cursor.execute("SELECT tgrelid::regclass::text FROM pg_trigger WHERE tgname = 'core_stamp'")
        stamped = {name for (name,) in cursor.fetchall()}
    assert stamped == {model._meta.db_table for model in public_models()}
    assert cache_version.add_triggers(public_models()) == []


@pytest.mark.django_db(transaction=True)
def test_a_video_counts_once_it_can_be_watched_not_while_it_is_packaged():
    video = Video.objects.create(title="Perkenalan")
    before = cache_version.current()
    Video.objects.filter(pk=video.pk).update(progress=40)
    assert cache_version.current() == before
    Video.objects.filter(pk=video.pk).update(status=VideoStatus.FAILED)
    assert cache_version.current() > before


@pytest.mark.django_db(transaction=True)
def test_totals_and_facets_are_counted_anew_when_something_changed(monkeypatch):
    def seen():
        with CaptureQueriesContext(connection) as queries:
            results = Client().get(f"/api/v1{PATH}?facets=1").json()["results"]
        counted = sum(one["count"] for one in results["facets"]["mode"])
        return results["total"], counted, _counts(queries.captured_queries[-1]["sql"])

    TrainingFactory()
    assert seen() == (1, 1, True)
    assert seen() == (1, 1, False), "remembered"
    TrainingFactory()
    assert seen() == (2, 2, True)
    assert seen() == (2, 2, False)
    Product.objects.filter(pk=Product.objects.first().pk).update(is_published=False)
    assert seen() == (1, 1, True)
    assert seen() == (1, 1, False)
    monkeypatch.setattr("duxi.core.hot.time.time", lambda: 1_800_000_061.0)
    assert seen() == (1, 1, True), "another minute: what is on show may have changed by the clock"


def _counts(sql):
    """Whether the statement counts products when it runs: the page reads its rows and their other dates."""
    with connection.cursor() as cursor:
        cursor.execute("EXPLAIN (ANALYZE, TIMING OFF, SUMMARY OFF) " + sql.replace("%", "%%"), [])
        plan = [line for (line,) in cursor.fetchall()]
    read = [line for line in plan if _PRODUCTS.search(line) and "never executed" not in line]
    return len(read) > 2

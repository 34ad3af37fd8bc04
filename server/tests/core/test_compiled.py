"""Compiled queries return the same as Django's own, for all values and in every thread."""

from threading import Thread

import pytest
from django.db import connection, transaction
from django.db.models import F, IntegerField, Q
from django.db.transaction import TransactionManagementError
from django.test.utils import CaptureQueriesContext

from duxi.catalog.models import Product
from duxi.core.compiled import Compiled, CompiledRows, CompiledUpdate, any_param, param
from tests.shop import assessment, training

pytestmark = pytest.mark.django_db

OF_KIND = Compiled(lambda: Product.objects.filter(kind=param("kind"), is_published=True).order_by("pk"))
AMONG = Compiled(
    lambda: Product.objects.filter(any_param("pk", "ids")).select_related("location").order_by("-pk")
)
LOCKED = Compiled(lambda: Product.objects.select_for_update().filter(pk=param("pk")))
TITLES = CompiledRows(
    lambda: (
        Product.objects.filter(any_param("pk", "ids"))
        .order_by("-pk")
        .values("title", place=F("location__name"))
    )
)
TAKE = CompiledUpdate(
    lambda: Product.objects.filter(
        Q(quota=None) | Q(quota__gte=F("sold") + param("n", IntegerField())), pk=param("pk")
    ),
    sold=F("sold") + param("n", IntegerField()),
)


def test_rows_are_those_of_the_plain_query_for_every_value():
    one, two = training(), training()
    other = assessment()
    assert OF_KIND.all(kind="training") == [one, two]
    assert OF_KIND.all(kind="assessment") == [other]
    assert OF_KIND.all(kind="webinar") == []
    assert OF_KIND.first(kind="training") == one
    assert OF_KIND.first(kind="webinar") is None
    assert OF_KIND.get(kind="assessment") == other
    with pytest.raises(Product.DoesNotExist):
        OF_KIND.get(kind="webinar")


def test_a_list_may_have_any_length():
    one, two, three = training(), training(), training()
    assert AMONG.all(ids=[one.pk, three.pk]) == [three, one]
    assert AMONG.all(ids=[two.pk]) == [two]
    assert AMONG.all(ids=[]) == []


def test_rows_come_whole_with_what_is_read_beside_them(django_assert_num_queries):
    one = training()
    with django_assert_num_queries(1):
        [found] = AMONG.all(ids=[one.pk])
        assert found.location == one.location
    assert {f.attname: getattr(found, f.attname) for f in Product._meta.concrete_fields} == {
        f.attname: getattr(Product.objects.get(pk=one.pk), f.attname) for f in Product._meta.concrete_fields
    }


def test_columns_are_those_of_the_plain_query_by_their_names():
    one, two = training(title="Satu"), training(title="Dua")
    wanted = Product.objects.filter(pk__in=[one.pk, two.pk]).order_by("-pk")
    assert TITLES.all(ids=[one.pk, two.pk]) == list(wanted.values("title", place=F("location__name")))
    assert TITLES.first(ids=[one.pk])["title"] == "Satu"
    assert TITLES.first(ids=[]) is None


def test_the_sql_is_that_of_django():
    one = training()
    with CaptureQueriesContext(connection) as seen:
        OF_KIND.all(kind="training")
        list(Product.objects.filter(kind="training", is_published=True).order_by("pk"))
    ours, theirs = (query["sql"] for query in seen.captured_queries)
    assert ours.replace("('training')", "'training'") == theirs
    assert one.kind == "training"


def test_values_are_values_and_never_sql():
    training()
    assert OF_KIND.all(kind="training' OR '1'='1") == []


def test_rows_are_locked_only_inside_a_transaction(transactional_db):
    one = training()
    with transaction.atomic():
        assert LOCKED.first(pk=one.pk) == one
    with pytest.raises(TransactionManagementError):
        LOCKED.first(pk=one.pk)


def test_a_change_is_counted_and_conditional():
    one, two = training(quota=5), training(quota=2)
    assert TAKE.run(pk=one.pk, n=3) == 1
    assert TAKE.run(pk=one.pk, n=3) == 0
    one.refresh_from_db()
    two.refresh_from_db()
    assert (one.sold, two.sold) == (3, 0)


def test_a_value_that_is_missing_is_an_error():
    with pytest.raises(KeyError, match="kind"):
        OF_KIND.all()


@pytest.mark.django_db(transaction=True)
def test_threads_use_their_own_connections():
    products = [training() for _n in range(4)]
    found: list[object] = []

    def look(pk: int) -> None:
        found.append(AMONG.first(ids=[pk]))
        connection.close()

    threads = [Thread(target=look, args=(product.pk,)) for product in products]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {product.pk for product in products} == {one.pk for one in found}  # type: ignore[attr-defined]

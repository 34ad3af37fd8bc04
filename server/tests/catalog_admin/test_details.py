"""A published product always has the detail row of its kind, which lists rely on."""

import re

import pytest
from django.db import IntegrityError, connection, transaction

from duxi.catalog.detail_triggers import install_detail_triggers
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.catalog.queries import published
from duxi.core.facets import literal
from duxi.core.lists import FacetedParams, select
from tests.factories import ProductFactory, TrainingFactory, WebinarFactory
from tests.kinds.test_catalogue import MAKERS
from tests.races import at_once

EACH_KIND = pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind.slug)


def check():
    """The check at the end of a transaction."""
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        cursor.execute("SET CONSTRAINTS ALL DEFERRED")


def refused(write) -> bool:
    try:
        with transaction.atomic():
            write()
            check()
    except IntegrityError as error:
        return "is published and has no row in" in str(error)
    return False


@pytest.mark.django_db
@EACH_KIND
def test_nothing_is_published_without_its_detail(kind):
    draft = ProductFactory(kind=kind.slug, is_published=False)
    assert refused(lambda: ProductFactory(kind=kind.slug))
    assert refused(lambda: Product.objects.filter(pk=draft.pk).update(is_published=True))
    assert not refused(lambda: Product.objects.filter(pk=draft.pk).update(title="Lain"))


@pytest.mark.django_db
@EACH_KIND
def test_what_is_published_keeps_its_detail(kind):
    product = MAKERS[kind.slug]().product
    detail = kind.model.objects.filter(product=product)
    assert refused(detail.delete)
    Product.objects.filter(pk=product.pk).update(is_published=False)
    assert not refused(detail.delete)


@pytest.mark.django_db
def test_another_kind_needs_its_own_detail():
    product = TrainingFactory().product
    assert refused(lambda: Product.objects.filter(pk=product.pk).update(kind="webinar"))


@pytest.mark.django_db
def test_a_product_goes_with_its_detail():
    product = WebinarFactory().product
    assert not refused(product.delete)


@pytest.mark.django_db
def test_what_was_published_without_one_becomes_a_draft():
    fine = TrainingFactory().product
    check()
    with connection.cursor() as cursor:
        for table in ("catalog_product", "offerings_trainingdetail"):
            cursor.execute(f"DROP TRIGGER product_has_detail_training ON {table}")
    bare = ProductFactory()
    check()
    install_detail_triggers()
    assert [one.is_published for one in Product.objects.filter(pk__in=(fine.pk, bare.pk)).order_by("pk")] == [
        True,
        False,
    ]
    assert refused(lambda: Product.objects.filter(pk=bare.pk).update(is_published=True))


@pytest.mark.django_db(transaction=True)
def test_publishing_and_losing_the_detail_at_once():
    """Either the product is published with its detail or it is a draft; one of the two is refused."""
    for _round in range(5):
        product = TrainingFactory(product__is_published=False).product
        outcomes = at_once(
            lambda pk=product.pk: Product.objects.filter(pk=pk).update(is_published=True),
            lambda pk=product.pk: KINDS["training"].model.objects.filter(product=pk).delete(),
        )
        assert [type(one) for one in outcomes].count(IntegrityError) == 1
        product.refresh_from_db()
        detail = KINDS["training"].model.objects.filter(product=product)
        assert product.is_published == detail.exists()


@pytest.mark.django_db
@EACH_KIND
def test_a_far_page_is_reached_without_the_details(kind):
    """The keys of what is skipped come from the product's own index."""
    _whole, page = select(published(kind), FacetedParams(page=500), kind.listing)
    keys = re.search(r"IN \((.*)\)", literal(page.values("pk")), re.DOTALL)[1]
    assert "OFFSET" in keys
    assert kind.model._meta.db_table not in keys

"""Public pages answer whatever rows the database allows."""

import pytest

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from tests.caller import Caller
from tests.factories import ProductFactory
from tests.kinds.test_catalogue import MAKERS

pytestmark = pytest.mark.django_db

EMPTY = {
    "summary": "",
    "description": "",
    "mode": "",
    "difficulty": "",
    "category": None,
    "location": None,
    "starts_at": None,
    "ends_at": None,
    "sale_until": None,
    "quota": None,
}
SHAPES = {
    "empty": lambda product: EMPTY,
    "without end": lambda product: {"ends_at": None},
    "without start": lambda product: {"starts_at": None},
}


@pytest.fixture(autouse=True)
def built(monkeypatch):
    document = "<!doctype html><html><head><title>Duxi</title></head><body></body></html>"
    monkeypatch.setattr("duxi.config.spa._document", lambda folder: document)


OVERVIEWS = ("/product", "/", "/sitemap.xml", "/sitemap-products.xml", "/market")


def answers(path):
    return Caller(base="").get(path).status


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind.slug)
def test_a_product_with_gaps(as_, kind, shape):
    product = MAKERS[kind.slug]().product
    Product.objects.filter(pk=product.pk).update(**SHAPES[shape](product))
    assert answers(f"/product/{kind.slug}/{product.slug}") == 200
    assert as_().get(f"/public/{kind.page_path}/{product.slug}").status == 200
    assert as_().get(f"/public/{kind.path}").results["total"] == 1
    assert max(map(answers, (f"/product/{kind.slug}", *OVERVIEWS))) < 500
    assert as_().get("/public/search", q=product.title).status == 200


def test_products_without_details_are_nowhere(as_, ani):
    """One of each kind, and published ones of unknown kinds."""
    slugs = [*(kind.slug for kind in KINDS), "Pelatihan", "banana"]
    bare = [
        ProductFactory(kind=slug, title="Tanpa Rincian", is_published=slug not in KINDS) for slug in slugs
    ]
    for kind in KINDS:
        assert as_().get(f"/public/{kind.path}").results == {"rows": [], "total": 0}
        assert answers(f"/product/{kind.slug}") < 500
        for product in bare:
            assert as_().get(f"/public/{kind.page_path}/{product.slug}").status == 404, product.kind
            assert answers(f"/product/{kind.slug}/{product.slug}") == 404, product.kind
    assert max(map(answers, OVERVIEWS)) < 500
    assert as_().get("/public/search", q="Tanpa Rincian").results["rows"] == []
    assert as_(ani).get("/account/recomen-product").status == 200
    assert as_(ani).get("/account/recently").status == 200

"""Hot answers build no SQL again for another value: Django's compiler stays idle after the first request."""

from typing import Any

import pytest
from django.db.models.sql.compiler import SQLCompiler

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.config.seo.products import product_page
from duxi.offerings.cards import mixed_cards
from duxi.search.actions.indexing import rebuild
from tests.entitled import entitled
from tests.kinds.test_catalogue import MAKERS
from tests.loaded import loaded_once

pytestmark = pytest.mark.django_db


def load():
    """Two products of every kind, which the search knows."""
    for kind in KINDS:
        for _n in range(2):
            MAKERS[kind.slug]()
    rebuild()


loaded = loaded_once(load)


@pytest.fixture
def compiled(monkeypatch) -> list[str]:
    """The models whose queries Django compiled, one for each time."""
    seen: list[str] = []
    compile_anew = SQLCompiler.as_sql

    def noted(compiler: SQLCompiler, *args: Any, **options: Any) -> Any:
        seen.append(compiler.query.model.__name__)
        return compile_anew(compiler, *args, **options)

    monkeypatch.setattr(SQLCompiler, "as_sql", noted)
    return seen


def slugs_of(kind):
    return list(Product.objects.filter(kind=kind).order_by("pk").values_list("slug", flat=True)[:2])


@pytest.mark.parametrize("kind", [kind.slug for kind in KINDS])
def test_another_product_of_a_kind(as_, loaded, compiled, kind):
    first, second = slugs_of(kind)
    page = f"/public/{KINDS[kind].page_path}"
    assert as_().get(f"{page}/{first}").status == 200
    compiled.clear()
    assert as_().get(f"{page}/{second}").results["slug"] == second
    assert compiled == []


@pytest.mark.parametrize("kind", [kind.slug for kind in KINDS])
def test_the_head_of_another_product(loaded, compiled, kind):
    first, second = slugs_of(kind)
    assert product_page(kind, first).title
    compiled.clear()
    assert second in str(product_page(kind, second).json_ld)
    assert compiled == []


def test_cards_of_other_products_of_the_same_kinds(loaded, compiled):
    firsts, seconds = (
        [(Product.objects.get(slug=slugs_of(kind.slug)[place]).pk, kind.slug) for kind in KINDS]
        for place in (0, 1)
    )
    mixed_cards(firsts)
    compiled.clear()
    assert [card.item_id for card in mixed_cards(seconds)] == [pk for pk, _kind in seconds]
    assert compiled == []
    assert mixed_cards([]) == []
    assert mixed_cards([(firsts[0][0], "tidak-ada")]) == []


@pytest.mark.parametrize("name", ["oti", "dls", "wsp", "wbn"])
def test_suggestions_of_a_kind_to_another_user(as_, ani, budi, loaded, compiled, name):
    path = f"/account/phl/{name}"
    assert as_(ani).get(path).status == 200
    compiled.clear()
    assert as_(budi).get(path).status == 200
    assert compiled == []


PAGES = {
    "/account/my-learning": "elearning",
    "/elearning/history": "elearning",
    "/trainings/my-training": "training",
}


@pytest.mark.parametrize("path", PAGES)
def test_the_pages_of_another_owner(as_, ani, budi, loaded, compiled, path):
    product = Product.objects.filter(kind=PAGES[path])[0]
    for owner in (ani, budi):
        entitled(owner, product)
    first = as_(ani).get(path).results
    compiled.clear()
    second = as_(budi).get(path).results
    assert "Entitlement" not in compiled
    assert [len(page["rows"]) for page in (first, second)] == [1, 1]
    assert first["rows"][0]["uuid"] != second["rows"][0]["uuid"]


@pytest.mark.parametrize("path", ["/my-events-today/oti", "/account/my-learning/certificates"])
def test_the_day_and_the_certificates_of_another_owner(as_, ani, budi, loaded, compiled, path):
    assert as_(ani).get(path).status == 200
    compiled.clear()
    assert as_(budi).get(path).status == 200
    assert "Entitlement" not in compiled


def test_recommendations_to_another_user(as_, ani, budi, loaded, compiled):
    path = "/account/recomen-product"
    assert as_(ani).get(path).status == 200
    compiled.clear()
    assert as_(budi).get(path).results["rows"]
    assert compiled == []


def test_other_words_of_a_search(as_, loaded, compiled):
    as_().get("/public/search", q="jaringan")
    compiled.clear()
    assert as_().get("/public/search", q="tata kelola").status == 200
    assert compiled == []
    assert as_().get("/public/search", q="tata kelola", rows=97).status == 200
    assert compiled, "another page of results is another statement"


def test_missing_translations_asked_for_again(loaded, someone, staff_as, compiled):
    superstaff = staff_as(someone("rani", "Staff", is_superuser=True))
    first = superstaff.get("/translation-gaps").results
    compiled.clear()
    assert superstaff.get("/translation-gaps").results == first
    assert first["total"] > 0
    assert not {"Product", "Translation", "Category"} & set(compiled)

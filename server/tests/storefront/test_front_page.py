"""What the front page is made of: counted numbers, instructors, and the head of pages in the document."""

import json
from datetime import timedelta

import pytest

from duxi.catalog.models import Instructor
from duxi.config.seo.pages import meta_of
from duxi.config.spa import face
from duxi.core.clock import now
from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db
INDEX = "<html><head><title>Duxi</title></head><body><!--preview--><noscript></noscript></body></html>"


@pytest.fixture
def app(settings, rf, tmp_path):
    """The learner app as its build leaves it: a document, its screens and the words of their heads."""
    folder = settings.LEARNER_WEB = tmp_path / "learner-web"
    folder.mkdir()
    (folder / "index.html").write_text(INDEX)
    heads = {"id": {"/": {"heading": "Tahu <kemampuan> Anda", "lead": "Asesmen per unit."}}}
    (folder / "pages.json").write_text(
        json.dumps({"paths": ["/", "/product/:kind/:slug", "/news/:slug", "/cart"], "heads": heads})
    )
    view = face(folder, meta_of)
    return lambda path: view(rf.get(path))


def test_numbers_count_what_is_on_show_and_who_teaches_it(as_):
    teaching = Instructor.objects.create(slug="ratna", name="Ratna", photo="portraits/ratna.svg")
    Instructor.objects.create(slug="libur", name="Libur")
    shown = TrainingFactory().product
    shown.instructors.add(teaching)
    TrainingFactory(product__is_published=False)
    TrainingFactory(product__starts_at=now() - timedelta(days=2))
    answer = as_().get("/public/storefront").results
    numbers = answer["numbers"]
    assert (numbers["products"], numbers["instructors"], numbers["reviews"]) == (1, 1, 0)
    assert numbers["by_kind"] == {"training": 1}
    assert numbers["favourable_percent"] is None
    assert [(one["slug"], one["photo_url"]) for one in answer["instructors"]] == [
        ("ratna", "/media/portraits/ratna.svg")
    ]


def test_the_document_brings_the_head_of_the_page(app):
    text = app("/").content.decode()
    assert '<h1 class="heading">Tahu &lt;kemampuan&gt; Anda</h1>' in text
    assert 'data-look="banner"' in text
    product = TrainingFactory(product__title="Kelas Data", product__price=450_000).product
    text = app(f"/product/training/{product.slug}").content.decode()
    assert '<h1 class="heading">Kelas Data</h1>' in text
    assert '<p class="price">Rp\u00a0450.000</p>' in text


@pytest.mark.parametrize(("path", "status"), [("/cart", 200), ("/nggak-ada", 404), ("/cart/lagi", 404)])
def test_an_address_without_a_screen_is_not_found(app, path, status):
    assert app(path).status_code == status

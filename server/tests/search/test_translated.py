"""Search in English: titles as they were written, found by both names."""

import pytest

from duxi.content.models import Faq, FaqCategory, Translation
from duxi.core.clock import now
from duxi.reference.models import JobRole
from tests.factories import CategoryFactory, CertificationFactory, JobRoleFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def written(indexed) -> None:
    """A product and a role whose translations come after their documents."""
    product = CertificationFactory(product__title="Sertifikasi Data Dasar").product
    role = JobRoleFactory(slug="analis-data", name="Analis Data")
    indexed()
    for subject, slug, title in (
        ("certification", product.slug, "Foundations Certificate"),
        ("role", role.slug, "Evidence Specialist"),
    ):
        Translation.objects.create(subject=subject, slug=slug, locale="en", title=title)
    indexed()


def asked(as_, path: str, q: str, locale: str) -> list[dict]:
    return as_().with_headers(Accept_Language=locale).get(path, q=q).results["rows"]


@pytest.mark.parametrize("q", ["evidence", "analis"])
def test_hits_have_the_titles_of_the_language(as_, written, q):
    (english,) = asked(as_, "/public/search", q, "en")
    assert english["title"] == "Evidence Specialist"
    (indonesian,) = asked(as_, "/public/search", q, "id")
    assert indonesian["title"] == "Analis Data"


def test_words_of_the_shown_title_are_marked(as_, written):
    (row,) = asked(as_, "/public/search", "foundations", "en")
    assert row["title_html"] == "<mark>Foundations</mark> Certificate"


@pytest.mark.parametrize("q", ["evid", "special", "analis"])
def test_suggestions_speak_the_language_and_know_both_names(as_, written, q):
    first, *_others = asked(as_, "/public/search/suggestions", q, "en")
    assert first["text"] == "Evidence Specialist"


def test_indonesian_suggestions_are_indonesian(as_, written):
    found = asked(as_, "/public/search/suggestions", "evid", "id")
    assert "Evidence Specialist" not in [row["text"] for row in found]
    assert asked(as_, "/public/search/suggestions", "analis", "id")[0]["text"] == "Analis Data"


def test_what_is_no_longer_written_is_forgotten(as_, written, indexed):
    Translation.objects.all().delete()
    indexed()
    assert asked(as_, "/public/search", "analis", "en")[0]["title"] == "Analis Data"
    assert JobRole.objects.get().name == "Analis Data"


def test_hits_say_what_they_are_in_the_language(as_, indexed):
    category = CategoryFactory(kind="certification", slug="olah", name="Olah Data")
    product = CertificationFactory(
        product__title="Sertifikasi Data", product__summary="Ringkas.", product__category=category
    ).product
    questions = FaqCategory.objects.create(slug="umum", name="Umum")
    Faq.objects.create(
        slug="data", title="Apa itu data?", body="Fakta.", category=questions, created_at=now()
    )
    for subject, slug, title, texts in (
        ("certification", product.slug, "Data Certificate", {"summary": "All about data."}),
        ("category", "olah", "Data work", {}),
        ("faq", "data", "What is data?", {"body": "Facts in **data**."}),
    ):
        Translation.objects.create(subject=subject, slug=slug, locale="en", title=title, **texts)
    indexed()
    rows = {row["type"]: row for row in asked(as_, "/public/search", "data", "en")}
    assert rows["product"]["snippet_html"] == "All about <mark>data</mark>."
    assert rows["product"]["category_name"] == "Data work"
    assert (rows["faq"]["title"], rows["faq"]["snippet_html"]) == (
        "What is data?",
        "Facts in <mark>data</mark>.",
    )
    found = as_().with_headers(Accept_Language="en").get("/public/search", q="data", facets=1).results
    labels = {one["value"]: one["label"] for one in found["facets"]["category"]}
    assert labels == {"olah": "Data work"}


def test_categories_of_questions_have_names_of_their_own_and_are_no_filter(as_, indexed):
    category = FaqCategory.objects.create(slug="data", name="Olah data")
    Faq.objects.create(slug="a", title="Apa itu data?", body="Fakta.", category=category, created_at=now())
    for subject, title in (("category", "Data"), ("faq-category", "Working with data")):
        Translation.objects.create(subject=subject, slug="data", locale="en", title=title)
    indexed()
    found = as_().with_headers(Accept_Language="en").get("/public/search", q="fakta", facets=1).results
    assert found["rows"][0]["category_name"] == "Working with data"
    assert found["facets"]["category"] == []

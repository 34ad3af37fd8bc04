"""Texts in other languages: where editors have written them, and Indonesian everywhere else."""

import pytest

from duxi.content.models import Translation
from tests.caller import Caller
from tests.factories import CertificationFactory

pytestmark = pytest.mark.django_db

PATH = "/translations"


@pytest.fixture
def product():
    return CertificationFactory(product__title="Sertifikasi Data", product__summary="Ringkas.").product


def write(product, locale="en", **texts) -> Translation:
    texts = {"title": "Data Certification", "summary": "In short.", "body": "All about data."} | texts
    return Translation.objects.create(subject=product.kind, slug=product.slug, locale=locale, **texts)


def speaking(as_, locale: str) -> Caller:
    return as_().with_headers(Accept_Language=locale)


def card(as_, locale: str) -> dict:
    (row,) = speaking(as_, locale).get("/public/certifications").results["rows"]
    return row


def test_a_product_speaks_the_language_that_somebody_wrote(as_, product):
    write(product)
    assert (card(as_, "en")["title"], card(as_, "en")["summary"]) == ("Data Certification", "In short.")
    assert (card(as_, "id")["title"], card(as_, "fr")["title"]) == ("Sertifikasi Data", "Sertifikasi Data")
    page = speaking(as_, "en").get(f"/public/certifications/{product.slug}").results
    assert (page["title"], page["description"], page["text_language"]) == (
        "Data Certification",
        "All about data.",
        "en",
    )
    other = speaking(as_, "fr").get(f"/public/certifications/{product.slug}").results
    assert (other["title"], other["text_language"]) == ("Sertifikasi Data", "id")


def test_what_is_left_empty_stays_indonesian_and_says_so(as_, product):
    write(product, summary="")
    assert (card(as_, "en")["title"], card(as_, "en")["summary"]) == ("Data Certification", "Ringkas.")
    page = speaking(as_, "en").get(f"/public/certifications/{product.slug}").results
    assert (page["description"], page["text_language"]) == ("All about data.", "id")


def test_staff_write_one_text_per_subject_and_language(staff_as, dewi, product):
    office = staff_as(dewi)
    body = {
        "subject": "certification",
        "slug": product.slug,
        "locale": "en",
        "title": "Data Certification",
        "body": "**All** about data.",
    }
    made = office.post(PATH, json_body=body)
    assert made.status == 200, made.body
    assert Translation.objects.get().body_html == "<p><strong>All</strong> about data.</p>"
    again = office.post(PATH, json_body=body)
    assert again.status == 422
    missing = office.post(PATH, json_body=body | {"slug": "tidak-ada"})
    assert (missing.status, missing.errors) == (
        422,
        {"slug": ["Tidak ada isi dengan jenis dan alamat ini."]},
    )
    assert Translation.objects.count() == 1

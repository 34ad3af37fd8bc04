"""Texts in other languages: where editors have written them, and Indonesian everywhere else."""

import json
from functools import partial

import pytest

from duxi.content.models import Translation
from tests.caller import Caller
from tests.factories import (
    AssessmentFactory,
    CertificationFactory,
    JobRoleFactory,
    OtiFactory,
    TrainingFactory,
)

pytestmark = pytest.mark.django_db

PATH = "/translations"


@pytest.fixture
def product():
    texts = {"product__title": "Sertifikasi Data", "product__summary": "Ringkas."}
    return CertificationFactory(**texts, steps=[], documents=[]).product


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


@pytest.fixture
def role():
    made = JobRoleFactory(slug="analis-data", name="Analis Data", description="Mengolah data.", family="Data")
    texts = {"title": "Data Analyst", "body": "Works with data."}
    Translation.objects.create(subject="role", slug=made.slug, locale="en", **texts)
    return made


def test_a_job_role_speaks_the_language_that_somebody_wrote(as_, role):
    page = speaking(as_, "en").get("/public/job-roles/analis-data").results
    shown = (page["job_role_name"], page["description"], page["text_language"])
    assert shown == ("Data Analyst", "Works with data.", "en")
    page = speaking(as_, "fr").get("/public/job-roles/analis-data").results
    assert (page["job_role_name"], page["description"], page["text_language"]) == (
        "Analis Data",
        "Mengolah data.",
        "id",
    )


def found(as_, locale: str, path: str, field: str, words: str, op: str = "contains") -> int:
    wanted = json.dumps([{"field": field, "op": op, "value": words}])
    return speaking(as_, locale).get(path, filterRules=wanted).results["total"]


def test_lists_find_job_roles_by_both_names(as_, ani, role):
    for path, field in (("/public/job-roles", "job_role_name"), ("/account/phl/jobrole", "name")):
        caller = partial(as_, ani)
        assert found(caller, "en", path, field, "data analyst") == 1, path
        assert found(caller, "en", path, field, "analis data") == 1, path
        assert found(caller, "id", path, field, "data analyst") == 0, path
        assert found(caller, "en", path, field, "Data Analyst", "ne") == 0, path


def test_lists_find_products_by_both_titles(as_, product):
    write(product)
    path, field = "/public/certifications", "title"
    assert found(as_, "en", path, field, "data cert") == found(as_, "en", path, field, "sertifikasi") == 1
    assert found(as_, "id", path, field, "data cert") == found(as_, "fr", path, field, "data cert") == 0


@pytest.mark.parametrize(("locale", "name"), [("en", "Data Analyst"), ("id", "Analis Data")])
def test_cards_and_filters_name_the_role_in_the_language(as_, role, locale, name):
    AssessmentFactory(blueprint__job_role=role)
    found = speaking(as_, locale).get("/public/assessments", facets=1).results
    assert found["rows"][0]["job_role"]["name"] == name
    TrainingFactory().product.job_roles.add(role)
    found = speaking(as_, locale).get("/public/trainings/schedules", facets=1).results
    assert found["facets"]["job_role"] == [{"value": "analis-data", "label": name, "count": 1}]
    OtiFactory().product.job_roles.add(role)
    (card,) = speaking(as_, locale).get("/public/oti/classes").results["rows"]
    assert card["job_roles"] == [{"slug": "analis-data", "name": name}]
    (row,) = speaking(as_, locale).get("/public/oti/job-roles").results["rows"]
    assert row["job_role_name"] == name

"""Families, levels, categories and tags: in English where written, else Indonesian."""

import pytest

from duxi.content.models import Faq, FaqCategory, Translation
from duxi.core.clock import now
from tests.caller import Caller
from tests.factories import CategoryFactory, CertificationFactory, JobRoleFactory, LevelFactory

pytestmark = pytest.mark.django_db

in_both = pytest.mark.parametrize(("locale", "place"), [("en", 0), ("fr", 1), ("id", 1)])


def write(subject: str, slug: str, title: str, **texts: str) -> None:
    Translation.objects.create(subject=subject, slug=slug, locale="en", title=title, **texts)


def speaking(as_, locale: str) -> Caller:
    return as_().with_headers(Accept_Language=locale)


@in_both
def test_families_and_levels_of_roles(as_, locale, place):
    role = JobRoleFactory(family="Keamanan Siber")
    LevelFactory(number=3, name="Mahir", description="Mandiri.")
    write("family", "Keamanan Siber", "Cyber Security")
    write("level", "3", "Proficient", body="Independent.")
    family = ("Cyber Security", "Keamanan Siber")[place]
    page = speaking(as_, locale).get(f"/public/job-roles/{role.slug}").results
    assert page["family"] == family
    assert page["levels"] == [
        (
            {"number": 3, "name": "Proficient", "description": "Independent."},
            {"number": 3, "name": "Mahir", "description": "Mandiri."},
        )[place]
    ]
    (row,) = speaking(as_, locale).get("/public/roles").results["rows"]
    assert row == {"role_family": "Keamanan Siber", "role_family_name": family, "job_role_count": 1}


@in_both
def test_categories_tags_and_instructors_of_products(as_, locale, place):
    category = CategoryFactory(kind="certification", slug="siber", name="Siber")
    product = CertificationFactory(product__category=category).product
    product.tags.create(slug="data", name="Olah data")
    write("category", "siber", "Cyber")
    write("tag", "data", "Data work")
    product.instructors.create(slug="ani", name="Ani", title="Auditor TI", bio="Memeriksa.")
    write("instructor", "ani", "IT auditor", body="Examines.")
    instructor = (("IT auditor", "Examines."), ("Auditor TI", "Memeriksa."))[place]
    category_name, tag_name = ("Cyber", "Data work") if place == 0 else ("Siber", "Olah data")
    listed = speaking(as_, locale).get("/public/certifications", facets=1).results
    assert listed["rows"][0]["category_name"] == category_name
    facets = listed["facets"]
    assert (facets["category"][0]["label"], facets["tag"][0]["label"]) == (category_name, tag_name)
    page = speaking(as_, locale).get(f"/public/certifications/{product.slug}").results
    assert [tag["name"] for tag in page["themes"]] == [tag_name]
    (teacher,) = page["teachers"]
    assert (teacher["name"], teacher["title"], teacher["bio"]) == ("Ani", *instructor)
    (theme,) = speaking(as_, locale).get("/public/tags").results["rows"]
    assert theme == {"slug": "data", "name": tag_name, "product_count": 1}


@in_both
def test_categories_of_questions(as_, locale, place):
    category = FaqCategory.objects.create(slug="akun", name="Akun", summary="Masuk.")
    Faq.objects.create(slug="a", title="Apa?", body="Itu.", category=category, created_at=now())
    write("faq-category", "akun", "Account", summary="Signing in.")
    texts = (("Account", "Signing in."), ("Akun", "Masuk."))[place]
    (row,) = speaking(as_, locale).get("/public/faqs/categories").results["rows"]
    assert (row["name"], row["summary"]) == texts
    (answer,) = speaking(as_, locale).get("/public/faqs").results["rows"]
    assert answer["category"]["name"] == texts[0]


@pytest.mark.parametrize(
    ("subject", "slug"),
    [("family", "Keamanan Siber"), ("level", "3"), ("tag", "data"), ("category", "siber")],
)
def test_staff_write_them_for_what_is_there(staff_as, dewi, subject, slug):
    office = staff_as(dewi)
    body = {"subject": subject, "slug": slug, "locale": "en", "title": "Name"}
    assert office.post("/translations", json_body=body).status == 422
    JobRoleFactory(family="Keamanan Siber")
    LevelFactory(number=3)
    CategoryFactory(kind="certification", slug="siber")
    CertificationFactory().product.tags.create(slug="data", name="Olah data")
    assert office.post("/translations", json_body=body).status == 200

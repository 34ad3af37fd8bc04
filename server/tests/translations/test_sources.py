"""Translators choose a record by its name and read its Indonesian text."""

import pytest

from duxi.backoffice.content.translation_grid import GridRow
from duxi.content.models import Translation
from duxi.core.envelope import CappedRows
from duxi.reference.models import JobRole, Level
from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db


def test_a_record_is_found_by_its_name_with_its_text(someone, staff_as):
    superstaff = staff_as(someone("rani", "Staff", is_superuser=True))
    texts = {"product__title": "Analisis Data", "product__summary": "Ringkas.", "product__slug": "analisis"}
    TrainingFactory(**texts, product__description="Semua tentang data.")
    TrainingFactory(product__title="Keamanan")
    wanted = {
        "slug": "analisis",
        "title": "Analisis Data",
        "summary": "Ringkas.",
        "body": "Semua tentang data.",
        "place": "",
    }
    assert superstaff.get("/translation-sources", subject="training", q="analisis").results == [wanted]
    assert superstaff.get("/translation-sources", subject="training", slug="analisis").results == [wanted]
    assert superstaff.get("/translation-sources", subject="nothing").results == []


def test_every_subject_has_its_text_by_what_names_it(someone, staff_as):
    superstaff = staff_as(someone("rani", "Staff", is_superuser=True))
    Level.objects.create(number=3, name="Mahir", description="Bekerja sendiri.")
    for name in ("Analis Data", "Penjaga Data"):
        JobRole.objects.create(slug=name.lower().replace(" ", "-"), code=name[:5], name=name, family="Data")
    level = superstaff.get("/translation-sources", subject="level", slug="3").results
    assert [(one["title"], one["body"]) for one in level] == [("Mahir", "Bekerja sendiri.")]
    assert [one["slug"] for one in superstaff.get("/translation-sources", subject="family").results] == [
        "Data"
    ]


def test_what_is_missing_is_counted_and_listed_by_language(someone, staff_as):
    superstaff = staff_as(someone("rani", "Staff", is_superuser=True))
    for slug in ("satu", "dua"):
        TrainingFactory(product__slug=slug, product__title=slug.title(), product__is_published=True)
    TrainingFactory(product__slug="draf", product__is_published=False)
    for slug in ("satu", "hilang"):
        Translation.objects.create(subject="training", slug=slug, locale="en", title="One")
    gaps = {one["subject"]: one for one in superstaff.get("/translation-gaps").results["rows"]}
    training = gaps["training"]
    assert (training["total"], training["missing"]["en"], training["missing"]["fr"]) == (2, 1, 2)
    missing = superstaff.get("/translation-sources", subject="training", missing_in="en").results
    assert "satu" not in [one["slug"] for one in missing]
    listed = superstaff.get("/translations", sort="slug|asc").results["rows"]
    assert {one["slug"]: one["source_title"] for one in listed} == {"satu": "Satu", "hilang": None}


def test_the_grid_says_for_every_record_which_languages_are_there(someone, staff_as):
    superstaff = staff_as(someone("rani", "Staff", is_superuser=True))
    for slug in ("satu", "dua"):
        TrainingFactory(product__slug=slug, product__title=slug.title(), product__is_published=True)
    TrainingFactory(product__slug="draf", product__title="Draf", product__is_published=False)
    english = Translation.objects.create(subject="training", slug="satu", locale="en", title="One")
    Translation.objects.create(subject="webinar", slug="satu", locale="fr", title="Un")
    grid = superstaff.get("/translation-grid", subject="training").results
    CappedRows[GridRow].model_validate(grid)
    assert [(one["title"], one["translations"]) for one in grid["rows"]] == [
        ("Dua", {}),
        ("Satu", {"en": english.pk}),
    ]

    def titles(**asked: str) -> list[str]:
        rows = superstaff.get("/translation-grid", **asked).results["rows"]
        return [one["title"] for one in rows if one["subject"] == "training"]

    assert titles(subject="training", with_drafts="true") == ["Draf", "Dua", "Satu"]
    assert titles(missing="en") == ["Dua"]
    assert titles(missing="any") == ["Dua", "Satu"]
    assert titles(q="sat") == ["Satu"]
    assert titles(q="%") == titles(q="{0}") == []
    assert superstaff.get("/translation-grid", subject="nothing").results["total"] == 0


def test_the_grid_counts_each_family_once_and_pages(someone, staff_as):
    superstaff = staff_as(someone("rani", "Staff", is_superuser=True))
    for number in range(51):
        JobRole.objects.create(slug=f"p{number}", code=f"P{number}", name=f"Peran {number:02}", family="Data")
    assert superstaff.get("/translation-grid", subject="family").results["total"] == 1
    grid = superstaff.get("/translation-grid", subject="role", page="2").results
    assert (grid["total"], [one["title"] for one in grid["rows"]]) == (51, ["Peran 50"])

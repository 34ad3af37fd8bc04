"""Every file of the demo can be read, also those that only `prepare --demo` loads."""

import pytest
from django.conf import settings

from duxi.catalog.kinds import KINDS
from duxi.core.fixtures import read_csv, read_yaml

LANGUAGES = ("en", "es", "fr", "it", "ar", "zh")
FILES = sorted(path for path in settings.FIXTURES.rglob("*") if path.suffix in (".yaml", ".csv"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(settings.FIXTURES)))
def test_a_file_of_the_demo_can_be_read(path):
    assert read_yaml(path) if path.suffix == ".yaml" else read_csv(path)


def test_certifications_of_the_demo_promise_the_exams_that_they_have():
    products = {one["slug"]: one for one in read_yaml(settings.FIXTURES / "catalogue/certifications.yaml")}
    exams = read_yaml(settings.FIXTURES / "exams/exams.yaml")
    own = [(exam, products[exam["product"]]) for exam in exams if exam["policy"] == "certification"]
    promised = [(product["exam_minutes"], product["passing_score"]) for _, product in own]
    assert promised == [(exam["duration_minutes"], exam["passing_percent"]) for exam, _ in own]
    assert own


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind.slug for kind in KINDS])
def test_cards_of_the_demo_read_in_every_language(kind, language):
    """Every product has a title and a summary in each language."""
    folder = settings.FIXTURES / "content/translations"
    texts = read_yaml(folder / language / f"{kind}.yaml")
    assert texts.keys() == read_yaml(folder / "en" / f"{kind}.yaml").keys()
    assert [slug for slug, text in texts.items() if not (text["title"] and text["summary"])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", ["category", "tag", "unit", "role", "instructor"])
def test_what_the_demo_names_has_a_name_in_every_language(subject, language):
    folder = settings.FIXTURES / "content/translations"
    names = read_yaml(folder / language / f"{subject}.yaml")
    assert names.keys() == read_yaml(folder / "en" / f"{subject}.yaml").keys()

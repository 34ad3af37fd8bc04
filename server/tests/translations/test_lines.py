"""Lines of a product's lists: each is translated once, wherever it is used."""

from collections.abc import Iterator

import pytest
from django.conf import settings

from duxi.content.models import Translation
from duxi.core.fixtures import read_yaml
from duxi.offerings.kinds.training import TrainingAgendaItem
from tests.factories import CertificationFactory, TrainingFactory

pytestmark = pytest.mark.django_db

LINE = "Membawa laptop"


def write(line: str, title: str) -> None:
    Translation.objects.create(subject="line", slug=line, locale="en", title=title)


def page_of(as_, product, path: str, locale: str = "en") -> dict:
    return as_().with_headers(Accept_Language=locale).get(f"/public/{path}/{product.slug}").results


@pytest.fixture
def product():
    benefits, needs = [LINE, "Sertifikat"], [LINE]
    made = CertificationFactory(product__benefits=benefits, product__requirements=needs).product
    texts = {"title": "Data", "summary": "In short.", "body": "All about data."}
    Translation.objects.create(subject=made.kind, slug=made.slug, locale="en", **texts)
    return made


def test_what_is_translated_keeps_its_place_among_the_rest(as_, product):
    write(LINE, "Bring a laptop")
    page = page_of(as_, product, "certifications")
    assert (page["benefits"], page["requirements"]) == (["Bring a laptop", "Sertifikat"], ["Bring a laptop"])
    assert page["text_language"] == "id"
    for locale in ("fr", "id"):
        assert page_of(as_, product, "certifications", locale)["benefits"] == [LINE, "Sertifikat"]


def test_a_page_whose_lines_are_all_translated_is_in_that_language(as_, product):
    write(LINE, "Bring a laptop")
    write("Sertifikat", "Certificate")
    assert page_of(as_, product, "certifications")["text_language"] == "id"
    for step in ("Daftar", "Ujian", "Terima sertifikat", "Pindaian KTP"):
        write(step, "Translated")
    assert page_of(as_, product, "certifications")["text_language"] == "en"


def test_lists_of_the_kind_and_the_programme_of_a_day(as_):
    product = TrainingFactory(subject__syllabus=["Mutu data", "Latihan"]).product
    TrainingAgendaItem.objects.create(product=product, day=1, time="09:00", topic="Mutu data")
    write("Mutu data", "Data quality")
    page = page_of(as_, product, "trainings/schedules")
    assert page["syllabus"] == ["Data quality", "Latihan"]
    assert [item["topic"] for item in page["day_agenda"]] == ["Data quality"]


@pytest.mark.parametrize(("line", "status"), [(LINE, 200), ("Pindaian KTP", 200), ("Tidak ada", 422)])
def test_staff_translate_lines_that_stand_on_a_product(staff_as, dewi, product, line, status):
    body = {"subject": "line", "slug": line, "locale": "en", "title": "A line"}
    assert staff_as(dewi).post("/translations", json_body=body).status == status


def test_every_line_of_the_demo_that_is_translated_stands_in_its_fixtures():
    fixtures = settings.FIXTURES
    folders = ("catalogue", "classes", "exams", "assessments")
    paths = [path for folder in folders for path in (fixtures / folder).glob("*.yaml")]
    paths.append(fixtures / "points.yaml")
    said = {text for path in paths for text in _strings(read_yaml(path))}
    for path in (fixtures / "content" / "translations").glob("*/line.yaml"):
        assert set(read_yaml(path)) <= said


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from _strings([*value, *value.values()])
    elif isinstance(value, list):
        for one in value:
            yield from _strings(one)

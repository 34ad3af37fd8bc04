"""Every file of the demo can be read, also those that only `prepare --demo` loads."""

import pytest
from django.conf import settings

from duxi.core.fixtures import read_csv, read_yaml

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

"""When the exam of a certification can be sat, as its page says."""

import pytest

from tests.factories import BlueprintFactory, CertificationFactory

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("exam", "window"),
    [
        ({}, {"opens_at": None, "closes_at": None, "meets_assessor": False}),
        ({"closes_at": "2020-01-01T00:00:00Z"}, None),
        ({"is_active": False}, None),
        ({"policy": "oti-quiz"}, None),
        (None, None),
    ],
)
def test_a_certification_says_when_its_exam_is_open(as_, exam, window):
    product = CertificationFactory().product
    if exam is not None:
        BlueprintFactory(product=product, **{"policy": "certification", **exam})
    answer = as_().get(f"/public/certifications/{product.slug}")
    assert answer.results["exam_window"] == window


@pytest.mark.parametrize(
    ("method", "is_met"), [("questions", False), ("written", False), ("practical", True)]
)
def test_a_certification_says_whether_an_assessor_is_met(as_, method, is_met):
    product = CertificationFactory().product
    exam = BlueprintFactory(product=product, policy="certification", unit_count=1)
    exam.blueprint_units.update(method=method)
    answer = as_().get(f"/public/certifications/{product.slug}")
    assert answer.results["exam_window"]["meets_assessor"] is is_met

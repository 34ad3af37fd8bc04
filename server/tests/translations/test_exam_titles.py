"""Exams are named in the language wherever one sits, finds or reads them."""

import pytest

from duxi.catalog.models import Product
from duxi.content.models import Translation
from tests.exams.bank import give_seat, make_quiz
from tests.factories import BlueprintFactory

pytestmark = pytest.mark.django_db

in_both = pytest.mark.parametrize(("locale", "place"), [("en", 0), ("fr", 1)])


def write(subject: str, slug: str, title: str) -> None:
    Translation.objects.create(subject=subject, slug=slug, locale="en", title=title)


@in_both
def test_the_door_of_a_quiz(as_, ani, locale, place):
    quiz = make_quiz("elearning-quiz", "elearning", title="Kuis satu")
    give_seat(ani, quiz.product)
    Product.objects.filter(pk=quiz.product_id).update(title="Paket")
    write("line", "Kuis satu", "Quiz one")
    write("elearning", quiz.product.slug, "Package")
    door = as_(ani).with_headers(Accept_Language=locale).get(f"/exams/{quiz.uuid}").results
    assert door["title"] == ("Quiz one", "Kuis satu")[place]
    assert door["product"]["title"] == ("Package", "Paket")[place]


@in_both
def test_free_checks(as_, locale, place):
    BlueprintFactory(policy="free-assessment", title="Cek satu")
    write("line", "Cek satu", "Check one")
    (row,) = as_().with_headers(Accept_Language=locale).get("/public/free-assessments").results["rows"]
    assert row["title"] == ("Check one", "Cek satu")[place]

"""The profile of an instructor: who it is, and what he or she teaches now."""

from datetime import timedelta

import pytest

from duxi.catalog.models import Instructor
from duxi.core.clock import now
from tests.factories import ElearningFactory, TrainingFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def ratna():
    return Instructor.objects.create(slug="ratna", name="Ratna", title="Praktisi", bio="Sepuluh tahun.")


def taught_by(person, product, **changes):
    type(product).objects.filter(pk=product.pk).update(**changes)
    product.instructors.add(person)


def test_what_is_taught_begins_with_the_next_date_and_leaves_out_what_is_over(as_, ratna):
    course, later, sooner, past, draft = (
        ElearningFactory().product,
        *(TrainingFactory().product for _ in range(3)),
        ElearningFactory(product__is_published=False).product,
    )
    taught_by(ratna, course, rating_sum=9, rating_count=2)
    taught_by(ratna, later, title="Kelas A", starts_at=now() + timedelta(days=30), ends_at=None)
    taught_by(ratna, sooner, title="Kelas B", starts_at=now() + timedelta(days=3), ends_at=None)
    taught_by(ratna, past, starts_at=now() - timedelta(days=3), ends_at=None)
    taught_by(ratna, draft)
    shown = as_().get("/public/instructors/ratna").results
    assert [card["slug"] for card in shown["products"]] == [sooner.slug, later.slug, course.slug]
    assert (shown["products_total"], shown["bio"]) == (3, "Sepuluh tahun.")
    assert (shown["rating_average"], shown["rating_count"]) == (4.5, 2)


def test_two_dates_of_one_class_are_one_card(as_, ratna):
    first, second = TrainingFactory().product, TrainingFactory().product
    for days, product in ((9, second), (2, first)):
        taught_by(ratna, product, title="Kelas", starts_at=now() + timedelta(days=days), ends_at=None)
    shown = as_().get("/public/instructors/ratna").results
    assert [card["slug"] for card in shown["products"]] == [first.slug]
    assert shown["products_total"] == 1


def test_nobody_is_shown_who_teaches_only_drafts(as_, ratna):
    taught_by(ratna, ElearningFactory(product__is_published=False).product)
    assert as_().get("/public/instructors/ratna").status == 404

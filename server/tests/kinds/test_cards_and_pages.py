"""What cards of trainings count of their other dates, and whom pages name."""

from datetime import timedelta

import pytest
from django.utils import timezone

from duxi.offerings.kinds.training import MOST_OTHER_DATES
from tests.factories import BundleFactory, JobRoleFactory, TrainingFactory

pytestmark = pytest.mark.django_db


def test_a_page_names_the_job_roles_that_its_product_is_for(as_):
    bundle = BundleFactory().product
    for slug, name in (("b", "Penguji"), ("a", "Analis")):
        bundle.job_roles.add(JobRoleFactory(slug=slug, name=name))
    roles = as_().get(f"/public/bundlings/{bundle.slug}").results["roles"]
    assert roles == [{"slug": "a", "name": "Analis"}, {"slug": "b", "name": "Penguji"}]


def test_other_dates_of_a_training_are_counted_no_further_than_a_card_says(as_):
    few = [TrainingFactory()]
    few += [TrainingFactory(subject=few[0].subject) for _n in range(2)]
    TrainingFactory(subject=few[0].subject, product__starts_at=timezone.now() - timedelta(days=1))
    many = [TrainingFactory()]
    many += [TrainingFactory(subject=many[0].subject) for _n in range(MOST_OTHER_DATES + 3)]
    cards = as_().get("/public/trainings/schedules", rows=50).results["rows"]
    others = {card["slug"]: card["other_dates"] for card in cards}
    assert {others[one.product.slug] for one in few} == {2}
    assert {others[one.product.slug] for one in many} == {MOST_OTHER_DATES + 1}

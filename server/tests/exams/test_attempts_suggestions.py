"""What a result suggests: products that develop the units which are not reached."""

from datetime import timedelta

import pytest

from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.reference.models import CompetencyUnit
from tests.entitled import entitled
from tests.exam_bank import enter, give_access, make_batch
from tests.factories import AssessmentFactory, CertificationFactory, OtherFactory, TrainingFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def room(as_, ani):
    give_access(ani, make_batch())
    return enter(as_(ani))


def test_gaps_suggest_what_develops_them(as_, ani, room):
    level_one = CompetencyUnit.objects.get(code="U.2")
    course = TrainingFactory().product
    examining = [AssessmentFactory().product, CertificationFactory().product]
    for product in (course, *examining, OtherFactory().product):
        product.competency_units.set([level_one])
    room.save("S1", 1)
    room.end()
    result = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid).results
    (suggested,) = result["suggestions"]
    assert (suggested["item_id"], suggested["kind"]) == (course.pk, "training")
    assert suggested["uk_codes"] == ["U.2"]


def test_what_repeats_something_owned_is_not_suggested(as_, ani, room):
    owned = TrainingFactory()
    other, new = TrainingFactory(subject=owned.subject).product, TrainingFactory().product
    for product in (owned.product, other, new):
        product.competency_units.set(CompetencyUnit.objects.filter(code="U.2"))
    entitled(ani, owned.product)
    room.end()
    result = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid).results
    assert [row["item_id"] for row in result["suggestions"]] == [new.pk]


def test_what_begins_long_after_now_is_suggested_last(as_, ani, room):
    far, near = TrainingFactory().product, TrainingFactory().product
    for product, weeks, price in ((far, 9, 1_000), (near, 7, 900_000)):
        product.competency_units.set(CompetencyUnit.objects.filter(code="U.2"))
        start = now() + timedelta(weeks=weeks)
        ends = start + timedelta(days=1)
        Product.objects.filter(pk=product.pk).update(starts_at=start, ends_at=ends, price=price)
    room.end()
    result = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid).results
    assert [row["item_id"] for row in result["suggestions"]] == [near.pk, far.pk]


def test_of_several_dates_of_a_subject_the_cheapest_is_suggested(as_, ani, room):
    first = TrainingFactory()
    other = TrainingFactory(subject=first.subject)
    for training, price in ((first, 900_000), (other, 1_000)):
        training.product.competency_units.set(CompetencyUnit.objects.filter(code="U.2"))
        Product.objects.filter(pk=training.product_id).update(price=price)
    room.end()
    result = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid).results
    assert [row["item_id"] for row in result["suggestions"]] == [other.product_id]


@pytest.mark.parametrize(
    ("dates", "better"),
    [
        ([(7, 1_000), (3, 900), (20, 800)], 2),
        ([(7, 1_000), (3, 1_200), (2, 1_100)], 2),
        ([(7, 1_000), (8, 1_100)], None),
        ([(7, 1_000)], None),
    ],
    ids=["cheapest", "nearest", "neither", "alone"],
)
def test_a_suggested_date_names_a_better_one(as_, ani, room, dates, better):
    first = TrainingFactory()
    others = [TrainingFactory(subject=first.subject) for _date in dates[1:]]
    products = [training.product for training in (first, *others)]
    for product, (weeks, price) in zip(products, dates, strict=True):
        product.competency_units.set(CompetencyUnit.objects.filter(code="U.2"))
        start = now() + timedelta(weeks=weeks)
        changes = {"starts_at": start, "ends_at": start + timedelta(days=1), "price": price}
        Product.objects.filter(pk=product.pk).update(**changes)
    room.end()
    result = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid).results
    (suggested,) = result["suggestions"]
    named = suggested["other_date"] and suggested["other_date"]["slug"]
    assert named == (None if better is None else products[better].slug)
    assert better is None or suggested["other_date"]["mode"] == products[better].mode


def test_without_gaps_nothing_is_suggested(as_, ani, room):
    course = TrainingFactory().product
    course.competency_units.set(CompetencyUnit.objects.all())
    for code, option in (("S1", 1), ("S3", 2), ("N", 2), ("NA", 2), ("NB", 1), ("T1", 2)):
        room.save(code, option)
    room.end()
    result = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid).results
    assert (result["score"], result["competent_count"], result["suggestions"]) == (100.0, 2, [])

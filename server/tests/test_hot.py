"""Statements of public answers that come often are planned once."""

import pytest
from django.db import connection

from tests.shop import training

pytestmark = pytest.mark.django_db

OFTEN = 8


def prepared_plans() -> int:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE '%json_build_object%'"
        )
        return int(cursor.fetchone()[0])


def test_the_plan_of_a_list_is_kept_and_says_the_same(as_):
    product = training()
    before = prepared_plans()
    ids = [as_().get("/public/trainings/schedules").results["rows"][0]["item_id"] for _n in range(OFTEN)]
    assert ids == [product.pk] * OFTEN
    assert prepared_plans() == before + 1
    training(title="Kelas baru")
    assert as_().get("/public/trainings/schedules").results["total"] == 2

"""Statements of public answers that come often are planned once."""

from urllib.parse import quote

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


def test_the_pages_of_all_products_of_a_kind_share_one_plan(as_):
    products = [training(title=f"Kelas {n}") for n in range(OFTEN)]
    before = prepared_plans()
    for product in products:
        shown = as_().get(f"/public/trainings/schedules/{product.slug}").results
        assert (shown["item_id"], shown["title"]) == (product.pk, product.title)
    assert prepared_plans() == before + 1
    assert as_().get(f"/public/trainings/schedules/{products[0].pk}").results["slug"] == products[0].slug
    assert as_().get("/public/trainings/schedules/tidak-ada").status == 404


def test_a_page_of_another_product_is_never_taken_for_one_already_seen(as_):
    one, other = (f"/public/trainings/schedules/{training().slug}" for _n in range(2))
    tag = as_().get(one).response["ETag"]
    asked_again = as_().with_headers(If_None_Match=tag)
    assert asked_again.get(one).status == 304
    assert asked_again.get(other).status == 200


@pytest.mark.parametrize("slug", ["' OR '1'='1", "$1", "%s", "100%"])
def test_a_slug_is_a_value_and_never_sql(as_, slug):
    training()
    assert as_().get(f"/public/trainings/schedules/{quote(slug)}").status == 404

"""What the page of a job role suggests, and what staff decide about it."""

import pytest

from duxi.offerings.role_suggestions import RoleSuggestion
from tests.factories import AssessmentFactory, JobRoleFactory, WebinarFactory

pytestmark = pytest.mark.django_db

PATH = "/role-suggestions"


@pytest.fixture
def role():
    return JobRoleFactory(slug="analis-data", name="Analis Data")


@pytest.fixture
def named(role):
    """Two webinars that name the role."""
    products = [WebinarFactory(product__title=title).product for title in ("Pertama", "Kedua")]
    for product in products:
        product.job_roles.add(role)
    return products


@pytest.fixture
def titles(as_):
    def suggested() -> list[str]:
        rows = as_().get("/public/job-roles/analis-data/suggestions/webinars").results["rows"]
        return [row["title"] for row in rows]

    return suggested


def test_what_staff_chose_comes_first_in_its_order(staff_as, dewi, role, named, titles):
    others = [WebinarFactory(product__title=title).product for title in ("Pilihan A", "Pilihan B")]
    before = titles()
    assert sorted(before) == ["Kedua", "Pertama"]
    for position, product in ((2, others[0]), (1, others[1])):
        body = {"job_role_id": role.pk, "product_id": product.pk, "position": position}
        assert staff_as(dewi).post(PATH, json_body=body).status == 200
    assert titles() == ["Pilihan B", "Pilihan A", *before]
    assert [row["product_title"] for row in staff_as(dewi).get(PATH).results["rows"]] == [
        "Pilihan B",
        "Pilihan A",
    ]


def test_what_staff_hide_is_not_suggested_for_that_role_alone(staff_as, dewi, as_, role, named, titles):
    other = JobRoleFactory(slug="perancang")
    named[0].job_roles.add(other)
    body = {"job_role_id": role.pk, "product_id": named[0].pk, "is_hidden": True}
    made = staff_as(dewi).post(PATH, json_body=body).results
    assert titles() == ["Kedua"]
    rows = as_().get("/public/job-roles/perancang/suggestions/webinars").results["rows"]
    assert [row["title"] for row in rows] == ["Pertama"]
    assert staff_as(dewi).delete(f"{PATH}/{made['id']}").status == 200
    assert sorted(titles()) == ["Kedua", "Pertama"]


def test_a_draft_is_not_suggested_even_if_chosen(role, titles):
    draft = WebinarFactory(product__is_published=False).product
    RoleSuggestion.objects.create(job_role=role, product=draft)
    assert titles() == []


def test_a_product_stands_once_and_is_of_a_kind_that_the_page_suggests(staff_as, dewi, role, named):
    office = staff_as(dewi)
    body = {"job_role_id": role.pk, "product_id": named[0].pk}
    assert office.post(PATH, json_body=body).status == 200
    again = office.post(PATH, json_body=body)
    assert (again.status, "sudah ada di saran peran" in str(again.errors)) == (422, True)
    body["product_id"] = AssessmentFactory().product.pk
    refused = office.post(PATH, json_body=body)
    assert (refused.status, list(refused.errors)) == (422, ["product_id"])
    unknown = office.post(PATH, json_body=body | {"product_id": 10**9})
    assert (unknown.status, list(unknown.errors)) == (422, ["product_id"])
    assert RoleSuggestion.objects.count() == 1

"""Names of units and job roles wherever learners read them: in English where written, else Indonesian."""

import pytest
from django.test import Client

from duxi.config.seo.roles import explore_page, role_page
from duxi.content.models import Translation
from duxi.core.clock import now
from duxi.core.language import speaking as in_language
from duxi.exams.models import Blueprint
from duxi.exams.sharing import share_path
from duxi.reference.models import CompetencyUnit, JobRole
from tests.caller import Caller
from tests.exam_bank import ITEM, enter, give_access, make_batch, make_blueprint
from tests.factories import AssessmentFactory, CertificationFactory, TrainingFactory

pytestmark = pytest.mark.django_db

WRITTEN = ["First Unit", "Unit 2"]
INDONESIAN = ["Unit 1", "Unit 2"]
ROLE = {"en": "Test Analyst", "id": "Analis Uji", "fr": "Analis Uji"}
UNITS = {"en": WRITTEN, "id": INDONESIAN, "fr": INDONESIAN}
in_each_language = pytest.mark.parametrize("locale", ["en", "id", "fr"])


@pytest.fixture
def blueprint() -> Blueprint:
    made = make_blueprint()
    Translation.objects.create(subject="unit", slug="U.1", locale="en", title="First Unit")
    Translation.objects.create(subject="role", slug="analis-uji", locale="en", title="Test Analyst")
    return made


def speaking(caller: Caller, locale: str) -> Caller:
    return caller.with_headers(Accept_Language=locale)


def names(rows: list[dict]) -> list[str]:
    return [row["uk_name"] for row in rows]


@in_each_language
def test_pages_of_products_and_roles(as_, blueprint, locale):
    product = CertificationFactory().product
    product.competency_units.set(CompetencyUnit.objects.all())
    assessment = AssessmentFactory(blueprint=blueprint).product
    visitor = speaking(as_(), locale)
    for path in (
        f"/public/certifications/{product.slug}",
        f"/public/assessments/{assessment.slug}",
        "/public/job-roles/analis-uji",
    ):
        assert names(visitor.get(path).results["units"]) == UNITS[locale], path


@in_each_language
def test_a_sitting_its_room_and_its_result(as_, ani, blueprint, locale):
    give_access(ani, make_batch(blueprint=blueprint))
    learner = speaking(as_(ani), locale)
    created = learner.post("/assessments/create-session", {"item_id": ITEM}).results
    told = learner.get("/assessments/session", sesi_id=created["sesi_id"]).results
    assert (names(told["units"]), told["job_role"]["name"]) == (UNITS[locale], ROLE[locale])
    room = enter(learner)
    asked = speaking(room.caller, locale).get("/assessments/get-unitkom", type="single").results
    assert names(asked["rows"]) == UNITS[locale]
    room.end()
    result = learner.get("/assessments/result", sesi_uuid=room.attempt.uuid).results
    assert (names(result["units"]), result["job_role"]["name"]) == (UNITS[locale], ROLE[locale])
    (sitting,) = learner.get("/assessments/my-assesment").results["rows"]
    assert sitting["job_role"] == ROLE[locale]
    found = learner.get("/statistic-dimension").results["dimensions"]
    assert names(found) == UNITS[locale]


@in_each_language
def test_free_assessments(as_, blueprint, locale):
    Blueprint.objects.update(policy="free-assessment")
    (row,) = speaking(as_(), locale).get("/public/free-assessments").results["rows"]
    assert (row["units"], row["job_role"]["name"]) == (UNITS[locale], ROLE[locale])


@in_each_language
def test_the_account_chooses_and_finds_roles_by_the_names_it_reads(as_, ani, blueprint, locale):
    learner = speaking(as_(ani), locale)
    (row,) = learner.get("/account/phl/jobrole").results["rows"]
    assert row["name"] == ROLE[locale]
    (row,) = learner.get("/account/profile").results["phl_roles"]
    assert row["name"] == ROLE[locale]


def test_why_a_product_is_suggested(as_, ani, blueprint):
    TrainingFactory().product.job_roles.set(JobRole.objects.all())
    ani.chosen_roles.create(job_role=blueprint.job_role, chosen_at=now())
    (row,) = speaking(as_(ani), "en").get("/account/recomen-product").results["rows"]
    assert row["reason"].endswith("Test Analyst.")


@in_each_language
def test_the_head_of_a_role(blueprint, locale):
    with in_language(locale):
        assert role_page("analis-uji").title == ROLE[locale]
        assert explore_page().text == (ROLE[locale],)


def test_pictures_for_sharing_are_drawn_with_the_names(as_, ani, blueprint):
    give_access(ani, make_batch(blueprint=blueprint))
    room = enter(as_(ani))
    room.end()
    for path in ("/share/role/analis-uji.png", share_path(room.attempt)):
        before = picture(path)
        Translation.objects.update(title="Another Name")
        assert picture(path) != before, path
        Translation.objects.filter(subject="unit").update(title="First Unit")


def picture(path: str) -> bytes:
    return Client(headers={"Accept-Language": "en"}).get(path.replace("lang=id", "lang=en")).content

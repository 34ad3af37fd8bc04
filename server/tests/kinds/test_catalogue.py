"""Public lists and details of every kind, and the list protocol they share."""

import json
from datetime import timedelta

import pytest
from django.utils import timezone

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product, Tag
from duxi.core.envelope import Envelope, Rows
from duxi.reference.models import RoleInstansi
from tests.factories import (
    AssessmentFactory,
    BundleFactory,
    CertificationFactory,
    ElearningFactory,
    InixCertificationFactory,
    InstansiFactory,
    JobRoleFactory,
    OtherFactory,
    OtiFactory,
    TrainingFactory,
    UnitFactory,
    WebinarFactory,
    WorkshopFactory,
    WorkshopSubscriptionFactory,
)
from tests.reading import reads_back

pytestmark = pytest.mark.django_db

MAKERS = {
    "assessment": AssessmentFactory,
    "training": TrainingFactory,
    "certification": CertificationFactory,
    "webinar": WebinarFactory,
    "workshop": WorkshopFactory,
    "workshop-subscription": WorkshopSubscriptionFactory,
    "inix-certification": InixCertificationFactory,
    "elearning": ElearningFactory,
    "other": OtherFactory,
    "oti": OtiFactory,
    "bundle": BundleFactory,
}
EVERY_KIND = pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind.slug)


def rules(*rows):
    return json.dumps([dict(zip(("field", "op", "value"), row, strict=True)) for row in rows])


def titles(answer):
    return [row["title"] for row in answer.results["rows"]]


@EVERY_KIND
def test_every_kind_lists_in_its_contracts_shape(as_, kind, django_assert_num_queries):
    for _n in range(3):
        MAKERS[kind.slug]()
    with django_assert_num_queries(1):
        answer = as_().get(f"/public/{kind.path}")
    assert answer.results["total"] == 3
    assert reads_back(Envelope[Rows[kind.card]], answer.body)


@EVERY_KIND
def test_every_kind_shows_one_in_its_contracts_shape(as_, kind, django_assert_num_queries):
    shown, other = MAKERS[kind.slug](), MAKERS[kind.slug]()
    for wanted in (shown.product.slug, shown.product.pk):
        with django_assert_num_queries(1):
            answer = as_().get(f"/public/{kind.page_path}/{wanted}")
        assert reads_back(Envelope[kind.detail], answer.body)
        assert [row["slug"] for row in answer.results["related"]] == [other.product.slug]


@EVERY_KIND
def test_the_most_alike_on_sale_are_related_first_then_the_newest(as_, kind):
    shown, by_tag, by_unit, other, gone, full = (MAKERS[kind.slug]().product for _n in range(6))
    tag, unit = Tag.objects.create(slug="data", name="Data"), UnitFactory()
    shown.tags.add(tag)
    for product in (by_tag, by_unit, gone, full):
        product.tags.add(tag)
    for product in (shown, by_unit, gone):
        product.competency_units.add(unit)
    Product.objects.filter(pk=gone.pk).update(sale_until=timezone.now() - timedelta(days=1))
    Product.objects.filter(pk=full.pk).update(quota=1, sold=1)
    answer = as_().get(f"/public/{kind.page_path}/{shown.slug}")
    found = [row["slug"] for row in answer.results["related"]]
    assert found == [by_unit.slug, by_tag.slug, other.slug]


def test_other_dates_of_a_training_are_no_related_ones(as_):
    shown, other = MAKERS["training"](), MAKERS["training"]()
    MAKERS["training"](subject=shown.subject)
    answer = as_().get(f"/public/{KINDS['training'].page_path}/{shown.product.slug}")
    assert [row["slug"] for row in answer.results["related"]] == [other.product.slug]


@EVERY_KIND
def test_unpublished_and_unknown_look_the_same(as_, kind):
    hidden = MAKERS[kind.slug](product__is_published=False)
    for wanted in (hidden.product.slug, "tidak-ada", "999999999"):
        answer = as_().get(f"/public/{kind.page_path}/{wanted}")
        assert (answer.status, answer.message) == (404, "Data tidak ditemukan.")
    assert as_().get(f"/public/{kind.path}").results == {"rows": [], "total": 0}


@EVERY_KIND
def test_sold_out_and_ended_products_say_so(as_, kind):
    MAKERS[kind.slug](product__quota=5, product__sold=5)
    MAKERS[kind.slug](product__sale_until=timezone.now() - timedelta(days=1))
    MAKERS[kind.slug](product__quota=5, product__sold=2)
    rows = as_().get(f"/public/{kind.path}", sort="created_at").results["rows"]
    assert [(row["on_sale"], row["seats_left"]) for row in rows] == [(False, 0), (False, None), (True, 3)]


def test_assessment_card_names_role_and_counts(as_):
    assessment = AssessmentFactory(blueprint__unit_count=3)
    row = as_().get("/public/assessments").results["rows"][0]
    role = assessment.blueprint.job_role
    assert row["job_role"] == {"id": role.pk, "slug": role.slug, "name": role.name}
    assert (row["unit_count"], row["duration_minutes"], row["product_id"]) == (3, 60, 1)


def test_assessment_detail_names_required_levels(as_):
    assessment = AssessmentFactory()
    units = as_().get(f"/public/assessments/{assessment.product.slug}").results["units"]
    assert [unit["required_level"] for unit in units] == [3, 3]


@pytest.mark.parametrize(
    ("rule", "wanted"),
    [
        (("title", "contains", "DATA"), ["Analis Data"]),
        (("price", "lte", 100_000), ["Gratis"]),
        (("price", "gte", "150000"), ["Analis Data"]),
        (("is_free", "eq", True), ["Gratis"]),
        (("is_free", "ne", True), ["Analis Data"]),
        (("title", "in", ["Gratis", "Lain"]), ["Gratis"]),
        (("title", "contains", "100%_'\""), []),
    ],
)
def test_filters(as_, rule, wanted):
    AssessmentFactory(product__title="Analis Data", product__price=150_000)
    AssessmentFactory(product__title="Gratis", product__price=0)
    assert titles(as_().get("/public/assessments", filterRules=rules(rule))) == wanted


def test_assessments_are_found_for_a_job_role(as_):
    wanted = AssessmentFactory()
    AssessmentFactory()
    answer = as_().get(
        "/public/assessments", filterRules=rules(("job_role", "eq", wanted.blueprint.job_role.slug))
    )
    assert [row["slug"] for row in answer.results["rows"]] == [wanted.product.slug]


def test_sorting_and_paging(as_):
    for title in "CAB":
        AssessmentFactory(product__title=title)
    assert titles(as_().get("/public/assessments")) == ["B", "A", "C"]
    assert titles(as_().get("/public/assessments", sort="title", order="asc")) == ["A", "B", "C"]
    assert titles(as_().get("/public/assessments", sort="title|desc")) == ["C", "B", "A"]
    page = as_().get("/public/assessments", sort="title", rows=2, page=2)
    assert (titles(page), page.results["total"]) == (["C"], 3)


@pytest.mark.parametrize(
    ("query", "field", "sentence"),
    [
        ({"filterRules": "{"}, "filterRules", "Filter tidak dapat dibaca."),
        ({"filterRules": "{}"}, "filterRules", "Filter tidak dapat dibaca."),
        ({"filterRules": "[1]"}, "filterRules", "Filter tidak dapat dibaca."),
        ({"filterRules": "[" * 2000}, "filterRules", "Filter tidak dapat dibaca."),
        ({"filterRules": rules(("x", "eq", 1))}, "filterRules", "Kolom filter 'x' tidak dikenal."),
        ({"filterRules": rules(("title", "gt", 1))}, "filterRules", "Operator filter 'gt' tidak dikenal."),
        (
            {"filterRules": rules(("price", "eq", "a"))},
            "filterRules",
            "Nilai filter untuk 'price' tidak sah.",
        ),
        (
            {"filterRules": rules(("price", "eq", 2**63))},
            "filterRules",
            "Nilai filter untuk 'price' tidak sah.",
        ),
        (
            {"filterRules": rules(("title", "eq", "\0"))},
            "filterRules",
            "Nilai filter untuk 'title' tidak sah.",
        ),
        (
            {"filterRules": rules(("title", "in", "a"))},
            "filterRules",
            "Nilai filter untuk 'title' tidak sah.",
        ),
        (
            {"filterRules": rules(("title", "eq", {"a": 1}))},
            "filterRules",
            "Nilai filter untuk 'title' tidak sah.",
        ),
        ({"sort": "password"}, "sort", "Urutan 'password' tidak dikenal."),
        ({"sort": "title|sideways"}, "sort", "Urutan 'title' tidak dikenal."),
        ({"page": "0"}, "page", "Minimal 1."),
        ({"page": "x"}, "page", "Harus berupa bilangan bulat."),
        ({"rows": "101"}, "rows", "Maksimal 100."),
    ],
)
def test_hostile_lists_get_a_clear_sentence(as_, query, field, sentence):
    answer = as_().get("/public/assessments", **query)
    assert (answer.status, answer.errors) == (422, {field: [sentence]})


def test_training_filters_by_date(as_):
    near, far = timezone.now() + timedelta(days=10), timezone.now() + timedelta(days=90)
    TrainingFactory(product__title="Dekat", product__starts_at=near)
    TrainingFactory(product__title="Jauh", product__starts_at=far)
    assert titles(as_().get("/public/trainings/schedules")) == ["Jauh", "Dekat"]
    before = rules(("eventDateStart", "lt", timezone.localdate(far).isoformat()))
    assert titles(as_().get("/public/trainings/schedules", filterRules=before)) == ["Dekat"]


def test_job_roles_say_how_many_assessments_they_have(as_, django_assert_num_queries):
    assessment = AssessmentFactory(blueprint__job_role__name="Analis")
    JobRoleFactory(name="Zoolog")
    with django_assert_num_queries(1):
        rows = as_().get("/public/job-roles").results["rows"]
    assert [(row["job_role_name"], row["assessment_count"]) for row in rows] == [("Analis", 1), ("Zoolog", 0)]
    assert rows[0]["unit_count"] == assessment.blueprint.units.count()
    only = as_().get("/public/job-roles", filterRules=rules(("has_assessment", "eq", True)))
    assert only.results["total"] == 1


def test_a_role_names_those_of_its_family_that_can_be_assessed(as_):
    assessed = AssessmentFactory().blueprint.job_role
    other = AssessmentFactory().blueprint.job_role
    for role in (assessed, other):
        role.family = "Data" if role is assessed else "Jaringan"
        role.save()
    JobRoleFactory(slug="arsiparis", name="Arsiparis", family="Data")
    detail = as_().get("/public/job-roles/arsiparis").results
    nearby = {"job_role_slug": assessed.slug, "job_role_name": assessed.name}
    assert (detail["assessment_count"], detail["nearby"]) == (0, [nearby])
    assert as_().get(f"/public/job-roles/{assessed.slug}").results["nearby"] == []


def test_a_role_with_several_assessments_is_listed_once(as_):
    first = AssessmentFactory()
    AssessmentFactory(blueprint__job_role=first.blueprint.job_role)
    assessed = as_().get("/public/job-roles", filterRules=rules(("has_assessment", "eq", True))).results
    assert [row["assessment_count"] for row in assessed["rows"]] == [2]
    assert assessed["total"] == 1


def test_agencies_of_a_role(as_, django_assert_num_queries):
    role, agency = JobRoleFactory(), InstansiFactory(name="Dinas Data")
    InstansiFactory()
    InstansiFactory(is_active=False)
    RoleInstansi.objects.create(job_role=JobRoleFactory(), instansi=agency)
    rolin = RoleInstansi.objects.create(job_role=role, instansi=agency)
    everywhere = as_().get("/public/instansi").results
    assert everywhere["total"] == 2
    assert {row["rolin_instansi_id"] for row in everywhere["rows"]} == {None}
    with django_assert_num_queries(1):
        answer = as_().get("/public/instansi", filterRules=rules(("job_role", "eq", role.slug)))
    found = [(row["instansi_name"], row["rolin_instansi_id"]) for row in answer.results["rows"]]
    assert found == [("Dinas Data", rolin.pk)]


def test_lists_and_roles_are_filtered_by_agency(as_):
    analyst, manager = JobRoleFactory(name="Analis"), JobRoleFactory(name="Manajer")
    agency = InstansiFactory()
    RoleInstansi.objects.create(job_role=analyst, instansi=agency)
    training = TrainingFactory().product
    training.job_roles.add(analyst)
    TrainingFactory().product.job_roles.add(manager)
    for value, op in ((str(agency.pk), "eq"), ([str(agency.pk)], "in")):
        rules = json.dumps([{"field": "instansi", "op": op, "value": value}])
        rows = as_().get("/public/trainings/schedules", filterRules=rules).results["rows"]
        assert [row["slug"] for row in rows] == [training.slug]
        roles = as_().get("/public/job-roles", filterRules=rules).results["rows"]
        assert [row["job_role_name"] for row in roles] == ["Analis"]
    bad = json.dumps([{"field": "instansi", "op": "eq", "value": "9" * 30}])
    assert as_().get("/public/job-roles", filterRules=bad).results["rows"] == []


def test_assessments_are_sorted_by_their_duration(as_):
    for title, minutes in (("Lama", 90), ("Kilat", 25), ("Sedang", 60)):
        AssessmentFactory(product__title=title, blueprint__duration_minutes=minutes)
    shown = as_().get("/public/assessments", sort="duration_minutes|asc")
    assert titles(shown) == ["Kilat", "Sedang", "Lama"]


def test_lists_are_sorted_by_rating_with_the_unrated_last(as_):
    for slug, total, count in (("biasa", 9, 3), ("belum", 0, 0), ("bagus", 14, 3)):
        TrainingFactory(product__slug=slug, product__rating_sum=total, product__rating_count=count)
    for order, wanted in (("desc", ["bagus", "biasa", "belum"]), ("asc", ["biasa", "bagus", "belum"])):
        rows = as_().get("/public/trainings/schedules", sort=f"rating|{order}").results["rows"]
        assert [row["slug"] for row in rows] == wanted

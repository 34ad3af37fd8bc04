"""What somebody has viewed, and what is suggested to them: whose it is, in which order, and why."""

import json
from datetime import timedelta

import pytest

from duxi.catalog.actions.viewed import remember_view
from duxi.catalog.kinds import KINDS, kind_by_id
from duxi.catalog.models import ProductView
from duxi.content.fixtures import load_content
from duxi.content.models import News
from duxi.content.queries import published_news
from duxi.core.clock import now
from duxi.exams.models import AssessmentAccess, Attempt, UnitResult
from duxi.exams.versions import blueprint_version
from duxi.learning.models import ChosenRole
from duxi.offerings.api.account import LISTS
from duxi.reference.models import CompetencyUnit
from tests.conftest import _bearer
from tests.entitled import entitled
from tests.exam_bank import make_batch
from tests.factories import AssessmentFactory, JobRoleFactory, TrainingFactory
from tests.shop import notify, ordered
from tests.test_catalogue import MAKERS

pytestmark = pytest.mark.django_db

NEW = "Baru di Duxi."
MANY = "Banyak diminati peserta lain."


def view(as_, user, product):
    return as_(user).post("/account/recently", {"kind": product.kind, "slug": product.slug})


def slugs(answer):
    return [row["slug"] for row in answer.results["rows"]]


def reasons(as_, user):
    rows = as_(user).get("/account/recomen-product").results["rows"]
    return [(row["slug"], row["reason"]) for row in rows]


def training(slug, units=(), **fields):
    product = TrainingFactory(product__slug=slug, **{f"product__{k}": v for k, v in fields.items()}).product
    product.competency_units.set(CompetencyUnit.objects.filter(code__in=units))
    return product


@pytest.fixture
def measured():
    """Makes a finished attempt with these units: code → (achieved, required)."""

    def measure(user, days_ago=0, **units):
        batch = Attempt.objects.first().batch if Attempt.objects.exists() else make_batch()
        moment = now() - timedelta(days=days_ago)
        attempt = Attempt.objects.create(
            policy="assessment",
            participant=user,
            blueprint=batch.blueprint,
            version=blueprint_version(batch.blueprint),
            batch=batch,
            status="finished",
            started_at=moment,
            ended_at=moment,
            score=50,
        )
        for position, (code, (achieved, required)) in enumerate(units.items(), start=1):
            unit, _new = CompetencyUnit.objects.get_or_create(code=code, defaults={"name": f"Unit {code}"})
            UnitResult.objects.create(
                attempt=attempt,
                unit=unit,
                position=position,
                score=50,
                achieved_level=achieved,
                required_level=required,
                competent=achieved >= required,
            )

    return measure


def test_the_newest_view_stands_first_with_its_whole_card(as_, ani):
    one, two = AssessmentFactory().product, TrainingFactory().product
    for product in (one, two, one):
        answer = view(as_, ani, product)
        assert (answer.status, answer.message) == (200, "Tercatat.")
    found = as_(ani).get("/account/recently")
    assert (slugs(found), found.results["total"]) == ([one.slug, two.slug], 2)
    public = as_().get("/public/assessments").results["rows"][0]
    assert found.results["rows"][0] == public
    assert found.results["rows"][1]["subject_code"]


def test_views_are_paged_and_cheap(as_, ani, django_assert_max_num_queries):
    for n in range(5):
        remember_view(user=ani, kind_slug="training", slug=training(f"t-{n}").slug)
    browser = as_().with_headers(**_bearer(ani))
    with django_assert_max_num_queries(1 + 2 + len(KINDS)):
        page = browser.get("/account/recently", rows=2, page=2)
    assert (slugs(page), page.results["total"]) == (["t-2", "t-1"], 5)
    assert as_(ani).get("/account/recently", rows=101).errors == {"rows": ["Maksimal 100."]}


def test_everybody_sees_their_own_views(as_, ani, budi):
    view(as_, ani, TrainingFactory().product)
    assert as_(budi).get("/account/recently").results == {"rows": [], "total": 0}


def test_only_the_newest_fifty_are_kept_of_each(ani, budi):
    others = training("budis")
    remember_view(user=budi, kind_slug="training", slug=others.slug)
    for n in range(52):
        remember_view(user=ani, kind_slug="training", slug=training(f"t-{n}").slug)
    own = ProductView.objects.filter(user=ani)
    assert own.count() == 50
    assert not own.filter(product__slug__in=["t-0", "t-1"]).exists()
    assert ProductView.objects.filter(user=budi).count() == 1


@pytest.mark.parametrize(
    "form",
    [{"kind": "training", "slug": "x"}, {"kind": "lain", "slug": "x"}, {"kind": "training", "slug": "draf"}],
)
def test_what_nobody_may_see_is_not_remembered(as_, ani, form):
    training("draf", is_published=False)
    answer = as_(ani).post("/account/recently", form)
    assert (answer.status, answer.message) == (404, "Data tidak ditemukan.")
    assert not ProductView.objects.exists()


def test_what_was_withdrawn_leaves_the_list(as_, ani):
    product = training("t")
    view(as_, ani, product)
    product.is_published = False
    product.save()
    assert as_(ani).get("/account/recently").results == {"rows": [], "total": 0}


def test_gaps_come_first_then_roles_then_what_others_buy(as_, ani, measured):
    measured(ani, G1=(1, 3), G2=(2, 3), OK=(3, 3))
    role = JobRoleFactory(name="Analis Data")
    ChosenRole.objects.create(user=ani, job_role=role, chosen_at=now())
    training("populer", sold=9)
    training("baru")
    training("peran").job_roles.add(role)
    training("satu", ["G2"])
    training("dua", ["G1", "G2"])
    training("kuasai", ["OK"], sold=20)
    assert reasons(as_, ani) == [
        ("dua", "Membantu menutup kesenjangan Anda pada unit Unit G1 dan 1 unit lain."),
        ("satu", "Membantu menutup kesenjangan Anda pada unit Unit G2."),
        ("peran", "Sesuai dengan peran pilihan Anda: Analis Data."),
        ("kuasai", MANY),
        ("populer", MANY),
        ("baru", NEW),
    ]


def test_a_role_suggests_what_develops_its_units(as_, ani):
    assessment = AssessmentFactory(blueprint__job_role__name="Auditor TI")
    role = assessment.blueprint.job_role
    unit = assessment.blueprint.units.first()
    training("lain")
    training("cocok", [unit.code])
    ChosenRole.objects.create(user=ani, job_role=role, chosen_at=now())
    assert reasons(as_, ani)[0] == ("cocok", "Sesuai dengan peran pilihan Anda: Auditor TI.")


def test_the_latest_result_of_a_unit_counts(as_, ani, measured):
    measured(ani, days_ago=30, G1=(1, 3), G2=(3, 3))
    measured(ani, days_ago=1, G1=(3, 3), G2=(2, 3))
    training("satu", ["G1"])
    training("dua", ["G2"])
    assert reasons(as_, ani) == [
        ("dua", "Membantu menutup kesenjangan Anda pada unit Unit G2."),
        ("satu", NEW),
    ]


def test_somebody_elses_gaps_and_roles_suggest_nothing(as_, ani, budi, measured):
    measured(budi, G1=(1, 3))
    role = JobRoleFactory()
    ChosenRole.objects.create(user=budi, job_role=role, chosen_at=now())
    training("t", ["G1"]).job_roles.add(role)
    assert reasons(as_, ani) == [("t", NEW)]


def test_an_assessment_measures_a_gap_and_does_not_close_it(as_, ani, measured):
    measured(ani, G1=(1, 3))
    AssessmentFactory(product__slug="ukur").product.competency_units.set(
        CompetencyUnit.objects.filter(code="G1")
    )
    assert reasons(as_, ani) == [("ukur", NEW)]


def test_what_is_owned_is_never_suggested(as_, ani, solved, measured, django_capture_on_commit_callbacks):
    measured(ani, G1=(1, 3))
    bought, given, sat = training("beli", ["G1"]), training("diberi", ["G1"]), AssessmentFactory().product
    entitled(ani, given)
    batch = Attempt.objects.get().batch
    seat = entitled(ani, sat)
    AssessmentAccess.objects.create(entitlement=seat, blueprint=batch.blueprint, batch=batch)
    training("lain")
    notify(as_, ordered(as_, ani, bought, solved))
    assert reasons(as_, ani) == [("lain", NEW)]


def test_an_order_that_is_not_paid_owns_nothing(as_, ani, solved):
    product = training("t")
    ordered(as_, ani, product, solved)
    assert [slug for slug, _reason in reasons(as_, ani)] == ["t"]


def test_what_cannot_be_bought_is_not_suggested(as_, ani):
    training("habis", quota=1, sold=1)
    training("tutup", sale_until=now() - timedelta(days=1))
    training("draf", is_published=False)
    assert as_(ani).get("/account/recomen-product").results == {"rows": [], "total": 0}


def test_suggestions_are_cheap_and_paged(as_, ani, measured, django_assert_max_num_queries):
    measured(ani, G1=(1, 3))
    for n in range(5):
        training(f"t-{n}", ["G1"], price=100_000 + n)
    AssessmentFactory()
    browser = as_().with_headers(**_bearer(ani))
    with django_assert_max_num_queries(1 + 4 + len(KINDS)):
        answer = browser.get("/account/recomen-product", rows=2, page=2)
    assert (slugs(answer), answer.results["total"]) == (["t-2", "t-3"], 6)
    row = answer.results["rows"][0]
    public = as_().get("/public/trainings/schedules/t-2").results
    assert {name: row[name] for name in row if name != "reason"} == {
        name: public[name] for name in row if name != "reason"
    }


@pytest.mark.parametrize("name", LISTS)
def test_lists_for_chosen_roles(as_, ani, name, django_assert_max_num_queries):
    """Kinds that are not on sale yet give an empty list."""
    role = JobRoleFactory()
    ChosenRole.objects.create(user=ani, job_role=role, chosen_at=now())
    kind = kind_by_id(LISTS[name])
    if kind is None:
        assert as_(ani).get(f"/account/phl/{name}").results == {"rows": [], "total": 0}
        return
    MAKERS[kind.slug](product__slug="cocok").product.job_roles.add(role)
    MAKERS[kind.slug](product__slug="lain")
    browser = as_().with_headers(**_bearer(ani))
    with django_assert_max_num_queries(3):
        answer = browser.get(f"/account/phl/{name}")
    assert (slugs(answer), answer.results["total"]) == (["cocok"], 1)
    wrong = as_(ani).get(f"/account/phl/{name}", sort="password")
    assert (wrong.status, wrong.errors) == (422, {"sort": ["Urutan 'password' tidak dikenal."]})


def article(slug, days_ago, tags=(), **fields):
    return News.objects.create(
        slug=slug,
        title=f"Judul {slug}",
        summary="Ringkasan",
        body="Isi",
        published_at=now() - timedelta(days=days_ago),
        tags=list(tags),
        **fields,
    )


def test_news_newest_first(as_, ani, django_assert_max_num_queries):
    article("lama", 9)
    article("baru", 1, image="covers/x.svg", tags=["data"])
    article("draf", 1, is_published=False)
    article("besok", -1)
    browser = as_().with_headers(**_bearer(ani))
    with django_assert_max_num_queries(4):
        answer = browser.get("/account/recomen-blog")
    assert (slugs(answer), answer.results["total"]) == (["baru", "lama"], 2)
    row = answer.results["rows"][0]
    assert row.pop("published_at")
    assert row == {
        "slug": "baru",
        "title": "Judul baru",
        "summary": "Ringkasan",
        "image_url": "/media/covers/x.svg",
        "tags": ["data"],
    }


def test_news_with_a_word_of_the_chosen_roles_come_first(as_, ani, budi):
    for name, user in (("Analis Keamanan Informasi", ani), ("Analis Data", budi)):
        ChosenRole.objects.create(user=user, job_role=JobRoleFactory(name=name), chosen_at=now())
    article("baru", 1)
    article("cocok", 20, tags=["keamanan"])
    article("cocok-lama", 30, tags=["informasi", "lain"])
    assert slugs(as_(ani).get("/account/recomen-blog")) == ["cocok", "cocok-lama", "baru"]
    assert slugs(as_(budi).get("/account/recomen-blog")) == ["baru", "cocok", "cocok-lama"]
    newest = as_(ani).get("/account/recomen-blog", sort="published_at|desc", rows=1)
    assert slugs(newest) == ["baru"]
    judged = json.dumps([{"field": "title", "op": "contains", "value": "LAMA"}])
    assert slugs(as_(ani).get("/account/recomen-blog", filterRules=judged)) == ["cocok-lama"]


def test_the_demos_news_load_and_load_again(settings):
    for _again in range(2):
        load_content(settings.FIXTURES / "content")
    assert News.objects.count() == published_news().count() == 20
    assert all((settings.FIXTURES / "media" / news.image).is_file() for news in News.objects.all())
    assert all(tag == tag.lower() for news in News.objects.all() for tag in news.tags)

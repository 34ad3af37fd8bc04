"""What is suggested to a user, in which order, and why."""

from datetime import timedelta

import pytest

from duxi.catalog.kinds import KINDS, kind_by_id
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.exams.models import AssessmentAccess, Attempt
from duxi.learning.models import ChosenRole
from duxi.offerings.api.account import LISTS
from duxi.reference.models import CompetencyUnit
from tests.caller import bearer_of
from tests.entitled import entitled
from tests.factories import AssessmentFactory, BundleFactory, JobRoleFactory, TrainingFactory, UnitFactory
from tests.kinds.test_catalogue import MAKERS
from tests.shop import notify, ordered
from tests.suggestions.made import MANY, NEW, oti, reasons, slugs, training

pytestmark = pytest.mark.django_db


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


def test_of_several_dates_of_a_subject_one_is_suggested(as_, ani):
    first, later = training("tunggal"), training("jamak-1", sold=9)
    TrainingFactory(product__slug="jamak-2", product__sold=3, subject=later.training.subject)
    assert sorted(slugs(as_(ani).get("/account/recomen-product"))) == ["jamak-1", first.slug]


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


def test_another_date_of_what_is_owned_is_not_suggested(as_, ani, budi):
    owned, other = training("daring", ["G1"]), training("bandung", ["G1"])
    other.training.subject = owned.training.subject
    other.training.save()
    training("lain")
    entitled(ani, owned)
    assert [slug for slug, _reason in reasons(as_, ani)] == ["lain"]
    assert {slug for slug, _reason in reasons(as_, budi)} == {"bandung", "lain"}, "one date of a subject"


def test_another_batch_of_an_oti_class_is_not_suggested(as_, ani, budi):
    """Classes that lead to the same job roles are one course, and so is a shorter one; a wider one is not."""
    data, steward = JobRoleFactory(name="Analis Data"), JobRoleFactory(name="Walidata")
    owned = oti("angkatan-2", data)
    oti("angkatan-3", data)
    oti("lebih-luas", data, steward)
    entitled(ani, owned)
    assert {slug for slug, _reason in reasons(as_, ani)} == {"lebih-luas"}
    assert {slug for slug, _reason in reasons(as_, budi)} == {"angkatan-2", "angkatan-3", "lebih-luas"}


def test_a_bundle_with_something_owned_is_not_suggested(as_, ani):
    owned, other = training("t"), training("lain")
    BundleFactory(product__slug="dengan", items={owned: 1, other: 1})
    BundleFactory(product__slug="tanpa", items={other: 1})
    entitled(ani, owned)
    found = {slug for slug, _reason in reasons(as_, ani)}
    assert "tanpa" in found
    assert not {"t", "dengan"} & found


def test_what_goes_with_something_owned_says_with_what(as_, ani):
    UnitFactory(code="G1")
    owned = training("punya", ["G1"], title="Menelaah Data")
    training("serupa", ["G1"])
    training("lain", sold=9)
    entitled(ani, owned)
    assert reasons(as_, ani) == [("serupa", "Karena Anda mengambil Menelaah Data."), ("lain", MANY)]


def test_what_others_choose_is_said_of_the_best_sellers_alone(as_, ani):
    for sold in (9, 8, 7):
        training(f"t-{sold}", sold=sold)
    training("nilai", sold=6, rating_sum=14, rating_count=3)
    lama = training("lama")
    Product.objects.filter(pk=lama.pk).update(created_at=now() - timedelta(days=91))
    assert reasons(as_, ani) == [
        ("t-9", MANY),
        ("t-8", MANY),
        ("t-7", NEW),
        ("nilai", "Dinilai 4,7 dari 5 oleh 3 peserta."),
        ("lama", "Masih dibuka untuk Anda."),
    ]


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
    browser = as_().with_headers(**bearer_of(ani))
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
    browser = as_().with_headers(**bearer_of(ani))
    with django_assert_max_num_queries(3):
        answer = browser.get(f"/account/phl/{name}")
    assert (slugs(answer), answer.results["total"]) == (["cocok"], 1)
    wrong = as_(ani).get(f"/account/phl/{name}", sort="password")
    assert (wrong.status, wrong.errors) == (422, {"sort": ["Urutan 'password' tidak dikenal."]})

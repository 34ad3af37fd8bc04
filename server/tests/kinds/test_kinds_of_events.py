"""What is special about certifications, webinars, workshops, subscriptions and training subjects."""

from datetime import datetime, time, timedelta

import pytest
from django.db import IntegrityError, connection, transaction
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from duxi.catalog.models import Category, Instructor, Location
from duxi.commerce.models import CartItem, Order
from duxi.core.clock import JAKARTA
from duxi.entitlements.models import Entitlement
from duxi.learning.models import WorkshopSubscription
from duxi.offerings.kinds.certification import CertificationDetail
from duxi.offerings.kinds.inix_certification import InixCertificationDetail
from duxi.offerings.kinds.webinar import KIND as WEBINAR
from duxi.offerings.kinds.webinar import WebinarAgendaItem, WebinarDetail
from duxi.offerings.kinds.workshop_subscription import WorkshopSubscriptionDetail
from tests.caller import bearer_of
from tests.factories import (
    CategoryFactory,
    CertificationFactory,
    InixCertificationFactory,
    SubjectFactory,
    TrainingFactory,
    WebinarFactory,
    WorkshopFactory,
    WorkshopSubscriptionFactory,
)
from tests.shop import add_form, checkout_form, in_cart, notify, ordered

pytestmark = pytest.mark.django_db

ELSEWHERE = (
    "Webinar ini diikuti melalui situs penyelenggara. Daftarlah di sana; Anda tidak perlu memesannya di sini."
)
EXTERNAL = "https://komunitas.contoh.example/daftar"


def slugs(answer):
    return [row["slug"] for row in answer.results["rows"]]


def test_certification_page_says_how_it_goes(as_):
    detail = CertificationFactory()
    page = as_().get(f"/public/certifications/{detail.product.slug}").results
    assert (page["scheme_code"], page["issuer"], page["validity_months"]) == (
        detail.scheme_code,
        "LSP Uji Coba",
        36,
    )
    assert (page["exam_minutes"], page["passing_score"]) == (120, 70)
    assert page["steps"] == ["Daftar", "Ujian", "Terima sertifikat"]
    assert page["documents"] == ["Pindaian KTP"]


def test_inix_certificate_that_never_expires(as_):
    detail = InixCertificationFactory(validity_months=None)
    page = as_().get(f"/public/inix-certifications/{detail.product.slug}").results
    assert (page["validity_months"], page["question_count"], page["topics"]) == (
        None,
        60,
        ["Dasar", "Lanjutan"],
    )


def test_webinars_to_come_stand_in_front_and_the_nearest_first(as_):
    for slug, days in (("jauh", 60), ("lampau", -60), ("dekat", 2), ("baru-saja", -1)):
        WebinarFactory(product__slug=slug, product__starts_at=timezone.now() + timedelta(days=days))
    assert slugs(as_().get("/public/webinars")) == ["dekat", "jauh", "baru-saja", "lampau"]
    by_date = as_().get("/public/webinars", sort="eventDateStart|asc")
    assert slugs(by_date) == ["lampau", "baru-saja", "dekat", "jauh"]
    second = as_().get("/public/webinars", rows=2, page=2)
    assert (slugs(second), second.results["total"]) == (["baru-saja", "lampau"], 4)


def test_webinar_agenda_in_order_of_time(as_):
    detail = WebinarFactory()
    for at, topic in ((time(10, 30), "Tanya jawab"), (time(9), "Pembukaan")):
        WebinarAgendaItem.objects.create(product=detail.product, time=at, topic=topic)
    page = as_().get(f"/public/webinars/{detail.product.slug}").results
    assert page["agenda"] == [
        {"time": "09:00", "topic": "Pembukaan"},
        {"time": "10:30", "topic": "Tanya jawab"},
    ]
    assert (page["is_external"], page["external_url"]) == (False, None)


def test_webinar_joined_elsewhere_is_not_for_the_cart(as_, ani, solved):
    detail = WebinarFactory(external_url=EXTERNAL)
    page = as_().get(f"/public/webinars/{detail.product.slug}").results
    assert (page["is_external"], page["external_url"]) == (True, EXTERNAL)
    answer = as_(ani).put("/payment/cart", add_form(detail.product, solved))
    assert (answer.status, answer.message) == (409, ELSEWHERE)
    assert not CartItem.objects.exists()


def test_webinar_that_moved_elsewhere_while_in_the_cart(as_, ani, solved):
    detail = WebinarFactory()
    item = in_cart(ani, detail.product)
    WebinarDetail.objects.update(external_url=EXTERNAL)
    row = as_(ani).get("/payment/cart").results["rows"][0]
    assert (row["available"], row["unavailable_reason"]) == (False, ELSEWHERE)
    checkout = as_(ani).post("/payment/checkout-v2", checkout_form([item], solved))
    assert (checkout.status, checkout.message) == (409, ELSEWHERE)
    assert not Order.objects.exists()


def test_a_cart_full_of_webinars_asks_no_more_of_the_database(as_, ani, django_assert_num_queries):
    browser = as_().with_headers(**bearer_of(ani))
    in_cart(ani, WebinarFactory().product)
    with CaptureQueriesContext(connection) as one:
        browser.get("/payment/cart")
    for _n in range(3):
        in_cart(ani, WebinarFactory().product)
    with django_assert_num_queries(len(one)):
        assert browser.get("/payment/cart").results["total"] == 4


def test_wishlist_codes_of_webinars():
    here, elsewhere = WebinarFactory(), WebinarFactory(external_url=EXTERNAL)
    assert WEBINAR.wishlist_code_of(here.product) == "WBN"
    assert WEBINAR.wishlist_code_of(elsewhere.product) == "WBN_JOINX"


def test_workshop_shelves_with_their_counts(as_, django_assert_num_queries):
    data = CategoryFactory(slug="data", name="Data", position=1)
    CategoryFactory(slug="kosong", name="Kosong", position=0)
    CategoryFactory(kind="webinar", slug="lain")
    WorkshopFactory.create_batch(2, product__category=data)
    WorkshopFactory(product__category=data, product__is_published=False)
    with django_assert_num_queries(1):
        answer = as_().get("/public/workshops/categories")
    assert answer.results == {
        "rows": [
            {"slug": "kosong", "name": "Kosong", "product_count": 0},
            {"slug": "data", "name": "Data", "product_count": 2},
        ],
        "total": 2,
    }


def test_subscriptions_are_not_taken_for_a_workshop(as_):
    workshop, subscription = WorkshopFactory(), WorkshopSubscriptionFactory()
    assert slugs(as_().get("/public/workshops/subscriptions")) == [subscription.product.slug]
    assert slugs(as_().get("/public/workshops/schedules")) == [workshop.product.slug]
    wrong = as_().get(f"/public/workshops/{subscription.product.slug}")
    assert (wrong.status, wrong.message) == (404, "Data tidak ditemukan.")


def test_subscription_names_the_shelves_it_covers(as_):
    categories = [CategoryFactory(slug="data", position=2), CategoryFactory(slug="awan", position=1)]
    detail = WorkshopSubscriptionFactory(covers=categories, terms=["Berlaku untuk satu orang"])
    page = as_().get(f"/public/workshops/subscriptions/{detail.product.slug}").results
    assert [category["slug"] for category in page["covered_categories"]] == ["awan", "data"]
    assert (page["terms"], page["period_days"], page["workshop_quota"]) == (
        ["Berlaku untuk satu orang"],
        90,
        3,
    )


@pytest.mark.parametrize("quota", [3, None])
def test_paying_for_a_subscription_opens_it_once(as_, ani, solved, quota):
    product = WorkshopSubscriptionFactory(workshop_quota=quota).product
    order = ordered(as_, ani, product, solved)
    assert not WorkshopSubscription.objects.exists()
    for _twice in range(2):
        notify(as_, order)
    opened = WorkshopSubscription.objects.get()
    assert (opened.entitlement.holder, opened.entitlement.product_id, opened.remaining) == (
        ani,
        product.pk,
        quota,
    )
    assert opened.valid_until - opened.starts_at == timedelta(days=90)
    assert Entitlement.objects.get() == opened.entitlement


def test_a_later_change_of_the_product_takes_nothing_away(as_, ani, solved):
    detail = WorkshopSubscriptionFactory()
    order = ordered(as_, ani, detail.product, solved)
    notify(as_, order)
    WorkshopSubscriptionDetail.objects.update(workshop_quota=1, period_days=1)
    opened = WorkshopSubscription.objects.get()
    assert (opened.remaining, opened.valid_until - opened.starts_at) == (3, timedelta(days=90))


def test_subjects_count_and_price_their_coming_classes(as_, django_assert_num_queries):
    subject = SubjectFactory(title="Arsitektur")
    SubjectFactory(title="Zonasi")
    soon = datetime.combine(timezone.localdate() + timedelta(days=5), time(9), JAKARTA)
    TrainingFactory(subject=subject, product__starts_at=soon, product__price=900_000)
    TrainingFactory(subject=subject, product__price=500_000)
    TrainingFactory(subject=subject, product__price=1_000, product__is_published=False)
    past = timezone.now() - timedelta(days=9)
    TrainingFactory(subject=subject, product__price=2_000, product__starts_at=past)
    with django_assert_num_queries(1):
        rows = as_().get("/public/trainings/subjects").results["rows"]
    assert [(row["title"], row["class_count"], row["price_from"]) for row in rows] == [
        ("Arsitektur", 2, 500_000),
        ("Zonasi", 0, None),
    ]
    assert datetime.fromisoformat(rows[0]["next_starts_at"]) == soon
    assert rows[1]["next_starts_at"] is None


def test_subject_page_by_number_and_slug(as_):
    training = TrainingFactory(subject__syllabus=["Satu", "Dua"])
    for wanted in (training.subject.pk, training.subject.slug):
        page = as_().get("/public/trainings/subjects/detail", id=wanted).results
        assert (page["subject_code"], page["syllabus"]) == (training.subject.code, ["Satu", "Dua"])
        assert [row["slug"] for row in page["schedules"]] == [training.product.slug]


def test_dates_can_be_compared_by_who_teaches_and_what_they_save(as_):
    place = Location.objects.create(slug="makassar", name="Makassar", time_zone="Asia/Makassar")
    training = TrainingFactory(product__strike_price=2_000_000, product__location=place)
    training.product.instructors.add(Instructor.objects.create(slug="ratna", name="Ratna"))
    page = as_().get(f"/public/trainings/schedules/{training.product.slug}").results
    (row,) = page["schedules"]
    assert (row["teachers"], row["strike_price"], row["time_zone"]) == (["Ratna"], 2_000_000, "Asia/Makassar")


@pytest.mark.parametrize(
    ("query", "status", "sentence"),
    [
        ({}, 422, "Parameter tidak valid"),
        ({"id": ""}, 422, "Parameter tidak valid"),
        ({"id": "tidak-ada"}, 404, "Data tidak ditemukan."),
        ({"id": "9" * 30}, 404, "Data tidak ditemukan."),
        ({"id": "' OR 1=1 --"}, 404, "Data tidak ditemukan."),
    ],
)
def test_subject_that_is_not_there(as_, query, status, sentence):
    answer = as_().get("/public/trainings/subjects/detail", **query)
    assert (answer.status, answer.message) == (status, sentence)


@pytest.mark.parametrize(
    ("model", "factory", "wrong"),
    [
        (CertificationDetail, CertificationFactory, {"passing_score": 101}),
        (CertificationDetail, CertificationFactory, {"validity_months": 0}),
        (InixCertificationDetail, InixCertificationFactory, {"question_count": 0}),
        (InixCertificationDetail, InixCertificationFactory, {"validity_months": 0}),
        (WebinarDetail, WebinarFactory, {"external_url": "http://contoh.example"}),
        (WebinarDetail, WebinarFactory, {"duration_minutes": 0}),
        (WorkshopSubscriptionDetail, WorkshopSubscriptionFactory, {"workshop_quota": 0}),
    ],
)
def test_the_database_refuses_what_makes_no_sense(model, factory, wrong):
    factory()
    with pytest.raises(IntegrityError), transaction.atomic():
        model.objects.update(**wrong)


def test_categories_are_of_one_kind_each():
    CategoryFactory(kind="workshop", slug="data")
    CategoryFactory(kind="webinar", slug="data")
    assert Category.objects.filter(slug="data").count() == 2


def test_a_class_lists_the_next_dates_however_many_there_are(as_):
    first = TrainingFactory(product__slug="t-0", product__starts_at=timezone.now() + timedelta(days=1))
    for day in range(2, 41):
        TrainingFactory(
            subject=first.subject,
            product__slug=f"t-{day}",
            product__starts_at=timezone.now() + timedelta(days=day),
        )
    answer = as_().get("/public/trainings/schedules/t-0")
    assert [row["slug"] for row in answer.results["schedules"]] == ["t-0", "t-2", "t-3", "t-4", "t-5", "t-6"]
    assert answer.results["schedules_total"] == 40
    assert len(answer.body) < 20_000
    subject = as_().get("/public/trainings/subjects/detail", id=first.subject.pk).results
    assert (len(subject["schedules"]), subject["class_count"]) == (6, 40)

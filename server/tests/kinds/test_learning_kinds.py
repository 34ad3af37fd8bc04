"""E-learning packages, OTI classes and other products: what their own calls and columns say."""

import json
from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from duxi.catalog.models import Category, Product
from duxi.commerce.models import CartItem
from duxi.entitlements.models import Entitlement
from duxi.learning.models import ClassSession, CourseContent, CourseSection
from duxi.offerings.kinds.elearning import ElearningDetail
from duxi.offerings.kinds.other import MAX_QUANTITY, OtherSpec
from duxi.offerings.kinds.oti import OtiBenefit
from tests.factories import (
    ContentFactory,
    ElearningFactory,
    JobRoleFactory,
    OtherFactory,
    OtiFactory,
    SectionFactory,
)
from tests.races import times_at_once
from tests.shop import add_form, checkout_form, in_cart, notify, ordered


def titles(answer):
    return [row["title"] for row in answer.results["rows"]]


def package(*sections, **fields):
    """An e-learning package with sections of contents of so many minutes."""
    product = ElearningFactory(**{f"product__{name}": value for name, value in fields.items()}).product
    for minutes in sections:
        section = SectionFactory(package=product)
        for one in minutes:
            ContentFactory(section=section, duration_minutes=one)
    return product


def shown_content(content, *, is_ready):
    copied = {name: getattr(content, name) for name in ("title", "type", "duration_minutes", "is_preview")}
    return copied | {"uuid": str(content.uuid), "is_ready": is_ready}


def totals(product):
    found = ElearningDetail.objects.get(product=product)
    return found.section_count, found.content_count, found.duration_minutes


@pytest.mark.django_db
def test_a_package_knows_its_totals_whatever_is_changed_and_however():
    product, other = package([10, 20], [5]), package([7])
    assert totals(product) == (2, 3, 35)
    first, second = product.sections.all()
    CourseContent.objects.filter(section=first).update(duration_minutes=30)
    assert totals(product) == (2, 3, 65)
    CourseContent.objects.bulk_create(
        [CourseContent(section=second, title="Baru", type="quiz", duration_minutes=4) for _n in range(3)]
    )
    assert totals(product) == (2, 6, 77)
    first.contents.first().delete()
    assert totals(product) == (2, 5, 47)
    second.contents.update(section=other.sections.get())
    assert (totals(product), totals(other)) == ((2, 1, 30), (1, 5, 24))
    CourseSection.objects.filter(pk=first.pk).update(package=other)
    assert (totals(product), totals(other)) == ((1, 0, 0), (2, 6, 54))
    other.sections.all().delete()
    assert totals(other) == (0, 0, 0)
    product.delete()
    assert not CourseSection.objects.exists()


@pytest.mark.django_db
def test_sections_that_were_there_first_are_counted():
    product = package([10])
    ElearningDetail.objects.all().delete()
    ElearningDetail.objects.create(product=product)
    assert totals(product) == (1, 1, 10)


@pytest.mark.django_db(transaction=True)
def test_parallel_changes_of_one_package_are_all_counted():
    product = package([10], [10])
    sections = list(product.sections.all())
    made = times_at_once(8, lambda n: ContentFactory(section=sections[n % 2], duration_minutes=n + 1))
    assert all(isinstance(one, CourseContent) for one in made)
    assert totals(product) == (2, 10, 20 + 36)


@pytest.mark.django_db
@pytest.mark.parametrize("fields", [{"duration_minutes": 0}, {"type": "exam", "is_preview": True}])
def test_contents_take_time_and_only_what_is_watched_or_read_is_a_preview(fields):
    section = SectionFactory(package=package())
    with pytest.raises(IntegrityError), transaction.atomic():
        ContentFactory(section=section, **fields)
    assert not CourseContent.objects.exists()


@pytest.mark.django_db
def test_sections_and_contents_stand_in_their_order(as_, django_assert_num_queries):
    product = package([])
    section = product.sections.get()
    quiz = ContentFactory(section=section, title="Kuis", type="quiz", duration_minutes=15, position=2)
    facts = {"type": "document", "text": "Isi.", "is_preview": True}
    text = ContentFactory(section=section, title="Bacaan", duration_minutes=8, position=1, **facts)
    SectionFactory(package=product, title="Awal", position=0)
    section.position = 5
    section.save()
    package([3])
    wanted = [
        {"title": "Awal", "duration_minutes": 0, "contents": []},
        {
            "title": section.title,
            "duration_minutes": 23,
            "contents": [
                shown_content(text, is_ready=True),
                shown_content(quiz, is_ready=False),
            ],
        },
    ]
    with django_assert_num_queries(1):
        content = as_().get(f"/public/elearning/packages/{product.slug}/content")
    assert content.results == {"rows": wanted, "total": 2}
    assert as_().get(f"/public/elearning/{product.slug}").results["sections"] == wanted


@pytest.mark.django_db
@pytest.mark.parametrize(
    "path",
    ["elearning/packages/{}/content", "oti/classes/{}/benefits", "oti/job-roles/{}", "elearning/{}"],
)
@pytest.mark.parametrize("slug", ["tidak-ada", "draf", "x" * 500])
def test_what_is_not_on_show_is_not_there(as_, path, slug):
    package([1], slug="draf", is_published=False)
    hidden = OtiFactory(product__slug="draf", product__is_published=False).product
    hidden.job_roles.add(JobRoleFactory(slug="draf"))
    answer = as_().get(f"/public/{path.format(slug)}")
    assert (answer.status, answer.message) == (404, "Data tidak ditemukan.")


@pytest.mark.django_db
def test_packages_come_by_name_under_both_names_of_the_sort(as_):
    for title, minutes in (("B", [9]), ("A", [5]), ("C", [1])):
        package(minutes, title=title)
    path = "/public/elearning/packages"
    assert titles(as_().get(path)) == titles(as_().get(path, sort="dls_name|asc")) == ["A", "B", "C"]
    assert titles(as_().get(path, sort="dls_name", order="desc")) == ["C", "B", "A"]
    assert titles(as_().get(path, sort="duration_minutes|asc")) == ["C", "A", "B"]


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("maker", "path"),
    [(ElearningFactory, "elearning/categories"), (OtiFactory, "oti/categories")],
)
def test_shelves_stand_in_the_shops_order_with_their_counts(as_, maker, path):
    kind = maker().product.kind
    categories = [
        Category.objects.create(kind=kind, slug=slug, name=slug.title(), position=place)
        for place, slug in ((2, "data"), (1, "web"))
    ]
    Category.objects.create(kind="training", slug="lain", name="Lain")
    maker(product__category=categories[0])
    maker(product__category=categories[0], product__is_published=False)
    assert as_().get(f"/public/{path}").results["rows"] == [
        {"slug": "web", "name": "Web", "product_count": 0},
        {"slug": "data", "name": "Data", "product_count": 1},
    ]


@pytest.mark.django_db
def test_a_class_names_its_roles_benefits_and_sessions(as_, django_assert_num_queries):
    product = OtiFactory().product
    analyst = JobRoleFactory(name="Analis", slug="analis")
    product.job_roles.add(JobRoleFactory(name="Zoolog", slug="zoolog"), analyst)
    moment = timezone.now().replace(microsecond=0)
    for days, title in ((9, "Kedua"), (2, "Pertama")):
        ClassSession.objects.create(
            product=product,
            title=title,
            starts_at=moment + timedelta(days=days),
            duration_minutes=120,
            mode="online",
        )
    for place, title in ((2, "Mentor"), (1, "Sertifikat")):
        OtiBenefit.objects.create(product=product, icon="mentor", title=title, text="Teks.", position=place)
    OtiBenefit.objects.create(product=OtiFactory().product, icon="tools", title="Lain", text="Teks.")
    with django_assert_num_queries(1):
        found = as_().get(f"/public/oti/classes/{product.slug}").results
    assert found["job_roles"] == [
        {"slug": "analis", "name": "Analis"},
        {"slug": "zoolog", "name": "Zoolog"},
    ]
    assert (found["session_count"], [one["title"] for one in found["sessions"]]) == (
        2,
        ["Pertama", "Kedua"],
    )
    benefits = [{"icon": "mentor", "title": title, "text": "Teks."} for title in ("Sertifikat", "Mentor")]
    assert found["benefits_detail"] == benefits
    with django_assert_num_queries(1):
        answer = as_().get(f"/public/oti/classes/{product.slug}/benefits")
    assert answer.results == {"rows": benefits, "total": 2}


@pytest.mark.django_db
def test_classes_come_by_their_start_under_both_names_of_the_sort(as_):
    for days in (30, 10, 20):
        starts = timezone.now() + timedelta(days=days)
        OtiFactory(product__title=str(days), product__starts_at=starts)
    path = "/public/oti/classes"
    assert titles(as_().get(path)) == titles(as_().get(path, sort="oti_date_start|asc")) == ["10", "20", "30"]
    assert titles(as_().get(path, sort="oti_date_start|desc")) == ["30", "20", "10"]


@pytest.mark.django_db
def test_roles_that_classes_lead_to(as_, django_assert_num_queries):
    role, other = JobRoleFactory(name="Analis", family="Data"), JobRoleFactory(name="Zoolog", family="Alam")
    JobRoleFactory(name="Tanpa kelas")
    starts = timezone.now() + timedelta(days=5)
    classes = [
        OtiFactory(product__title="Jauh").product,
        OtiFactory(product__title="Dekat", product__starts_at=starts).product,
    ]
    for product in classes:
        product.job_roles.add(role)
    classes[0].job_roles.add(other)
    hidden = OtiFactory(product__is_published=False).product
    hidden.job_roles.add(role)
    with django_assert_num_queries(1):
        answer = as_().get("/public/oti/job-roles")
    assert [(row["job_role_name"], row["class_count"]) for row in answer.results["rows"]] == [
        ("Analis", 2),
        ("Zoolog", 1),
    ]
    assert answer.results["total"] == 2
    rules = json.dumps([{"field": "job_role_family", "op": "eq", "value": "Alam"}])
    assert as_().get("/public/oti/job-roles", filterRules=rules).results["total"] == 1
    with django_assert_num_queries(1):
        found = as_().get(f"/public/oti/job-roles/{role.slug}").results
    assert [row["title"] for row in found["classes"]] == ["Dekat", "Jauh"]
    assert found["classes"][0] == as_().get("/public/oti/classes").results["rows"][0]


@pytest.mark.django_db
def test_other_products_stand_in_the_shops_order_with_their_data(as_):
    for place, title in ((2, "B"), (1, "A")):
        OtherFactory(product__title=title, product__position=place)
    assert titles(as_().get("/public/other-products")) == ["A", "B"]
    product = Product.objects.get(title="A")
    for place, label in ((2, "Halaman"), (1, "Ukuran")):
        OtherSpec.objects.create(product=product, label=label, value="x", position=place)
    found = as_().get(f"/public/other-products/{product.slug}").results
    assert found["specs"] == [{"label": "Ukuran", "value": "x"}, {"label": "Halaman", "value": "x"}]
    assert (found["unit_label"], found["max_quantity"]) == ("buku", MAX_QUANTITY)


@pytest.mark.django_db
def test_the_card_and_the_cart_agree_on_the_most(as_, ani, solved):
    product = OtherFactory(product__quota=100).product
    refused = as_(ani).put("/payment/cart", add_form(product, solved, MAX_QUANTITY + 1))
    assert (refused.status, refused.errors) == (422, {"cart_qty": [f"Maksimal {MAX_QUANTITY}."]})
    assert not CartItem.objects.exists()
    assert as_(ani).put("/payment/cart", add_form(product, solved, MAX_QUANTITY)).status == 200
    order = as_(ani).post("/payment/checkout-v2", checkout_form(CartItem.objects.all(), solved))
    assert order.status == 200
    product.refresh_from_db()
    assert product.sold == MAX_QUANTITY


@pytest.mark.django_db
@pytest.mark.parametrize("maker", [ElearningFactory, OtherFactory, OtiFactory])
def test_paying_enrols_once(as_, ani, solved, maker):
    product = maker(product__quota=9).product
    order = ordered(as_, ani, product, solved)
    for _again in range(2):
        notify(as_, order)
    enrolment = Entitlement.objects.get()
    assert (enrolment.holder, enrolment.product) == (ani, product)


@pytest.mark.django_db
def test_one_package_is_enough_for_one_person(as_, ani, solved):
    refused = as_(ani).put("/payment/cart", add_form(package([1]), solved, 2))
    assert refused.errors == {"cart_qty": ["Maksimal 1."]}
    assert in_cart(ani, package([1])).quantity == 1

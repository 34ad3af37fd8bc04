"""Documents follow their sources, however these are written."""

import pytest
from django.core.management import call_command
from django.db import connection

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Category, Location, Product, Tag
from duxi.content.models import SPBE, Faq, FaqCategory, News
from duxi.offerings.kinds.training import TrainingSubject
from duxi.reference.models import CompetencyUnit, JobRole, RoleCompetency
from duxi.search.actions import indexing
from duxi.search.models import SearchChange, SearchDocument, SearchWord
from duxi.search.triggers import owner_of
from tests.factories import (
    CategoryFactory,
    InixCertificationFactory,
    JobRoleFactory,
    LevelFactory,
    TrainingFactory,
    UnitFactory,
    WebinarFactory,
)
from tests.kinds.test_catalogue import EVERY_KIND, MAKERS
from tests.races import at_once
from tests.worker import work

pytestmark = pytest.mark.django_db


def document(of="product", ref=None):
    return SearchDocument.objects.get(type=of, **({"ref": ref} if ref else {}))


def found(text):
    return set(
        SearchDocument.objects.extra(
            where=["vector @@ websearch_to_tsquery('duxi_search', %s)"], params=[text]
        ).values_list("title", flat=True)
    )


@EVERY_KIND
def test_every_kind_is_found_and_leaves(kind):
    product = MAKERS[kind.slug](product__title="Zamrud").product
    assert indexing.apply_changes() > 0
    assert document(ref=product.pk).url == f"/product/{kind.slug}/{product.slug}"
    product.is_published = False
    product.save()
    indexing.apply_changes()
    assert not SearchDocument.objects.filter(type="product", ref=product.pk).exists()


def test_every_table_of_every_kind_is_watched():
    for kind in KINDS:
        for model in (kind.model, *kind.parts):
            with connection.cursor() as cursor:
                name = f"search_product_{owner_of(model)}"
                cursor.execute(
                    "SELECT count(*) FROM pg_trigger WHERE tgname = %s AND tgrelid = %s::regclass",
                    [name, model._meta.db_table],
                )
                assert cursor.fetchone() == (1,), model


@pytest.mark.parametrize(
    "write",
    [
        lambda product: Product.objects.filter(pk=product.pk).update(title="Zamrud"),
        lambda product: Product.objects.filter(pk=product.pk).update(description="Tentang zamrud."),
        lambda product: Product.objects.bulk_update([Product(pk=product.pk, summary="Zamrud")], ["summary"]),
        lambda product: product.tags.add(Tag.objects.create(slug="z", name="Zamrud")),
        lambda product: product.competency_units.add(UnitFactory(name="Mengasah Zamrud")),
        lambda product: product.job_roles.add(JobRoleFactory(name="Pengasah Zamrud")),
        lambda product: TrainingSubject.objects.update(syllabus=["Zamrud"]),
        lambda product: Category.objects.update(name="Zamrud"),
        lambda product: Location.objects.update(name="Zamrud"),
    ],
)
def test_any_way_of_writing_is_seen(write):
    place = Location.objects.create(slug="p", name="Padang")
    category = CategoryFactory(kind="training")
    product = TrainingFactory(product__location=place, product__category=category).product
    indexing.apply_changes()
    assert found("zamrud") == set()
    write(product)
    indexing.apply_changes()
    assert document("product").title in found("zamrud")


def test_selling_is_not_worth_a_new_document():
    product = TrainingFactory().product
    indexing.apply_changes()
    Product.objects.filter(pk=product.pk).update(sold=3)
    assert not SearchChange.objects.exists()
    indexing.rebuild()
    assert document().popularity == 3


def test_deleted_things_leave():
    webinar = WebinarFactory().product
    indexing.apply_changes()
    webinar.delete()
    indexing.apply_changes()
    assert not SearchDocument.objects.exists()


def test_job_roles_are_found_by_their_units():
    role = JobRoleFactory(name="Pengasah")
    unit = UnitFactory(name="Mengasah Zamrud")
    RoleCompetency.objects.create(job_role=role, unit=unit, level=LevelFactory(number=2))
    indexing.apply_changes()
    assert found("zamrud") == {"Pengasah"}
    CompetencyUnit.objects.update(name="Mengasah Safir")
    indexing.apply_changes()
    assert (found("zamrud"), found("safir")) == (set(), {"Pengasah"})
    JobRole.objects.all().delete()
    indexing.apply_changes()
    assert found("safir") == set()


def test_codes_are_found_as_people_write_them(as_):
    InixCertificationFactory(exam_code="AZ-900", product__title="Dasar Azure")
    InixCertificationFactory(exam_code="AZ-104", product__title="Administrator Azure")
    indexing.apply_changes()
    for text in ("AZ-900", "az900", "az 900", "ujian AZ–900"):
        assert as_().get("/public/search", q=text).results["rows"][0]["title"] == "Dasar Azure", text


def test_answers_go_to_their_own_desk():
    from django.utils import timezone

    category = FaqCategory.objects.create(slug="a", name="Umum")
    facts = {"category": category, "created_at": timezone.now(), "body": "Jawaban **zamrud**."}
    helping = Faq.objects.create(slug="satu", title="Bagaimana caranya?", **facts)
    clinic = Faq.objects.create(slug="dua", title="Apa itu SPBE?", segment=SPBE, **facts)
    indexing.apply_changes()
    assert document("faq").url == f"/help-center?faq={helping.uuid}"
    assert document("klinik").url == f"/klinik-spbe/{clinic.uuid}"
    assert document("klinik").body == "Jawaban zamrud."
    Faq.objects.filter(pk=clinic.pk).update(segment="help")
    indexing.apply_changes()
    assert SearchDocument.objects.filter(type="klinik").count() == 0
    assert SearchDocument.objects.filter(type="faq").count() == 2


def test_rebuilding_mends_what_no_trigger_saw(as_):
    TrainingFactory(product__title="Zamrud")
    indexing.apply_changes()
    SearchDocument.objects.update(title="Basi")
    SearchDocument.objects.create(
        type="news", ref=999_999, title="Hantu", url="/", indexed_at="2020-01-01T00:00Z",
        published_at="2020-01-01T00:00Z",
    )  # fmt: skip
    SearchWord.objects.create(word="hantu", roots=["hantu"], documents=1)
    call_command("rebuild_search")
    assert [one.title for one in SearchDocument.objects.all()] == ["Zamrud"]
    assert not SearchWord.objects.filter(word="hantu").exists()
    assert SearchWord.objects.get(word="zamrud").documents == 1


def test_a_search_that_sees_old_documents_wakes_the_worker(as_, django_capture_on_commit_callbacks):
    TrainingFactory(product__title="Zamrud")
    with django_capture_on_commit_callbacks(execute=True):
        assert as_().get("/public/search", q="zamrud").results["total"] == 0
        as_().get("/public/search", q="zamrud")
    assert work("duxi.search.tasks.apply_changes") == 1
    assert as_().get("/public/search", q="zamrud").results["total"] == 1


@pytest.mark.django_db(transaction=True)
def test_writers_at_the_same_moment_leave_the_newest_text():
    """Concurrent writers while two workers apply changes: the document has the last saved text."""
    product = TrainingFactory().product

    def write():
        for n in range(15):
            Product.objects.filter(pk=product.pk).update(title=f"Judul {n}")

    def index():
        for _n in range(15):
            indexing.apply_changes()

    assert at_once(write, write, index, index) == [None] * 4
    indexing.apply_changes()
    assert document().title == Product.objects.get().title
    assert not SearchChange.objects.exists()


def test_news_is_found_by_its_text():
    from django.utils import timezone

    News.objects.create(
        slug="n", title="Kabar", summary="-", body="Isi *zamrud*", published_at=timezone.now()
    )
    indexing.apply_changes()
    assert found("zamrud") == {"Kabar"}

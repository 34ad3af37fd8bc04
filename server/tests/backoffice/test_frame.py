"""Content, reviews, the search over everything, and what waits."""

from datetime import datetime, timedelta

import pytest
from django.db.models import Model
from guardian.shortcuts import assign_perm

from duxi.accounts.models import User
from duxi.backoffice.crud import RESOURCES
from duxi.classroom.models import Assignment, Submission
from duxi.content.models import Faq, FaqQuestion, News
from duxi.core.clock import now
from duxi.growth.models import PointAccount
from duxi.learning.models import ClassSession, Review
from tests.entitled import entitled
from tests.factories import InstansiFactory, OtiFactory, ProductFactory

pytestmark = pytest.mark.django_db

TRAINER_QUERIES = 30


def test_an_editor_writes_an_article_and_the_public_reads_it(staff_as, dewi, as_):
    body = {
        "title": "Jadwal baru",
        "summary": "Kelas bulan depan",
        "body": "**Dibuka** sekarang",
        "published_at": "2026-01-01T00:00:00+07:00",
        "tags": ["Kelas"],
    }
    made = staff_as(dewi).post("/news", json_body=body).results
    assert (made["slug"], made["tags"]) == ("jadwal-baru", ["kelas"])
    assert "<strong>Dibuka</strong>" in as_().get("/public/news/jadwal-baru").body["results"]["body_html"]
    changed = body | {"slug": "jadwal-baru", "body": "*Penuh*", "version": 1}
    assert staff_as(dewi).put(f"/news/{made['id']}", json_body=changed).results["version"] == 2
    assert News.objects.get().body_html == "<p><em>Penuh</em></p>"
    assert staff_as(dewi).put(f"/news/{made['id']}", json_body=changed).status == 409
    assert staff_as(dewi).get(f"/news/{made['id']}/history").results["total"] == 2


def test_a_category_with_questions_stays(staff_as, dewi):
    category = staff_as(dewi).post("/faq-categories", json_body={"name": "Akun"}).results
    question = {"title": "Lupa sandi?", "body": "Atur ulang.", "category_id": category["id"]}
    assert staff_as(dewi).post("/faqs", json_body=question).results["category_name"] == "Akun"
    answer = staff_as(dewi).delete(f"/faq-categories/{category['id']}")
    assert answer.message.endswith("Pertanyaan dan jawaban (1).")
    assert Faq.objects.count() == 1


def test_reviews_are_moderated_once(staff_as, dewi, tono, ani):
    review = Review.objects.create(
        product=ProductFactory(is_published=False),
        author=ani,
        rating=5,
        text="Bagus sekali",
        created_at=now(),
    )
    path = f"/reviews/{review.pk}"
    assert staff_as(tono).post(f"{path}/publish").status == 403
    assert staff_as(dewi).post(f"{path}/publish").message == "Ulasan ditampilkan."
    assert staff_as(dewi).post(f"{path}/publish").status == 409
    assert staff_as(dewi).post(f"{path}/answer", json_body={"text": "Terima kasih"}).status == 200
    assert Review.objects.get().answer == "Terima kasih"


def test_what_waits_is_counted_for_whoever_may_do_it(staff_as, dewi, agus):
    FaqQuestion.objects.create(fullname="Sari", email="sari@contoh.example", message="Kapan?", asked_at=now())
    waiting = {one["key"]: one["count"] for one in staff_as(dewi).get("/work").results["rows"]}
    assert waiting["visitor-questions"] == 1
    assert "visitor-questions" not in [one["key"] for one in staff_as(agus).get("/work").results["rows"]]


def test_records_are_found_by_those_who_may_see_them(staff_as, dewi, agus):
    row = InstansiFactory(name="Dinas Perpustakaan")
    found = staff_as(dewi).get("/find", q="perpus").results["rows"]
    assert found == [
        {
            "resource": "instansi",
            "kind": "Instansi",
            "label": "Dinas Perpustakaan",
            "detail": "",
            "path": f"/instansi/{row.pk}/show",
        }
    ]
    assert staff_as(agus).get("/find", q="perpus").results["rows"] == []
    assert staff_as(dewi).get("/find", q="p").status == 422


def test_people_are_found_before_records_and_records_say_what_they_are(staff_as, someone, ani):
    User.objects.filter(pk=ani.pk).update(fullname="Nur Wulandari")
    account = PointAccount.objects.create(user=ani, balance=30, created_at=now())
    InstansiFactory(name="Wulandari Sejahtera")
    rani = staff_as(someone("rani", "Staff", is_superuser=True))
    found = rani.get("/find", q="wulandari").results["rows"]
    assert (found[0]["resource"], found[0]["path"]) == ("users", f"/users/{ani.pk}/show")
    assert (found[0]["label"], found[0]["detail"]) == ("Nur Wulandari", ani.email)
    assert [one["resource"] for one in found].index("contacts") < len(found) - 2, "entries come after people"
    points = next(one for one in found if one["path"] == f"/point-accounts/{account.pk}/show")
    assert (points["kind"], points["label"]) == ("Saldo poin", "Nur Wulandari · 30 poin")


@pytest.mark.parametrize("resource", RESOURCES, ids=lambda resource: resource.name)
def test_every_record_has_a_name_of_its_own(resource):
    assert resource.model.__str__ is not Model.__str__, "else it reads 'Model object (1)'"


@pytest.mark.parametrize(
    ("moment", "status"), [("2057-07-26T03:08:43+21:51", 200), ("0001-01-01T00:00:00+23:00", 422)]
)
def test_moments_with_odd_offsets_are_stored_or_refused(staff_as, dewi, moment, status):
    body = {"title": "Jadwal", "summary": "Kelas", "slug": "jadwal", "body": "Isi", "published_at": moment}
    assert staff_as(dewi).post("/news", json_body=body).status == status


def test_a_trainer_sees_what_was_handed_in_and_the_sessions_of_today(
    staff_as, tono, dewi, ani, django_assert_max_num_queries
):
    product = OtiFactory().product
    assign_perm("catalog.teach_product", tono, product)
    midnight = now().replace(hour=0, minute=0, second=0, microsecond=0)
    running = max(midnight, now().replace(microsecond=0) - timedelta(minutes=30))
    for starts_at in (running - timedelta(hours=3), running, running + timedelta(days=1)):
        ClassSession.objects.create(
            product=product, title="Sesi", starts_at=starts_at, duration_minutes=90, mode="online"
        )
    seat = entitled(ani, product)
    assignment = Assignment.objects.create(
        product=product, title="Tugas", instructions="Tulis.", opens_at=now(), due_at=now(), closes_at=now()
    )
    Submission.objects.create(
        assignment=assignment, entitlement=seat, number=1, text="Jawaban", submitted_at=now()
    )
    caller = staff_as(tono)
    caller.get("/work")
    with django_assert_max_num_queries(TRAINER_QUERIES):
        rows = {row["key"]: row for row in caller.get("/work").results["rows"]}
    assert (rows["submissions"]["count"], rows["class-sessions"]["count"]) == (1, 1)
    assert rows["submissions"]["path"] == f"/classes/{product.pk}/show/tugas"
    assert datetime.fromisoformat(rows["class-sessions"]["starts_at"]) == running
    keys = [row["key"] for row in staff_as(dewi).get("/work").results["rows"]]
    assert "submissions" not in keys

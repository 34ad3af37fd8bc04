"""What editors write: answers, articles, the shop window, and standing texts."""

import json
from datetime import timedelta
from uuid import uuid4

import pytest
from django.conf import settings
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client as Browser
from django.utils import timezone

from duxi.content.actions.helped import mark_of_address, mark_of_person
from duxi.content.api import faqs as faqs_api
from duxi.content.fixtures import load_content
from duxi.content.models import (
    Client,
    Faq,
    FaqCategory,
    FaqQuestion,
    FaqVote,
    News,
    Passage,
    Project,
    Slider,
)
from duxi.content.schemas import (
    ClientOut,
    FaqCategoryOut,
    FaqOut,
    NewsCard,
    NewsDetail,
    PassageOut,
    ProjectOut,
    SliderOut,
)
from duxi.content.tasks import forget_old_questions
from duxi.core.clock import now
from duxi.core.envelope import Envelope, Rows
from duxi.core.throttle import Limit
from duxi.gateways.models import OutboxMessage
from tests.races import each_at_once
from tests.reading import reads_back
from tests.worker import work

pytestmark = pytest.mark.django_db


def rules(*rows):
    return json.dumps([dict(zip(("field", "op", "value"), row, strict=True)) for row in rows])


@pytest.fixture
def shelf():
    return FaqCategory.objects.create(slug="akun", name="Akun")


def faq(shelf, title, **facts):
    slug = facts.pop("slug", title.lower().replace(" ", "-"))
    facts = {
        "created_at": timezone.now().replace(microsecond=123456),
        "body": "Ya.",
        "segment": shelf.segment,
    } | facts
    return Faq.objects.create(slug=slug, title=title, category=shelf, **facts)


@pytest.fixture
def clinic():
    return FaqCategory.objects.create(slug="dasar", name="Dasar SPBE", segment="spbe")


def news(slug, **facts):
    facts = {
        "published_at": timezone.now() - timedelta(hours=1),
        "title": slug,
        "summary": "S",
        "body": "B",
    } | facts
    return News.objects.create(slug=slug, **facts)


def titles(answer, name="title"):
    return [row[name] for row in answer.results["rows"]]


def test_markdown_becomes_harmless_html(as_, shelf):
    evil = (
        "# Judul\n\n**Tebal** <script>alert(1)</script> <img src=x onerror=alert(2)> "
        "[x](javascript:alert(3)) [y](/product)\n\n- satu"
    )
    made = faq(shelf, "Aman", body=evil)
    html = as_().get("/public/faqs").results["rows"][0]["faq_answer_html"]
    assert "<h2>Judul</h2>" in html
    assert "<strong>Tebal</strong>" in html
    assert '<a href="/product"' in html
    assert "<li>satu</li>" in html
    for bad in ("<script", "<img", 'href="javascript'):
        assert bad not in html
    made.body = "Baru"
    made.save(update_fields=["body"])
    made.refresh_from_db()
    assert made.body_html == "<p>Baru</p>"


def test_the_help_centre_lists_all_but_the_clinic(as_, shelf, clinic, django_assert_num_queries):
    faq(shelf, "Kedua", position=2)
    faq(shelf, "Pertama", position=1, segment="training")
    faq(shelf, "Tersembunyi", is_published=False)
    faq(clinic, "Apa itu SPBE")
    with django_assert_num_queries(1):
        answer = as_().get("/public/faqs")
    assert titles(answer, "faq_title") == ["Pertama", "Kedua"]
    assert reads_back(Envelope[Rows[FaqOut]], answer.body)
    assert answer.results["rows"][0]["category"] == {"uuid": str(shelf.uuid), "slug": "akun", "name": "Akun"}
    for rule in (("faq_segment", "eq", "training"), ("faq_title", "contains", "PERT")):
        assert titles(as_().get("/public/faqs", filterRules=rules(rule)), "faq_title") == ["Pertama"]
    by_shelf = rules(("faq_category_uuid", "eq", str(shelf.uuid)))
    assert as_().get("/public/faqs", filterRules=by_shelf).results["total"] == 2
    hidden = rules(("faq_segment", "eq", "spbe"))
    assert as_().get("/public/faqs", filterRules=hidden).results == {"rows": [], "total": 0}
    shelves = as_().get("/public/faqs/categories")
    assert reads_back(Envelope[Rows[FaqCategoryOut]], shelves.body)
    assert [(row["name"], row["faq_count"]) for row in shelves.results["rows"]] == [("Akun", 2)]


def test_the_clinic_shows_the_newest_first_and_one(as_, shelf, clinic):
    old = faq(clinic, "Lama", created_at=timezone.now() - timedelta(days=9))
    new = faq(clinic, "Baru")
    other = faq(shelf, "Bukan SPBE")
    assert titles(as_().get("/public/klinik-spbe"), "faq_title") == ["Baru", "Lama"]
    shown = as_().get(f"/public/klinik-spbe/{old.uuid}")
    assert reads_back(Envelope[FaqOut], shown.body)
    assert (shown.results["faq_segment"], shown.results["faq_title"]) == ("spbe", "Lama")
    for missing in (other.uuid, uuid4()):
        assert as_().get(f"/public/klinik-spbe/{missing}").status == 404
    assert as_().get("/public/klinik-spbe/bukan-uuid").status == 422
    shelves = as_().get("/public/klinik-spbe/categories").results["rows"]
    assert [(row["name"], row["faq_count"]) for row in shelves] == [("Dasar SPBE", 2)]
    assert new.yes == 0


def test_a_visitor_says_once_a_day_whether_it_helped(as_, shelf, monkeypatch):
    made = faq(shelf, "Membantu")
    form = {"faq_uuid": str(made.uuid), "is_helped": "yes"}
    first = as_().post("/public/faqs/helped", form, address="203.0.113.7")
    assert (first.status, first.message) == (200, "Terima kasih atas tanggapan Anda.")
    assert first.results == {"helped_yes": 1, "helped_no": 0}
    again = as_().post("/public/faqs/helped", form | {"is_helped": "no"}, address="203.0.113.7")
    assert (again.status, again.message) == (409, "Anda sudah menilai jawaban ini. Terima kasih!")
    other = as_().post("/public/faqs/helped", form | {"is_helped": "no"}, address="203.0.113.8")
    assert other.results == {"helped_yes": 1, "helped_no": 1}
    made.refresh_from_db()
    assert (made.yes, made.no, FaqVote.objects.count()) == (1, 1, 2)
    assert not FaqVote.objects.filter(voter__contains="203.0.113").exists()
    today = mark_of_address("203.0.113.7")
    monkeypatch.setattr("duxi.content.actions.helped.now", lambda: now() + timedelta(days=1))
    assert mark_of_address("203.0.113.7") != today


def test_a_person_says_once_from_anywhere(as_, shelf, ani, budi):
    made = faq(shelf, "Membantu")
    form = {"faq_uuid": str(made.uuid), "is_helped": "no"}
    assert as_(ani).post("/public/faqs/helped", form, address="203.0.113.7").status == 200
    assert as_(ani).post("/public/faqs/helped", form, address="203.0.113.9").status == 409
    assert as_(budi).post("/public/faqs/helped", form, address="203.0.113.7").results["helped_no"] == 2
    assert mark_of_person(ani) != mark_of_person(budi)


def test_each_desk_counts_its_own_answers_only(as_, shelf, clinic):
    help_faq, spbe = faq(shelf, "Bantuan"), faq(clinic, "SPBE")
    hidden = faq(shelf, "Draf", is_published=False)
    for path, wrong in (("faqs", spbe), ("klinik-spbe", help_faq), ("faqs", hidden)):
        answer = as_().post(f"/public/{path}/helped", {"faq_uuid": str(wrong.uuid), "is_helped": "yes"})
        assert (answer.status, answer.message) == (404, "Data tidak ditemukan.")
    bad = as_().post("/public/faqs/helped", {"faq_uuid": str(help_faq.uuid), "is_helped": "mungkin"})
    assert (bad.status, bad.errors) == (422, {"is_helped": ["Pilih ya atau tidak."]})
    assert not FaqVote.objects.exists()
    done = as_().post("/public/klinik-spbe/helped", {"faq_uuid": str(spbe.uuid), "is_helped": "yes"})
    assert done.results == {"helped_yes": 1, "helped_no": 0}


def test_voices_are_limited(as_, shelf, monkeypatch):
    monkeypatch.setattr(faqs_api, "VOTES", Limit("faq-votes", times=1, seconds=60))
    made = [faq(shelf, title) for title in ("Satu", "Dua")]
    answers = [
        as_().post("/public/faqs/helped", {"faq_uuid": str(one.uuid), "is_helped": "yes"}) for one in made
    ]
    assert [answer.status for answer in answers] == [200, 429]


@pytest.mark.django_db(transaction=True)
def test_many_clicks_at_once_count_once(as_, shelf):
    made = faq(shelf, "Sekali")
    form = {"faq_uuid": str(made.uuid), "is_helped": "yes"}

    def say(address):
        return as_().post("/public/faqs/helped", form, address=address)

    answers = each_at_once(say, ["203.0.113.7"] * 8)
    assert sorted(answer.status for answer in answers) == [200] + [409] * 7
    made.refresh_from_db()
    assert made.yes == 1
    each_at_once(say, [f"203.0.113.{n}" for n in range(20, 26)])
    made.refresh_from_db()
    assert made.yes == 7, "voices of different visitors are all counted"


QUESTION = {"fullname": "Rina", "email": " Rina@Contoh.id ", "message": "Apakah ada <b>kelas</b> malam?"}


@pytest.mark.django_db(transaction=True)
def test_a_question_is_kept_and_brought_to_staff(as_, solved, settings):
    settings.SUPPORT_MAIL = "bantuan@contoh.id"
    answer = as_().post("/public/faqs/messages", QUESTION | {"captcha": solved()})
    assert (answer.status, answer.message) == (
        200,
        "Pertanyaan Anda sudah kami terima. Kami akan membalasnya lewat email.",
    )
    asked = FaqQuestion.objects.get()
    assert (asked.fullname, asked.email, asked.message) == ("Rina", "rina@contoh.id", QUESTION["message"])
    work()
    mail = OutboxMessage.objects.get()
    assert mail.recipient == "bantuan@contoh.id"
    assert "Rina (rina@contoh.id) bertanya:" in mail.text
    assert "&lt;b&gt;kelas&lt;/b&gt;" in mail.html
    assert f"/admin/content/faqquestion/{asked.pk}/change/" in mail.text


def test_a_question_without_staff_address_waits_in_the_administration(as_, solved, settings):
    settings.SUPPORT_MAIL = ""
    assert as_().post("/public/faqs/messages", QUESTION | {"captcha": solved()}).status == 200
    assert FaqQuestion.objects.count() == 1


@pytest.mark.parametrize(
    ("change", "status", "errors"),
    [
        ({"email": "bukan"}, 422, {"email": ["Masukkan alamat email yang valid."]}),
        ({"message": "Hai"}, 422, {"message": ["Minimal 10 karakter."]}),
        ({"message": "x" * 2_001}, 422, {"message": ["Maksimal 2000 karakter."]}),
        ({"fullname": " "}, 422, {"fullname": ["Minimal 1 karakter."]}),
        ({"captcha": "salah"}, 400, {}),
        ({"captcha": ""}, 400, {}),
    ],
)
def test_a_bad_question_is_refused_and_not_kept(as_, solved, change, status, errors):
    answer = as_().post("/public/faqs/messages", QUESTION | {"captcha": solved()} | change)
    assert (answer.status, answer.errors) == (status, errors)
    assert not FaqQuestion.objects.exists()


def test_questions_are_limited(as_, solved, monkeypatch):
    monkeypatch.setattr(faqs_api, "QUESTIONS", Limit("faq-questions", times=1, seconds=3600))
    assert as_().post("/public/faqs/messages", QUESTION | {"captcha": solved()}).status == 200
    late = as_().post("/public/faqs/messages", QUESTION | {"captcha": solved()})
    assert (late.status, FaqQuestion.objects.count()) == (429, 1)
    assert (
        as_().post("/public/faqs/messages", QUESTION | {"captcha": solved()}, address="203.0.113.9").status
        == 200
    )


def test_old_questions_and_marks_are_forgotten(shelf, ani):
    made = faq(shelf, "Lama")
    moment = timezone.now()
    for days in (366, 300):
        FaqQuestion.objects.create(
            fullname="R", email="r@contoh.id", message="m", asked_at=moment - timedelta(days=days)
        )
    for voter, days in ((mark_of_address("1"), 3), (mark_of_address("2"), 1), (mark_of_person(ani), 300)):
        FaqVote.objects.create(faq=made, voter=voter, is_helped=True, voted_at=moment - timedelta(days=days))
    assert forget_old_questions() == 2
    assert (FaqQuestion.objects.count(), FaqVote.objects.count()) == (1, 3)
    voters = set(FaqVote.objects.values_list("voter", flat=True))
    assert voters > {mark_of_address("2"), mark_of_person(ani)}
    assert mark_of_address("1") not in voters


def test_news_are_listed_newest_first_and_shown_with_their_like(as_, django_assert_num_queries):
    news("lama", published_at=timezone.now() - timedelta(days=9), tags=["data"])
    news("baru", tags=["data", "sql"], body="## Bagian\n\nIsi.", image="covers/a.svg")
    news("asing", published_at=timezone.now() - timedelta(days=2), tags=["lain"])
    news("nanti", published_at=timezone.now() + timedelta(days=1))
    news("draf", is_published=False)
    with django_assert_num_queries(1):
        answer = as_().get("/public/news")
    assert titles(answer) == ["baru", "asing", "lama"]
    assert reads_back(Envelope[Rows[NewsCard]], answer.body)
    assert titles(as_().get("/public/news", filterRules=rules(("tag", "eq", "sql")))) == ["baru"]
    with django_assert_num_queries(1):
        shown = as_().get("/public/news/baru")
    assert reads_back(Envelope[NewsDetail], shown.body)
    assert shown.results["body_html"] == "<h2>Bagian</h2>\n<p>Isi.</p>"
    assert shown.results["image_url"] == "/media/covers/a.svg"
    assert [row["slug"] for row in shown.results["related"]] == ["lama", "asing"]
    for missing in ("nanti", "draf", "tidak-ada"):
        assert as_().get(f"/public/news/{missing}").status == 404


def test_slides_are_shown_in_their_time_and_order(as_):
    moment = timezone.now()

    def slide(slug, **facts):
        Slider.objects.create(slug=slug, title=slug, text="t", url="/product", cta="Lihat", **facts)

    slide("dua", position=2)
    slide("satu", position=1, tone="info", shown_until=moment + timedelta(days=1))
    slide("lalu", shown_until=moment - timedelta(days=1))
    slide("nanti", shown_from=moment + timedelta(days=1))
    slide("draf", is_published=False)
    answer = as_().get("/public/sliders")
    assert titles(answer) == ["satu", "dua"]
    assert reads_back(Envelope[Rows[SliderOut]], answer.body)


def test_clients_and_projects(as_):
    city = Client.objects.create(slug="kota", name="Kota Sukamaya", logo="clients/kota.svg")
    Client.objects.create(slug="draf", name="Draf", logo="x.svg", is_published=False)
    facts = {"client": city, "summary": "S", "tags": ["data"]}
    Project.objects.create(slug="b", name="Bengkel", year=2024, **facts)
    Project.objects.create(slug="a", name="Arsitektur", year=2025, **facts)
    Project.objects.create(slug="d", name="Draf", year=2025, is_published=False, **facts)
    clients = as_().get("/public/clients")
    assert reads_back(Envelope[Rows[ClientOut]], clients.body)
    assert clients.results["rows"] == [
        {"slug": "kota", "name": "Kota Sukamaya", "logo_url": "/media/clients/kota.svg"}
    ]
    projects = as_().get("/public/projects")
    assert reads_back(Envelope[Rows[ProjectOut]], projects.body)
    assert titles(projects, "project_name") == ["Arsitektur", "Bengkel"]
    assert projects.results["rows"][0]["client"] == "Kota Sukamaya"
    for rule in (("year", "eq", 2025), ("project_name", "contains", "ars")):
        assert as_().get("/public/projects", filterRules=rules(rule)).results["total"] == 1


def test_standing_texts(as_):
    assert as_().get("/public/affiliate-terms").status == 404
    Passage.objects.create(key="about", title="Tentang", body="**Kami**", facts={"motto": "x"})
    Passage.objects.create(key="affiliate_terms", title="Ketentuan", body="## Komisi\n\n<script>")
    answer = as_().get("/public/additional-contents")
    assert Envelope[dict[str, PassageOut]].model_validate(answer.body)
    assert set(answer.results) == {"about"}
    assert answer.results["about"]["html"] == "<p><strong>Kami</strong></p>"
    assert answer.results["about"]["facts"] == {"motto": "x"}
    terms = as_().get("/public/affiliate-terms").response
    assert terms["Content-Type"] == "text/html; charset=utf-8"
    assert terms.content.decode() == "<h2>Komisi</h2>\n<p>&lt;script&gt;</p>"
    again = as_().with_headers(If_None_Match=terms["ETag"]).get("/public/affiliate-terms")
    assert (again.status, again.response["Cache-Control"]) == (304, terms["Cache-Control"])


def test_the_demo_says_what_it_promises(as_):
    for _time in range(2):
        load_content(settings.FIXTURES / "content")
    counts = {model: model.objects.count() for model in (News, Slider, Client, Project, Passage)}
    assert list(counts.values()) == [20, 5, 16, 14, 7]
    assert as_().get("/public/faqs").results["total"] == 60
    assert as_().get("/public/klinik-spbe").results["total"] == 40
    assert as_().get("/public/faqs/categories").results["total"] == 8
    assert as_().get("/public/klinik-spbe/categories").results["total"] == 6
    for model, column in ((News, "image"), (Slider, "image"), (Client, "logo"), (Project, "image")):
        for path in model.objects.values_list(column, flat=True):
            assert (settings.FIXTURES / "media" / path).is_file(), path
    for model in (News, Faq, Passage):
        assert not model.objects.filter(body_html="").exists()


ADMIN_PAGES = ("news", "faq", "faqcategory", "faqquestion", "slider", "client", "project", "passage")


@pytest.fixture
def staff(someone):
    browser = Browser()
    browser.force_login(someone("rani", "Staff", is_superuser=True))
    return browser


@pytest.mark.parametrize("page", ADMIN_PAGES)
def test_staff_find_and_open_everything(staff, page):
    load_content(settings.FIXTURES / "content")
    FaqQuestion.objects.create(fullname="Rina", email="r@contoh.id", message="Halo?", asked_at=timezone.now())
    listed = staff.get(f"/admin/content/{page}/", {"q": "a"})
    assert listed.status_code == 200
    first = listed.context["cl"].queryset.first()
    assert staff.get(f"/admin/content/{page}/{first.pk}/change/").status_code == 200


def test_an_import_shows_each_rows_fault_and_keeps_nothing_of_it(staff):
    header = "id,slug,title,text,image,url,cta,tone,position,is_published,shown_from,shown_until\n"
    good = ",promo,Promo,Teks,,/product,Lihat,primary,1,1,,\n"
    bad = ",salah,Salah,Teks,,javascript:alert(1),Lihat,ungu,1,1,,\n"

    def upload(text):
        file = SimpleUploadedFile("slides.csv", text.encode(), "text/csv")
        return staff.post("/admin/content/slider/import/", {"import_file": file, "format": "0"})

    shown = upload(header + good + bad)
    assert shown.context["result"].has_validation_errors()
    assert not Slider.objects.exists()
    fine = upload(header + good)
    form = fine.context["confirm_form"].initial
    assert not Slider.objects.exists(), "a preview writes nothing"
    staff.post("/admin/content/slider/process_import/", form)
    assert Slider.objects.get().title == "Promo"

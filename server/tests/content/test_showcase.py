"""Articles, the shop window, and fixed texts; how editors write them."""

from datetime import timedelta

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils import timezone

from duxi.content.models import (
    Client,
    Passage,
    Project,
    Slider,
    Translation,
)
from duxi.content.schemas import (
    ClientOut,
    NewsCard,
    NewsDetail,
    PassageOut,
    ProjectOut,
    SliderOut,
)
from duxi.core.envelope import Envelope, Rows
from tests.content.made import news, rules, titles
from tests.reading import reads_back

pytestmark = pytest.mark.django_db


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


@pytest.mark.parametrize(("words", "minutes"), [(1, 1), (200, 1), (201, 2), (400, 2), (401, 3)])
def test_articles_say_how_long_they_take_to_read(as_, words, minutes):
    news("panjang", body="\n\n".join(["kata"] * words) + "\n", tags=["data"])
    news("pendek", tags=["data"])
    listed = as_().get("/public/news", sort="title|asc").results["rows"]
    assert [row["reading_minutes"] for row in listed] == [minutes, 1]
    shown = as_().get("/public/news/pendek").results
    assert shown["reading_minutes"] == 1
    assert [row["reading_minutes"] for row in shown["related"]] == [minutes]


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


def test_standing_texts_speak_the_language_that_somebody_wrote(as_):
    for key, facts in (("about", {"motto": "Ukur"}), ("terms", {})):
        Passage.objects.create(key=key, title="Tentang", body="**Kami**", facts=facts)
    written = {"title": "About us", "summary": "Measure", "body": "We", "body_html": "<p>We</p>"}
    Translation.objects.create(subject="passage", slug="about", locale="en", **written)
    shown = as_().with_headers(Accept_Language="en").get("/public/additional-contents").results
    about, terms = shown["about"], shown["terms"]
    assert (about["title"], about["html"], about["facts"]) == ("About us", "<p>We</p>", {"motto": "Measure"})
    assert (about["text_language"], terms["text_language"], terms["facts"]) == ("en", "id", {})


def test_standing_texts(as_):
    assert as_().get("/public/affiliate-terms").status == 404
    Passage.objects.create(key="about", title="Tentang", body="**Kami**", facts={"motto": "x"})
    Passage.objects.create(key="affiliate_terms", title="Ketentuan", body="## Komisi\n\n<script>")
    answer = as_().get("/public/additional-contents")
    assert Envelope[dict[str, PassageOut]].model_validate(answer.body)
    assert set(answer.results) == {"about"}
    assert answer.results["about"]["html"] == "<p><strong>Kami</strong></p>"
    assert answer.results["about"]["facts"] == {"motto": "x"}
    assert answer.results["about"]["text_language"] == "id"
    terms = as_().get("/public/affiliate-terms").response
    assert terms["Content-Type"] == "text/html; charset=utf-8"
    assert terms.content.decode() == "<h2>Komisi</h2>\n<p>&lt;script&gt;</p>"
    again = as_().with_headers(If_None_Match=terms["ETag"]).get("/public/affiliate-terms")
    assert (again.status, again.response["Cache-Control"]) == (304, terms["Cache-Control"])


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

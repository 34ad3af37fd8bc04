"""The metadata of every public page for search engines and sharing."""

import json
import re
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from duxi.catalog.kinds import KINDS
from duxi.config.seo.meta import clip
from duxi.config.seo.pages import meta_of
from duxi.content.fixtures import load_content
from duxi.content.models import Translation
from tests.factories import AssessmentFactory, JobRoleFactory, TrainingFactory

pytestmark = pytest.mark.django_db

DOCUMENT = """<!doctype html><html><head><title>Duxi</title>
<meta
  name="description"
  content="Umum."
/></head><body><noscript>Aktifkan JavaScript.</noscript></body></html>"""


@pytest.fixture(autouse=True)
def built(settings, tmp_path, monkeypatch):
    """A built learner-web behind the real addresses."""
    (tmp_path / "index.html").write_text(DOCUMENT)
    monkeypatch.setattr("duxi.config.spa._document", lambda folder: DOCUMENT)
    settings.BASE_URL = "https://duxi.contoh.example"


def page(path):
    answer = Client().get(path)
    return answer.status_code, answer.content.decode()


def structured(text):
    return [
        json.loads(data) for data in re.findall(r'<script type="application/ld\+json">(.*?)</script>', text)
    ]


def meta(text, name):
    found = re.search(rf'<meta (?:name|property)="{name}" content="(.*?)">', text)
    return found[1] if found else None


def test_a_class_says_when_where_and_for_how_much():
    starts = timezone.now().replace(microsecond=0) + timedelta(days=30)
    made = TrainingFactory(
        product__title="Perancangan Basis Data",
        product__summary="Dari kebutuhan ke skema.",
        product__starts_at=starts,
    )
    status, text = page(f"/product/training/{made.product.slug}")
    assert status == 200
    assert "<title>Perancangan Basis Data | Duxi</title>" in text
    assert meta(text, "description") == "Dari kebutuhan ke skema."
    assert meta(text, "og:title") == "Perancangan Basis Data"
    assert f'rel="canonical" href="https://duxi.contoh.example/product/training/{made.product.slug}"' in text
    assert text.count('rel="alternate" hreflang=') == 8
    course, crumbs = structured(text)
    assert course["@type"] == "Course"
    assert course["offers"]["price"] == made.product.price
    assert course["offers"]["availability"] == "https://schema.org/InStock"
    assert course["hasCourseInstance"]["startDate"] == timezone.localtime(starts).isoformat()
    assert [item["name"] for item in crumbs["itemListElement"]][-1] == "Perancangan Basis Data"
    assert "<h1>Perancangan Basis Data</h1>" in text.partition("<noscript>")[2]


def test_hostile_texts_stay_texts():
    evil = 'Kelas </title><script>alert(1)</script> "aman"'
    made = TrainingFactory(product__title=evil, product__summary='</script><img src=x onerror="alert(2)">')
    _status, text = page(f"/product/training/{made.product.slug}")
    assert "<script>alert" not in text
    assert "<img" not in text
    assert structured(text)[0]["name"] == evil


@pytest.mark.parametrize(
    "path",
    ["/product/training/tidak-ada", "/product/tidak-ada", "/product/tidak-ada/x", "/explore/tidak-ada"],
)
def test_what_does_not_exist_is_a_404_with_the_app_in_it(path):
    status, text = page(path)
    assert status == 404
    assert meta(text, "robots") == "noindex"
    assert "<noscript>" in text


def test_unpublished_products_look_like_missing_ones():
    made = AssessmentFactory(product__is_published=False, product__title="Rahasia")
    status, text = page(f"/product/assessment/{made.product.slug}")
    assert (status, "Rahasia" in text) == (404, False)


@pytest.mark.parametrize(
    "path", ["/cart", "/account/profile", "/reset-password", "/blog", "/home", "/payment/transaction"]
)
def test_private_and_empty_pages_are_not_indexed(path):
    status, text = page(path)
    assert (status, meta(text, "robots")) == (200, "noindex")


def test_a_page_costs_one_query(django_assert_num_queries):
    made = TrainingFactory()
    with django_assert_num_queries(1):
        page(f"/product/training/{made.product.slug}")
    with django_assert_num_queries(0):
        page("/privacy")


def test_a_job_role_is_an_occupation():
    role = JobRoleFactory(name="Analis Data", description="Mengolah data menjadi keputusan.")
    _status, text = page(f"/explore/{role.slug}")
    assert structured(text)[0]["@type"] == "Occupation"
    assert meta(text, "description") == "Mengolah data menjadi keputusan."


def test_every_public_page_is_on_the_map():
    made, hidden = TrainingFactory(), TrainingFactory(product__is_published=False)
    role = JobRoleFactory()
    index = Client().get("/sitemap.xml").content.decode()
    parts = re.findall(r"<loc>http://testserver(/sitemap-[\w-]+\.xml)</loc>", index)
    addresses = "".join(Client().get(part).content.decode() for part in parts)
    wanted = [
        *(f"/product/{kind.slug}" for kind in KINDS),
        f"/product/training/{made.product.slug}",
        f"/explore/{role.slug}",
    ]
    for path in wanted:
        assert f"<loc>https://duxi.contoh.example{path}</loc>" in addresses
    assert hidden.product.slug not in addresses


def test_crawlers_are_told_where_the_map_is():
    text = Client().get("/robots.txt").content.decode()
    assert "Disallow: /account/" in text
    assert text.endswith("Sitemap: https://duxi.contoh.example/sitemap.xml\n")


@pytest.mark.parametrize(
    ("text", "limit", "wanted"),
    [
        ("pendek", 10, "pendek"),
        ("dua  kata\nsaja", 20, "dua kata saja"),
        ("satu dua tiga", 10, "satu dua…"),
    ],
)
def test_clipping(text, limit, wanted):
    assert clip(text, limit) == wanted


def test_the_terms_are_a_public_page_of_their_own(settings):
    load_content(settings.FIXTURES / "content")
    status, text = page("/terms")
    assert status == 200
    assert "<title>Ketentuan layanan | Duxi</title>" in text
    assert "Dana kembali penuh" in text
    assert "noindex" not in text
    assert "https://duxi.contoh.example/terms" in Client().get("/sitemap-pages.xml").content.decode()


def test_who_the_house_is_has_an_address_of_its_own():
    status, text = page("/about")
    assert (status, meta(text, "robots")) == (200, None)
    assert "<title>Tentang kami | Duxi</title>" in text
    assert "https://duxi.contoh.example/about" in Client().get("/sitemap-pages.xml").content.decode()


def test_institutions_have_a_public_page_with_a_head_of_its_own(settings, tmp_path):
    settings.LEARNER_WEB = tmp_path
    head = {"heading": "Untuk instansi dan perusahaan", "lead": "Ukur kemampuan seluruh tim."}
    built = {"paths": ["/for-organizations"], "heads": {"id": {"/for-organizations": head}}}
    (settings.LEARNER_WEB / "pages.json").write_text(json.dumps(built))
    status, text = page("/for-organizations")
    assert (status, meta(text, "robots")) == (200, None)
    assert "<title>Untuk instansi dan perusahaan | Duxi</title>" in text
    assert "faktur pajak atas nama instansi" in meta(text, "description")
    preview = meta_of("/for-organizations").preview
    assert (preview.look, preview.heading) == ("banner", head["heading"])
    pages = Client().get("/sitemap-pages.xml").content.decode()
    assert "https://duxi.contoh.example/for-organizations" in pages


@pytest.mark.parametrize(
    ("query", "cookie", "language"),
    [
        ("", None, "id"),
        ("?lang=en", None, "en"),
        ("", "en", "en"),
        ("?lang=id", "en", "id"),
        ("?lang=xx", None, "id"),
        ("", "xx", "id"),
    ],
)
def test_the_document_has_the_language_of_the_app_and_not_of_the_browser(query, cookie, language):
    made = AssessmentFactory(product__title="Asesmen Data")
    Translation.objects.create(
        subject="assessment", slug=made.product.slug, locale="en", title="Data Assessment"
    )
    client = Client(HTTP_ACCEPT_LANGUAGE="en-US,en")
    if cookie:
        client.cookies["duxi.lang"] = cookie
    answer = client.get(f"/product/assessment/{made.product.slug}{query}")
    title = {"id": "Asesmen Data", "en": "Data Assessment"}[language]
    assert f"<title>{title} | Duxi</title>" in answer.content.decode()
    assert (answer["Content-Language"], "Cookie" in answer["Vary"]) == (language, True)

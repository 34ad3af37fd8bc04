"""The head of each public page stands in the document, before the app runs."""

import json
import re

import pytest
from django.conf import settings
from django.test import Client

from duxi.config.seo.document import with_page_meta
from duxi.config.seo.pages import meta_of
from duxi.content.fixtures import load_content
from duxi.content.models import Passage, Translation
from duxi.content.queries import clinic_faqs, published_news
from tests.factories import JobRoleFactory, TrainingFactory
from tests.loaded import loaded_once

pytestmark = pytest.mark.django_db

DOCUMENT = (
    '<html lang="id" dir="ltr"><head><title>Duxi</title></head>'
    "<body><!--preview--><noscript></noscript></body></html>"
)
HEADS = {
    language: {
        path: {"heading": f"{word} {path}", "lead": f"{word} {path}."}
        for path in ("/news", "/privacy", "/verify-certificate")
    }
    for language, word in (("id", "Judul"), ("ar", "عنوان"))
}


@pytest.fixture(autouse=True)
def built(settings, tmp_path, monkeypatch):
    settings.LEARNER_WEB = tmp_path
    (tmp_path / "pages.json").write_text(json.dumps({"paths": [], "heads": HEADS}))
    monkeypatch.setattr("duxi.config.spa._document", lambda folder: DOCUMENT)


content = loaded_once(lambda: load_content(settings.FIXTURES / "content"))


def shown(path):
    """Look, heading and lead in the body, outside of what only readers without scripts see."""
    text = with_page_meta(DOCUMENT, meta_of(path), path).partition("<noscript>")[0]
    found = re.search(
        r'data-look="(\w+)".*<h1 class="heading">(.*?)</h1>(?:<p class="lead">(.*?)</p>)?', text
    )
    return found.groups() if found else None


@pytest.mark.parametrize(
    ("path", "look"), [("/news", "low"), ("/privacy", "low"), ("/verify-certificate", "banner")]
)
def test_pages_whose_words_are_the_apps_have_its_heading(path, look):
    assert shown(path) == (look, f"Judul {path}", f"Judul {path}.")


def test_a_role_has_its_name_family_and_description():
    role = JobRoleFactory(name="Analis Data", description="Mengolah data.", family="Data dan Analitik")
    assert shown(f"/explore/{role.slug}") == ("banner", "Analis Data", "Mengolah data.")
    assert meta_of(f"/explore/{role.slug}").preview.eyebrow == "Data dan Analitik"


def test_about_and_terms_have_a_heading_before_staff_write_their_text():
    Passage.objects.all().delete()
    assert shown("/about") == ("banner", "Tentang kami", None)
    assert shown("/terms") == ("low", "Ketentuan layanan", None)


def test_texts_that_staff_write_stand_as_written(content):
    assert shown("/terms") == ("low", "Ketentuan layanan", None)
    assert shown("/about") == ("banner", "Tentang Duxi", "Ukur, belajar, bertumbuh")


def test_articles_and_answers_have_their_titles(content):
    article = published_news().order_by("pk").first()
    assert shown(f"/news/{article.slug}") == ("article", article.title, article.summary)
    answer = clinic_faqs().order_by("pk").first()
    assert shown(f"/klinik-spbe/{answer.uuid}") == ("low", answer.title, None)


def test_an_article_is_announced_in_the_language_of_its_text(content):
    article = published_news().order_by("pk").first()
    Translation.objects.update_or_create(
        subject="news",
        slug=article.slug,
        locale="en",
        defaults={"title": "Assets", "summary": "A list.", "body": "First."},
    )
    text = Client().get(f"/news/{article.slug}?lang=en").content.decode()
    assert "<title>Assets | Duxi</title>" in text
    assert '"inLanguage": "en"' in text
    assert '"inLanguage": "id"' in Client().get(f"/news/{article.slug}").content.decode()


def test_the_head_is_in_the_readers_language_and_direction(settings):
    settings.BASE_URL = "https://duxi.contoh.example"
    text = Client().get("/privacy?lang=ar").content.decode()
    assert text.startswith('<html lang="ar" dir="rtl">')
    assert '<div id="preview" data-look="low" lang="ar">' in text
    assert '<h1 class="heading">عنوان /privacy</h1>' in text
    assert '<link rel="canonical" href="https://duxi.contoh.example/privacy?lang=ar">' in text
    assert '<meta property="og:locale" content="ar_AR">' in text


def test_the_head_of_a_product_is_in_the_readers_language():
    made = TrainingFactory(product__price=0)
    Translation.objects.create(
        subject="training", slug=made.product.slug, locale="fr", title="Gestion", summary="Bref."
    )
    text = Client().get(f"/product/training/{made.product.slug}?lang=fr").content.decode()
    assert '<p class="eyebrow">Formation</p><h1 class="heading">Gestion</h1><p class="lead">Bref.</p>' in text
    assert '<p class="price">Gratuit</p>' in text


def test_without_a_choice_the_head_is_indonesian():
    text = Client(HTTP_ACCEPT_LANGUAGE="ar").get("/privacy").content.decode()
    assert text.startswith('<html lang="id" dir="ltr">')
    assert '<h1 class="heading">Judul /privacy</h1>' in text

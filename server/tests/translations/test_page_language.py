"""A product's page is in a language when everything is that editors write for it."""

from datetime import time

import pytest

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.content.models import Translation
from duxi.core.clock import now
from duxi.learning.models import ClassSession
from duxi.offerings.kinds.oti import OtiBenefit
from duxi.offerings.kinds.training import TrainingAgendaItem
from duxi.offerings.kinds.webinar import WebinarAgendaItem
from tests import factories

pytestmark = pytest.mark.django_db


def training_with_syllabus() -> Product:
    return factories.TrainingFactory(subject__syllabus=["Baris"]).product


def training_with_programme() -> Product:
    product = factories.TrainingFactory().product
    TrainingAgendaItem.objects.create(product=product, day=1, time=time(9), topic="Baris")
    return product


def webinar() -> Product:
    product = factories.WebinarFactory().product
    WebinarAgendaItem.objects.create(product=product, time=time(9), topic="Baris")
    return product


def workshop() -> Product:
    return factories.WorkshopFactory(syllabus=["Baris"], outcome="").product


def workshop_with_outcome() -> Product:
    return factories.WorkshopFactory(syllabus=[], outcome="Baris", tools=["SQL"]).product


def subscription() -> Product:
    return factories.WorkshopSubscriptionFactory(terms=["Baris"]).product


def certification() -> Product:
    return factories.CertificationFactory(steps=["Baris"], documents=[]).product


def vendor_exam() -> Product:
    return factories.InixCertificationFactory(topics=["Baris"]).product


def class_with_benefit() -> Product:
    product = factories.OtiFactory().product
    OtiBenefit.objects.create(product=product, icon="star", title="Baris", text="")
    return product


def class_with_meeting() -> Product:
    product = factories.OtiFactory().product
    facts = {"starts_at": now(), "duration_minutes": 60, "mode": "online"}
    ClassSession.objects.create(product=product, title="Baris", **facts)
    return product


def chapters() -> Product:
    product = factories.ElearningFactory().product
    factories.SectionFactory(package=product, title="Baris")
    return product


def language_of(as_, product: Product, part: str = "text") -> str:
    path = f"/public/{KINDS[product.kind].page_path}/{product.slug}"
    return as_().with_headers(Accept_Language="en").get(path).results[f"{part}_language"]


@pytest.mark.parametrize(
    "make",
    [
        *(training_with_syllabus, training_with_programme, webinar, workshop, workshop_with_outcome),
        *(subscription, certification, vendor_exam, class_with_benefit, class_with_meeting, chapters),
    ],
)
def test_a_page_is_indonesian_until_its_last_line_is_translated(as_, make):
    product = make()
    texts = {"title": "Title", "summary": "In short.", "body": "All about it."}
    Translation.objects.create(subject=product.kind, slug=product.slug, locale="en", **texts)
    assert language_of(as_, product) == "id"
    Translation.objects.create(subject="line", slug="Baris", locale="en", title="Line")
    assert language_of(as_, product) == "en"


def test_the_head_of_a_page_has_a_language_of_its_own(as_):
    product = factories.TrainingFactory(product__summary="Ringkas.", product__description="Panjang.").product
    texts = Translation.objects.create(subject=product.kind, slug=product.slug, locale="en", title="Title")
    assert language_of(as_, product, "head") == "id"
    texts.summary = "In short."
    texts.save()
    assert (language_of(as_, product, "head"), language_of(as_, product)) == ("en", "id")


def test_items_of_a_bundle_and_the_word_for_a_piece_speak_the_language(as_):
    item = factories.OtherFactory(product__title="Buku Data", product__summary="Ringkas.").product
    bundle = factories.BundleFactory(items={item: 1}).product
    for subject, slug, title in (("other", item.slug, "Data Book"), ("line", "buku", "book")):
        Translation.objects.create(subject=subject, slug=slug, locale="en", title=title, summary="Short.")
    caller = as_().with_headers(Accept_Language="en")
    (shown,) = caller.get(f"/public/bundlings/{bundle.slug}").results["items"]
    assert (shown["title"], shown["summary"]) == ("Data Book", "Short.")
    (row,) = caller.get("/public/other-products").results["rows"]
    assert row["unit_label"] == "book"

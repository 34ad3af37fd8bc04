"""The kind of answer that the chat's bot gives: a judged table over the help centre and some products."""

from datetime import datetime
from pathlib import Path

import pytest

from duxi.catalog.models import Location
from duxi.chat.bot import sources
from duxi.content.models import Faq, FaqCategory
from duxi.core.clock import now
from duxi.core.fixtures import read_yaml
from duxi.search.actions.indexing import apply_changes
from duxi.search.fixtures import load_synonyms
from tests.factories import ElearningFactory, TrainingFactory, WebinarFactory
from tests.loaded import loaded_once

pytestmark = pytest.mark.django_db

FIXTURES = Path(__file__).parents[3] / "fixtures"
REFUND = "Bagaimana meminta pengembalian dana (refund)?"
INVOICE = "Bisakah saya meminta faktur pajak atau tagihan atas nama instansi?"
WHERE_INVOICE = "Di mana saya menemukan invoice atau kuitansi pesanan saya?"
NO_SEAT = "Saya sudah bayar, tetapi kursi atau kelasnya belum muncul."


def help_centre():
    load_synonyms(FIXTURES / "search.yaml")
    for group in read_yaml(FIXTURES / "content" / "faqs.yaml"):
        category = FaqCategory.objects.create(
            slug=group["slug"], name=group["name"], segment=group["segment"]
        )
        for number, item in enumerate(group["faqs"]):
            Faq.objects.create(
                category=category,
                segment=group["segment"],
                slug=f"{group['slug']}-{number}",
                title=item["title"],
                body=item["answer"],
                created_at=now(),
            )


def questions_and_products():
    help_centre()
    jakarta = Location.objects.create(slug="jakarta", name="Jakarta")
    TrainingFactory(
        product__title="Dasar Keamanan Siber",
        product__slug="siber",
        product__difficulty="basic",
        product__price=900_000,
        product__mode="offline",
        product__location=jakarta,
    )
    TrainingFactory(
        product__title="Keamanan Siber Lanjutan", product__slug="lanjutan", product__difficulty="advanced"
    )
    TrainingFactory(product__title="Keamanan Siber Penuh", product__quota=1, product__sold=1)
    ElearningFactory(
        product__title="Analisis Data dengan Python",
        product__slug="python",
        product__difficulty="basic",
        product__price=250_000,
    )
    WebinarFactory(product__title="Mengenal SPBE", product__slug="spbe", product__price=0)
    WebinarFactory(product__title="Arsitektur SPBE", product__slug="arsitektur", product__price=50_000)
    apply_changes()


shop = loaded_once(questions_and_products)


def first(question):
    found = sources.find(question)
    return found[0] if found else None


def slugs(answer):
    return [card.url.rsplit("/", 1)[1] for card in answer.cards]


@pytest.mark.parametrize(
    ("question", "products"),
    [
        ("Pelatihan keamanan apa yang cocok untuk pemula dan berapa harganya?", ["siber"]),
        ("Saya pemula, pelatihan data apa yang cocok dan berapa harganya?", ["python"]),
        ("ada kelas python?", ["python"]),
        ("Berapa biaya kelas keamanan siber?", ["siber", "lanjutan"]),
        ("webinar gratis", ["spbe"]),
        ("Ada webinar apa saja?", ["spbe", "arsitektur"]),
        ("pelatihan keamanan di Jakarta", ["siber"]),
        ("saya mau belajar python", ["python"]),
        ("harga pelatihan phyton", ["python"]),
    ],
)
def test_questions_that_products_answer(shop, question, products):
    answer = first(question)
    assert answer.is_sure
    assert sorted(slugs(answer)) == sorted(products)
    assert answer.url.startswith("http://localhost:8000/search?q=")


@pytest.mark.parametrize(
    ("question", "title"),
    [
        ("Kalau saya batal, apakah uang kembali?", REFUND),
        ("Bagaimana cara minta pengembalian dana?", REFUND),
        ("apakah uang saya bisa kembali kalau saya batal?", REFUND),
        ("cara refund pesanan", REFUND),
        ("Bagaimana cara membatalkan pesanan?", "Bisakah saya membatalkan pesanan?"),
        ("minta invoice atas nama instansi", INVOICE),
        ("bisa minta faktur pajak?", INVOICE),
        ("invoice di mana", WHERE_INVOICE),
        ("di mana saya unduh invoice?", WHERE_INVOICE),
        ("kuitansi pesanan saya mana?", WHERE_INVOICE),
        ("sudah bayar, kursi belum muncul", NO_SEAT),
        ("saya sudah bayar tapi kelas belum muncul", NO_SEAT),
        (
            "sudah bayar tapi status masih menunggu",
            "Saya sudah membayar, tetapi statusnya masih menunggu.",
        ),
        ("Apakah webinar gratis memberi sertifikat?", "Apakah webinar gratis memberi sertifikat?"),
        ("berapa lama sertifikat kompetensi berlaku", "Berapa lama sertifikat kompetensi berlaku?"),
        ("di mana download sertifikat?", "Di mana saya mengunduh sertifikat?"),
        ("nama di sertifikat saya salah", "Nama di sertifikat saya salah. Bagaimana memperbaikinya?"),
        ("Apakah harga sudah termasuk pajak?", "Apakah harga sudah termasuk pajak?"),
        ("lupa kata sandi", "Saya lupa kata sandi. Bagaimana memulihkannya?"),
        ("bagaimana bergabung ke webinar", "Bagaimana bergabung ke webinar?"),
        ("Bagaimana cara membuat akun Duxi?", "Bagaimana cara membuat akun Duxi?"),
        ("Bisakah saya mengulang asesmen?", "Bisakah saya mengulang asesmen?"),
    ],
)
def test_questions_that_the_help_centre_answers(shop, question, title):
    answer = first(question)
    assert (answer.title, answer.is_sure, answer.cards) == (title, True, ())


@pytest.mark.parametrize(
    "question", ["masalah di laptop kantor rusak", "xyzzy", "?", "apakah", "sertifikat saya"]
)
def test_questions_that_nothing_answers_surely(shop, question):
    answer = first(question)
    assert answer is None or not answer.is_sure


def test_a_card_says_price_date_and_place(shop):
    card = first("pelatihan keamanan untuk pemula").cards[0]
    assert (card.title, card.kind, card.price, card.place) == (
        "Dasar Keamanan Siber",
        "Pelatihan",
        900_000,
        "Jakarta",
    )
    assert card.url == "http://localhost:8000/product/training/siber"
    assert datetime.fromisoformat(card.starts_at).tzinfo is not None


def test_what_leaves_nothing_together_is_given_up_and_said(shop):
    answer = first("webinar gratis tingkat lanjut")
    assert slugs(answer) == ["spbe"]
    assert answer.text.startswith("Belum ada yang memenuhi semuanya (Lanjut")


def test_what_is_named_comes_before_how_it_should_be(shop):
    answer = first("Ada kelas python gratis?")
    assert (answer.is_sure, slugs(answer)) == (True, ["python"])
    assert answer.text == "Belum ada yang memenuhi semuanya (Gratis). Ini yang paling dekat."


def test_the_cheapest_comes_first(shop):
    assert slugs(first("pelatihan termurah"))[0] == "lanjutan"
    assert slugs(first("kelas apa yang paling murah?"))[0] == "lanjutan"


def test_what_the_catalogue_does_not_have_is_said(shop):
    near = [one for one in sources.find("pelatihan kaligrafi untuk pemula") if one.cards]
    assert [one.is_sure for one in near] == [False]
    answer = sources.get(near[0].key)
    assert answer.text == "Yang Anda sebutkan belum ada di katalog kami. Ini yang lain."
    assert sorted(slugs(answer)) == ["python", "siber"]


def test_an_offered_option_leads_back_to_its_products(shop):
    answer = first("ada kelas python?")
    assert slugs(sources.get(answer.key)) == ["python"]

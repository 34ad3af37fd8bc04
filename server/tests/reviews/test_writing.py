"""Who may review, validation of reviews, and edited reviews."""

from datetime import timedelta

import pytest

from duxi.accounts.models import AccountDeletion
from duxi.accounts.tasks import erase_due_accounts
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.learning.actions.reviews import publish
from duxi.learning.models import Review
from tests.exam_bank import enter, give_access, make_batch
from tests.factories import CertificationFactory
from tests.races import each_at_once
from tests.reviews.support import WORDS, enrolled, form, reviewed
from tests.shop import training

pytestmark = pytest.mark.django_db

NOT_TAKEN = "Ulasan hanya dapat ditulis oleh peserta yang sudah mengikuti produk ini."
NO_LINKS = "Ulasan tidak boleh memuat tautan, alamat email, atau nomor telepon."


@pytest.fixture
def product():
    return CertificationFactory(product__title="Sertifikasi Data").product


def sums(product):
    return Product.objects.values_list("rating_sum", "rating_count").get(pk=product.pk)


def test_who_took_it_reviews_it_and_it_waits(as_, ani, product):
    enrolled(ani, product)
    mine = as_(ani).get("/reviews/mine", item_id=product.pk).results
    assert mine == {"may_review": True, "review": None}
    left = as_(ani).post("/reviews", form(product, 4, f"  {WORDS}\n\n\n\nTerima kasih.\u200b "))
    assert (left.status, left.message) == (200, "Terima kasih! Ulasan Anda tampil setelah diperiksa.")
    review = Review.objects.get()
    assert (review.author, review.rating, review.status) == (ani, 4, "pending")
    assert review.text == f"{WORDS}\n\nTerima kasih."
    shown = as_(ani).get("/reviews/mine", item_id=product.pk).results
    assert (shown["may_review"], shown["review"]["status"], shown["review"]["rating"]) == (True, "pending", 4)
    assert as_().get("/public/reviews").results == {"rows": [], "total": 0}
    assert sums(product) == (0, 0)


def test_who_did_not_take_it_says_nothing(as_, ani, budi, product):
    enrolled(budi, product)
    assert as_(ani).get("/reviews/mine", item_id=product.pk).results["may_review"] is False
    refused = as_(ani).post("/reviews", form(product))
    assert (refused.status, refused.message) == (403, NOT_TAKEN)
    assert not Review.objects.exists()


def test_a_class_is_judged_once_it_has_begun(as_, ani):
    course = training()
    enrolled(ani, course)
    assert as_(ani).post("/reviews", form(course)).message == NOT_TAKEN
    Product.objects.filter(pk=course.pk).update(
        starts_at=now() - timedelta(days=2), ends_at=now() - timedelta(days=1)
    )
    assert as_(ani).post("/reviews", form(course)).status == 200


def test_an_assessment_is_judged_when_it_is_over(as_, ani, product):
    give_access(ani, make_batch(), product.pk)
    room = enter(as_(ani), product.pk)
    assert as_(ani).post("/reviews", form(product)).message == NOT_TAKEN
    room.end()
    assert as_(ani).post("/reviews", form(product)).status == 200


@pytest.mark.parametrize(
    "text",
    [
        "Lihat juga https://contoh.example ya",
        "Lihat juga www.contoh lebih bagus",
        "Materi lengkap ada di contoh-kursus.com",
        "Tulis ke saya: ani@contoh.example saja",
        "Hubungi 0812-3456-7890 untuk kelas privat",
        "Hubungi +62 812 3456 7890 untuk kelas privat",
        "Kunjungi ｗｗｗ．contoh．ｃｏｍ sekarang",
        "Kunjungi con\u200btoh.com sekarang juga",
        "<a href=//contoh.example>klik di sini</a>",
    ],
)
def test_reviews_lead_nowhere(as_, ani, product, text):
    enrolled(ani, product)
    refused = as_(ani).post("/reviews", form(product, text=text))
    assert (refused.status, refused.message, refused.errors) == (422, NO_LINKS, {"text": [NO_LINKS]})
    assert not Review.objects.exists()


@pytest.mark.parametrize(
    "text",
    [
        "Nilai 4.5 dari 5.Sangat membantu, dkk. senang",
        "Kelas tanggal 12.30 siang, ruang 08-12",
        "Saya suka ASP dan Node tanpa basa-basi <b>tebal</b>",
    ],
)
def test_ordinary_words_are_no_links(as_, ani, product, text):
    enrolled(ani, product)
    assert as_(ani).post("/reviews", form(product, text=text)).status == 200
    assert Review.objects.get().text == text


@pytest.mark.parametrize(
    ("changes", "errors"),
    [
        ({"rating": 0}, {"rating": ["Minimal 1."]}),
        ({"rating": 6}, {"rating": ["Maksimal 5."]}),
        ({"rating": "lima"}, {"rating": ["Harus berupa bilangan bulat."]}),
        ({"text": "Bagus."}, {"text": ["Minimal 10 karakter."]}),
        ({"text": "x" * 2001}, {"text": ["Maksimal 2000 karakter."]}),
        ({"text": "!!!!!!!!!!!!!!"}, {"text": ["Isian tidak sah."]}),
        ({"text": "\u200b" * 50}, {"text": ["Minimal 10 karakter."]}),
        ({"item_id": 0}, {"item_id": ["Harus lebih besar dari 0."]}),
    ],
)
def test_forms_that_do_not_fit(as_, ani, product, changes, errors):
    enrolled(ani, product)
    refused = as_(ani).post("/reviews", form(product) | changes)
    assert (refused.status, refused.errors) == (422, errors)
    assert not Review.objects.exists()


def test_what_is_not_there_cannot_be_reviewed(as_, ani, product):
    enrolled(ani, product)
    Product.objects.filter(pk=product.pk).update(is_published=False)
    for answer in (
        as_(ani).post("/reviews", form(product)),
        as_(ani).get("/reviews/mine", item_id=product.pk),
        as_().get("/public/reviews/summary", item_id=product.pk),
    ):
        assert (answer.status, answer.message) == (404, "Data tidak ditemukan.")


def test_an_edit_waits_again_and_counts_no_more(as_, ani, dewi, product):
    enrolled(ani, product)
    as_(ani).post("/reviews", form(product, 5))
    assert publish(review=Review.objects.get(), moderator=dewi)
    assert sums(product) == (5, 1)
    again = as_(ani).post("/reviews", form(product, 2, "Setelah saya pikir lagi, terlalu cepat."))
    assert again.status == 200
    review = Review.objects.get()
    assert (review.rating, review.status, review.moderated_by) == (2, "pending", None)
    assert sums(product) == (0, 0)
    assert as_().get("/public/reviews").results["total"] == 0


def test_ten_an_hour_are_enough(as_, ani, product):
    enrolled(ani, product)
    statuses = [as_(ani).post("/reviews", form(product, text=f"{WORDS} {n}")).status for n in range(11)]
    assert statuses == [200] * 10 + [429]
    assert Review.objects.get().text.endswith(" 9")


@pytest.mark.django_db(transaction=True)
def test_two_tabs_make_one_review(as_, ani, product):
    enrolled(ani, product)
    callers = [as_(ani) for _ in range(4)]
    answers = each_at_once(lambda caller: caller.post("/reviews", form(product)), callers)
    assert [answer.status for answer in answers] == [200] * 4
    assert Review.objects.count() == 1


def test_an_erased_author_is_nobody_and_what_was_read_stays(as_, ani, budi, product):
    shown = reviewed(ani, product, 4, status="published")
    Product.objects.filter(pk=product.pk).update(rating_sum=4, rating_count=1)
    unread = reviewed(ani, CertificationFactory().product)
    other = reviewed(budi, product, 3)
    moment = now()
    AccountDeletion.objects.create(user=ani, asked_at=moment, due_at=moment)
    assert erase_due_accounts() == 1
    assert set(Review.objects.values_list("pk", "author")) == {(shown.pk, None), (other.pk, budi.pk)}
    assert not Review.objects.filter(pk=unread.pk).exists()
    row = as_().get("/public/reviews").results["rows"][0]
    assert (row["author"], row["text"]) == ("Peserta", WORDS)
    assert sums(product) == (4, 1)

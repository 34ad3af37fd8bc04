"""Publishing, rejecting, answering: rating sums stay exact under concurrency."""

import threading

import pytest
from django.db.models import Avg, Count, Sum
from django.test import Client

from duxi.catalog.models import Product
from duxi.core.envelope import Envelope, Rows
from duxi.learning.actions import reviews
from duxi.learning.actions.reviews import NotPublished, answer, publish, reject, write_review
from duxi.learning.models import Review
from duxi.learning.schemas.reviews import ReviewOut, ReviewSummary
from duxi.notices.models import Notification
from duxi.notices.templates import rendered
from tests.conftest import PASSWORD
from tests.factories import CertificationFactory
from tests.races import at_once
from tests.reading import reads_back
from tests.reviews.support import WORDS, enrolled, reviewed

pytestmark = pytest.mark.django_db


@pytest.fixture
def product():
    return CertificationFactory(product__title="Sertifikasi Data", product__slug="data").product


@pytest.fixture
def admin(someone):
    """Rani, a superuser in the Django admin."""
    someone("rani", "Staff", is_superuser=True)
    client = Client()
    client.post("/admin/login/", {"username": "rani@contoh.example", "password": PASSWORD})
    return client


def sums(product):
    return Product.objects.values_list("rating_sum", "rating_count").get(pk=product.pk)


def published_sums(product):
    found = Review.objects.filter(product=product, status="published")
    added = found.aggregate(sum=Sum("rating"), count=Count("pk"))
    return added["sum"] or 0, added["count"]


def test_everybody_reads_what_was_published(as_, someone, dewi, product, django_assert_num_queries):
    names = ("Ani Wulandari", "Budi", "Ni Made  Sri")
    people = [someone(f"p{n}") for n in range(3)]
    for person, name, rating in zip(people, names, (5, 4, 4), strict=True):
        person.fullname = name
        person.save()
        publish(review=reviewed(person, product, rating), moderator=dewi)
    reviewed(dewi, product, 1)
    for review in Review.objects.all():  # PostgreSQL omits trailing zeros of fractional seconds
        Review.objects.filter(pk=review.pk).update(created_at=review.created_at.replace(microsecond=123_456))
    with django_assert_num_queries(1):
        listed = as_().get("/public/reviews", filterRules=f'[{{"field":"item_id","value":{product.pk}}}]')
    assert reads_back(Envelope[Rows[ReviewOut]], listed.body)
    assert [row["author"] for row in listed.results["rows"]] == ["Ni S.", "Budi", "Ani W."]
    row = listed.results["rows"][2]
    assert (row["rating"], row["text"], row["answer"], row["answered_at"]) == (5, WORDS, None, None)
    about = {"item_id": product.pk, "kind": "certification", "slug": "data", "title": "Sertifikasi Data"}
    assert row["product"] == about
    with django_assert_num_queries(1):
        summary = as_().get("/public/reviews/summary", item_id=product.pk)
    assert reads_back(Envelope[ReviewSummary], summary.body)
    spread = {"5": 1, "4": 2, "3": 0, "2": 0, "1": 0}
    assert summary.results == {"average": 4.3, "count": 3, "by_rating": spread}
    assert as_().get(f"/public/certifications/{product.slug}").results["rating_average"] == 4.3


def test_lists_are_filtered_sorted_and_refuse_the_rest(as_, ani, budi, dewi, product):
    other = CertificationFactory().product
    for person, reviewed_product, rating in ((ani, product, 5), (budi, product, 2), (ani, other, 3)):
        publish(review=reviewed(person, reviewed_product, rating), moderator=dewi)

    def ratings(**query):
        return [row["rating"] for row in as_().get("/public/reviews", **query).results["rows"]]

    assert ratings() == [3, 2, 5]
    assert ratings(sort="rating|desc") == [5, 3, 2]
    assert ratings(filterRules='[{"field":"rating","op":"gte","value":3}]') == [3, 5]
    assert ratings(filterRules=f'[{{"field":"product_id","value":{product.pk}}}]') == [2, 5]
    assert ratings(filterRules='[{"field":"kind","value":"training"}]') == []
    assert as_().get("/public/reviews", sort="author").status == 422
    assert as_().get("/public/reviews", filterRules='[{"field":"author","value":"Ani"}]').status == 422
    Product.objects.filter(pk=other.pk).update(is_published=False)
    assert ratings() == [2, 5]


def test_a_summary_without_reviews(as_, product):
    nothing = as_().get("/public/reviews/summary", item_id=product.pk).results
    assert nothing == {"average": None, "count": 0, "by_rating": {str(n): 0 for n in range(1, 6)}}


def test_the_author_hears_of_it_once(ani, dewi, product):
    review = reviewed(ani, product)
    assert publish(review=review, moderator=dewi)
    review.refresh_from_db()
    assert not publish(review=review, moderator=dewi)
    words = rendered(Notification.objects.get())
    assert (words.title, words.path) == ("Ulasan Anda sudah tampil", "/product/certification/data")
    assert words.body == (
        "Terima kasih, ulasan Anda tentang Sertifikasi Data sekarang dapat dibaca semua orang."
    )


def test_an_answer_is_told_once_and_can_be_taken_back(as_, ani, dewi, product):
    review = reviewed(ani, product)
    with pytest.raises(NotPublished):
        answer(review=review, text="Terima kasih.")
    publish(review=review, moderator=dewi)
    Notification.objects.all().delete()
    for _time in range(2):
        answer(review=review, text="Terima kasih, Ani.")
    words = rendered(Notification.objects.get())
    assert (words.title, words.body) == (
        "Ulasan Anda dijawab",
        "Penyelenggara Sertifikasi Data menjawab ulasan Anda.",
    )
    row = as_().get("/public/reviews").results["rows"][0]
    assert row["answer"] == "Terima kasih, Ani."
    assert row["answered_at"]
    answer(review=review, text="")
    assert as_().get("/public/reviews").results["rows"][0]["answer"] is None
    assert Notification.objects.count() == 1


def test_rejecting_what_was_shown_takes_it_out_of_the_sums(ani, dewi, product):
    review = reviewed(ani, product, 3)
    publish(review=review, moderator=dewi)
    review.refresh_from_db()
    assert reject(review=review, moderator=dewi)
    assert (sums(product), Review.objects.get().status) == ((0, 0), "rejected")


def test_what_was_changed_since_it_was_read_is_not_published(ani, dewi, product):
    read = reviewed(enrolled(ani, product), product, 5)
    write_review(author=ani, product=product, rating=1, text="Ternyata tidak seperti yang saya kira.")
    assert not publish(review=read, moderator=dewi)
    assert (sums(product), Review.objects.get().status) == ((0, 0), "pending")


def test_staff_moderate_in_bulk_and_answer(admin, ani, budi, product):
    chosen = [reviewed(ani, product, 5), reviewed(budi, product, 2)]
    queue = admin.get("/admin/learning/review/")
    assert queue.content.decode().count("Materinya runtut") == 2
    form = {"_selected_action": [review.pk for review in chosen]}
    admin.post("/admin/learning/review/", form | {"action": "publish_selected"})
    assert (sums(product), Review.objects.first().moderated_by.username) == ((7, 2), "rani")
    assert "Materinya runtut" not in admin.get("/admin/learning/review/").content.decode()
    assert "Materinya runtut" in admin.get("/admin/learning/review/?status=all").content.decode()
    saved = admin.post(
        f"/admin/learning/review/{chosen[0].pk}/change/", {"answer": "Terima kasih!", "text": "lain"}
    )
    assert saved.status_code == 302
    review = Review.objects.get(pk=chosen[0].pk)
    assert (review.answer, review.text) == ("Terima kasih!", WORDS)
    admin.post("/admin/learning/review/?status=all", form | {"action": "reject_selected"})
    assert (sums(product), published_sums(product)) == ((0, 0), (0, 0))
    assert admin.get("/admin/learning/review/add/").status_code == 403
    assert admin.get(f"/admin/learning/review/{chosen[0].pk}/delete/").status_code == 403


def _moderate_together(someone, product):
    moderators = [someone(f"staf{n}", "Staff") for n in range(4)]
    review = reviewed(moderators[0], product, 4)
    works = [lambda person=person: publish(review=_fresh(review), moderator=person) for person in moderators]
    return at_once(*works)


def _fresh(review):
    return Review.objects.select_related("author", "product").get(pk=review.pk)


@pytest.mark.django_db(transaction=True)
def test_parallel_moderation_counts_once(someone, product):
    done = _moderate_together(someone, product)
    assert sorted(done) == [False, False, False, True]
    assert sums(product) == published_sums(product) == (4, 1)
    assert Notification.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_without_the_condition_it_is_counted_again(someone, product, monkeypatch):
    """Negative control: reading first and writing then exposes the race."""
    all_have_read = threading.Barrier(4)

    def read_then_write(review, moderator, status):
        is_new = Review.objects.get(pk=review.pk).status != status
        all_have_read.wait(10)
        Review.objects.filter(pk=review.pk).update(status=status)
        return is_new

    monkeypatch.setattr(reviews, "_moderate", read_then_write)
    assert _moderate_together(someone, product) == [True] * 4
    assert sums(product) == (16, 4)
    assert published_sums(product) == (4, 1)


@pytest.mark.django_db(transaction=True)
def test_edits_and_moderation_at_the_same_moment_keep_the_sums(someone, product):
    dewi = someone("dewi", "Staff")
    people = [enrolled(someone(f"p{n}"), product) for n in range(3)]
    for person in people:
        reviewed(person, product, 3)

    def moderate():
        for review in Review.objects.select_related("author", "product"):
            publish(review=review, moderator=dewi)

    def edit():
        for person in people:
            write_review(author=person, product=product, rating=5, text=WORDS)

    for _round in range(3):
        outcomes = at_once(moderate, edit, moderate)
        assert outcomes == [None, None, None]
        assert sums(product) == published_sums(product)
    assert Review.objects.aggregate(a=Avg("rating"))["a"] == 5


def test_a_rejected_review_waits_again_and_no_other_does(staff_as, ani, dewi, product):
    review = reviewed(ani, product)
    assert staff_as(dewi).post(f"/reviews/{review.pk}/reopen").status == 409
    reason = {"reason": "spam"}
    assert staff_as(dewi).post(f"/reviews/{review.pk}/reject", json_body={"reason": "boring"}).status == 422
    assert staff_as(dewi).post(f"/reviews/{review.pk}/reject", json_body=reason).status == 200
    assert staff_as(dewi).get(f"/reviews/{review.pk}").results["rejected_for"] == "spam"
    assert staff_as(dewi).post(f"/reviews/{review.pk}/reopen").status == 200
    review.refresh_from_db()
    assert (review.status, review.moderated_by, sums(product)) == ("pending", None, (0, 0))
    assert review.rejected_for == ""
    publish(review=review, moderator=dewi)
    assert staff_as(dewi).post(f"/reviews/{review.pk}/reopen").status == 409

"""Photos of reviews, and helpful votes: one per user, whatever the address."""

from io import BytesIO

import pytest
from django.test import Client
from PIL import Image

from duxi.learning.actions.reviews import publish
from duxi.learning.models import Review, ReviewPhoto, ReviewVote
from tests.caller import bearer_of
from tests.factories import CertificationFactory
from tests.races import at_once
from tests.reviews.support import reviewed

pytestmark = pytest.mark.django_db


@pytest.fixture
def product():
    return CertificationFactory().product


def photo(colour="navy"):
    file = BytesIO()
    Image.new("RGB", (640, 480), colour).save(file, "JPEG")
    file.seek(0)
    file.name = f"{colour}.jpg"
    return file


def send(user, product, *files):
    return Client().post(
        "/api/v1/reviews/photos",
        {"item_id": product.pk, "files": list(files)},
        headers={"X-Requested-With": "XMLHttpRequest", **bearer_of(user)},
    )


def shown(as_, product):
    (row,) = as_().get(f"/public/reviews?item_id={product.pk}").results["rows"]
    return row


def helped(as_, voter, review, message_only=True):
    return as_(voter).post(f"/reviews/{review.pk}/helped", {"is_helped": "yes" if message_only else "no"})


def test_photos_replace_each_other_and_are_checked_anew(as_, ani, someone, product):
    review = reviewed(ani, product)
    moderator = someone("rani", "Staff")
    publish(review=review, moderator=moderator)
    assert send(ani, product, photo(), photo("teal")).status_code == 200
    assert Review.objects.get().status == "pending"
    assert (
        send(ani, product, photo("gold")).json()["message"] == "Foto tersimpan dan tampil setelah diperiksa."
    )
    (kept,) = ReviewPhoto.objects.filter(review=review)
    publish(review=Review.objects.get(), moderator=moderator)
    assert shown(as_, product)["photos"] == [f"/media/{kept.image}"]


@pytest.mark.parametrize(
    ("files", "status"),
    [([photo(), photo(), photo(), photo()], 422), ([BytesIO(b"<svg/>")], 415)],
)
def test_refused_photos_change_nothing(ani, product, files, status):
    reviewed(ani, product, status="published")
    for file in files:
        file.name = "foto.jpg"
    assert send(ani, product, *files).status_code == status
    assert (ReviewPhoto.objects.count(), Review.objects.get().status) == (0, "published")


def test_nobody_adds_photos_to_somebody_elses_review(ani, budi, product):
    reviewed(ani, product, status="published")
    assert send(budi, product, photo()).status_code == 404
    assert not ReviewPhoto.objects.exists()


def test_a_vote_counts_once_per_person_and_can_be_taken_back(as_, ani, budi, someone, product):
    review = reviewed(ani, product, status="published")
    assert [helped(as_, budi, review).results["helped"] for _ in range(2)] == [1, 1]
    assert helped(as_, someone("citra2"), review).results["helped"] == 2
    assert shown(as_, product)["helped"] == 2
    assert helped(as_, budi, review, message_only=False).results["helped"] == 1


def test_votes_for_ones_own_or_an_unpublished_review_are_refused(as_, ani, budi, product):
    review = reviewed(ani, product, status="published")
    own = helped(as_, ani, review)
    assert (own.status, own.message) == (403, "Anda tidak dapat menandai ulasan sendiri.")
    Review.objects.update(status="pending")
    assert helped(as_, budi, review).status == 404
    assert not ReviewVote.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_one_person_at_two_tabs_votes_once(as_, ani, budi, product):
    review = reviewed(ani, product, status="published")
    answers = at_once(*[lambda: helped(as_, budi, review)] * 4)
    assert {answer.status for answer in answers} == {200}
    assert ReviewVote.objects.get().voter == budi

"""Counters equal their rows, and a difference becomes a case for finance."""

from datetime import timedelta

import pytest
from django.utils import timezone

from duxi.catalog.models import Product
from duxi.commerce.models import CaseKind, MoneyCase, Voucher
from duxi.commerce.orders.actions import class_vouchers
from duxi.commerce.tasks import check_counters
from duxi.content.actions.helped import mark_of_person, vote
from duxi.content.models import Faq, FaqCategory, FaqVote
from duxi.content.tasks import forget_old_questions
from duxi.core.counters import COUNTERS
from duxi.learning.models import Review, ReviewStatus
from tests.checkout.made import attach, ids, voucher
from tests.factories import BundleFactory
from tests.shop import in_cart, notify, ordered, training
from tests.wishing.support import full, offered

pytestmark = pytest.mark.django_db


def cases():
    return list(MoneyCase.objects.filter(closed_at=None).values_list("kind", "reference", "text"))


def faq(**fields):
    category = FaqCategory.objects.create(slug="a", name="A")
    return Faq.objects.create(
        slug="b", title="B?", body="C", category=category, created_at=timezone.now(), **fields
    )


def test_whatever_happens_in_the_shop_the_counters_fit(as_, ani, budi, citra, solved):
    course, other = training(quota=10), training(quota=10)
    package = BundleFactory(items={course: 2, other: 1}, product__price=100_000).product
    notify(as_, ordered(as_, ani, course, solved, 3))
    ordered(as_, budi, package, solved)
    given_up = ordered(as_, citra, other, solved)
    cancelled = as_(citra).post("/payment/transactions/cancel", {"order_id": given_up.order_id})
    assert cancelled.status == 200
    line, code = in_cart(citra, course, 2), voucher(max_uses=5)
    attach(code, line)
    assert as_(citra).post("/payment/hold", {"cart_id": ids(line)}).status == 200
    offered(citra, full(quota=1))
    (one,) = class_vouchers.make_batch(product=other, count=1)
    class_vouchers.claim(holder=ani, code=one.code, address="127.0.0.1")
    assert Product.objects.get(pk=course.pk).sold == 3 + 2 + 2
    assert check_counters() == 0
    assert cases() == []


def test_an_oversold_class_is_a_case_until_it_fits_again(as_, ani, solved):
    course = training(title="Kelas Awan", quota=50)
    notify(as_, ordered(as_, ani, course, solved, 4))
    Product.objects.filter(pk=course.pk).update(sold=0)
    for _night in range(2):
        assert check_counters() == 1
    text = "Kursi terjual – Kelas Awan: tercatat 0, menurut rinciannya 4."
    assert cases() == [(CaseKind.COUNTER, f"seats:{course.pk}", text)]
    Product.objects.filter(pk=course.pk).update(sold=4)
    assert check_counters() == 0
    closed = MoneyCase.objects.get()
    assert (closed.closed_at is not None, closed.closed_by) == (True, None)


@pytest.mark.parametrize(
    ("name", "spoil"),
    [
        ("voucher-uses", lambda: Voucher.objects.update(used=2)),
        ("rating-sum", lambda: Product.objects.update(rating_sum=9)),
        ("rating-count", lambda: Product.objects.update(rating_count=9)),
        ("votes-yes", lambda: Faq.objects.update(yes=9)),
        ("votes-no", lambda: Faq.objects.update(no=9)),
    ],
)
def test_every_counter_is_compared(ani, name, spoil):
    voucher(max_uses=5)
    course = training()
    Review.objects.create(
        product=course,
        author=ani,
        rating=4,
        text="Jelas",
        status=ReviewStatus.PUBLISHED,
        created_at=timezone.now(),
    )
    Product.objects.update(rating_sum=4, rating_count=1)
    asked = faq()
    vote(faqs=Faq.objects.all(), faq_uuid=asked.uuid, voter=mark_of_person(ani), is_helped=True)
    assert check_counters() == 0
    spoil()
    assert check_counters() == 1
    assert [reference.split(":")[0] for _kind, reference, _text in cases()] == [name]


def test_a_forgotten_voter_keeps_the_vote(ani):
    asked = faq()
    vote(faqs=Faq.objects.all(), faq_uuid=asked.uuid, voter="a:alamat", is_helped=False)
    FaqVote.objects.update(voted_at=timezone.now() - timedelta(days=3))
    forget_old_questions()
    assert not FaqVote.objects.filter(voter="a:alamat").exists()
    assert check_counters() == 0


def test_the_check_is_one_statement_for_each_counter(django_assert_num_queries):
    for _n in range(3):
        training()
    with django_assert_num_queries(len(COUNTERS) + 1):
        check_counters()

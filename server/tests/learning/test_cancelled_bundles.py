"""A cancelled class that was also sold in bundles, and ordered without payment."""

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import Order, OrderLine, OrderLinePart, Refund
from duxi.entitlements.models import Entitlement, EntitlementStatus
from tests.factories import BundleFactory
from tests.learning.test_cancelled_class import cancel, course_in, keys_of
from tests.shop import notify, ordered

pytestmark = pytest.mark.django_db


@pytest.fixture
def bundled(as_, ani, solved):
    """Ani bought two classes of 100.000 each in a bundle of 150.000."""
    course, other = course_in(20), course_in(40, "Kelas Lain")
    bundle = BundleFactory(product__price=150_000, items={course: 1, other: 1}).product
    notify(as_, ordered(as_, ani, bundle, solved))
    return course


def live():
    return sorted(
        Entitlement.objects.exclude(status=EntitlementStatus.WITHDRAWN).values_list(
            "product__title", flat=True
        )
    )


def test_the_share_of_a_bundle_waits_for_finance(staff_api, ani, bundled):
    before = live()
    answer = cancel(staff_api, bundled)
    assert answer.results == {"changed": 1, "notified": 1, "unchanged": []}
    assert live() == [title for title in before if title != "Kelas A"]
    refund = Refund.objects.get()
    assert (refund.amount, refund.status, refund.reason) == (75_000, "requested", "Pengajar sakit")
    assert list(OrderLinePart.objects.values_list("product__title", flat=True)) == ["Kelas Lain"]
    bundled.refresh_from_db()
    assert (bundled.sold, OrderLine.objects.get().service) == (0, "served")
    assert "learning.class_cancelled" in keys_of(ani)
    assert cancel(staff_api, bundled).results["changed"] == 0
    assert Refund.objects.count() == 1


def test_a_seat_of_a_bundle_moves_with_the_others(staff_api, bundled):
    later = course_in(60, "Kelas B", bundled.training.subject)
    choices = staff_api.get(f"/sold-products/{bundled.pk}/alternatives").results
    assert "Kelas B" in [one["title"] for one in choices]
    answer = cancel(staff_api, bundled, remedy="move", item_id=later.pk)
    assert answer.results["changed"] == 1
    assert {"Kelas B", "Kelas Lain"} <= set(live())
    assert "Kelas A" not in live()
    sold = dict(Product.objects.filter(kind="training").values_list("title", "sold"))
    assert (sold["Kelas A"], sold["Kelas B"]) == (0, 1)
    assert not Refund.objects.exists()


def test_a_move_without_a_seat_changes_nothing(staff_api, bundled):
    full = course_in(60, "Kelas Penuh", bundled.training.subject)
    Product.objects.filter(pk=full.pk).update(sold=5)
    answer = cancel(staff_api, bundled, remedy="move", item_id=full.pk)
    (left,) = answer.results["unchanged"]
    assert left["message"] == "Item ini tidak dapat dipindahkan ke pilihan tersebut. Pilih jadwal lain."
    assert "Kelas A" in live()


def test_unpaid_orders_end_and_their_buyers_hear_why(as_, staff_api, budi, solved):
    course = course_in(20)
    order = ordered(as_, budi, course, solved)
    course.refresh_from_db()
    assert course.sold == 1
    assert cancel(staff_api, course).results == {"changed": 1, "notified": 1, "unchanged": []}
    course.refresh_from_db()
    found = Order.objects.get()
    assert (course.sold, found.status, found.pk) == (0, "cancelled", order.pk)
    assert "learning.class_cancelled" in keys_of(budi)

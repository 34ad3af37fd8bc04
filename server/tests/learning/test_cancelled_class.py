"""A cancelled class: its lines, its participants, and seat changes by staff."""

from datetime import timedelta

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import FulfilmentStatus, OrderLine, Refund
from duxi.core.clock import now
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.learning.models import Souvenir, SouvenirRequest
from duxi.notices.models import Notification
from tests.entitled import entitled
from tests.shop import notify, ordered, training

pytestmark = pytest.mark.django_db


def course_in(days, title="Kelas A", subject=None):
    starts_at = now() + timedelta(days=days)
    course = training(title=title, price=100_000, quota=5, starts_at=starts_at, ends_at=starts_at)
    if subject:
        type(course.training).objects.filter(product=course).update(subject=subject)
    return course


def cancel(caller, product, **values):
    body = {"remedy": "ask", "reason": "Pengajar sakit"} | values
    return caller.post(f"/sold-products/{product.pk}/cancel", json_body=body)


def keys_of(person):
    return set(Notification.objects.filter(user=person).values_list("template", flat=True))


def test_buyers_choose_what_becomes_of_a_cancelled_class(
    as_, staff_api, ani, budi, solved, django_capture_on_commit_callbacks
):
    course = course_in(20)
    order_id = ordered(as_, ani, course, solved)
    notify(as_, order_id)
    given = entitled(budi, course)
    with django_capture_on_commit_callbacks(execute=True):
        answer = cancel(staff_api, course)
    assert (answer.status, answer.results) == (200, {"changed": 1, "notified": 2, "unchanged": []})
    line = OrderLine.objects.get()
    assert (line.service, Product.objects.get(pk=course.pk).is_published) == (
        FulfilmentStatus.UNFULFILLED,
        False,
    )
    assert set(Entitlement.objects.values_list("status", flat=True)) == {EntitlementStatus.WITHDRAWN}
    given.refresh_from_db()
    assert given.withdrawal_reason == "Pengajar sakit"
    assert {"orders.class_cancelled", "learning.class_cancelled"} <= keys_of(ani)
    assert keys_of(budi) == {"learning.class_cancelled"}
    again = cancel(staff_api, course)
    assert again.results == {"changed": 0, "notified": 0, "unchanged": []}


def test_a_form_is_open_only_while_somebody_has_its_seat(as_, staff_api, ani, solved):
    course = course_in(20)
    notify(as_, ordered(as_, ani, course, solved))
    before = staff_api.get(f"/sold-products/{course.pk}").results["open_registrations"]
    cancel(staff_api, course)
    after = staff_api.get(f"/sold-products/{course.pk}").results["open_registrations"]
    assert (before, after) == (1, 0)


def test_everybody_moves_to_another_date(as_, staff_api, ani, solved):
    course = course_in(20)
    later = course_in(40, "Kelas B", course.training.subject)
    notify(as_, ordered(as_, ani, course, solved))
    choices = staff_api.get(f"/sold-products/{course.pk}/alternatives").results
    assert [one["title"] for one in choices] == ["Kelas B"]
    nowhere = cancel(staff_api, course, remedy="move")
    assert (nowhere.status, nowhere.errors) == (422, {"item_id": ["Pilih jadwal tujuan."]})
    assert cancel(staff_api, course, remedy="move", item_id=later.pk).results["changed"] == 1
    seat = Entitlement.objects.exclude(status=EntitlementStatus.WITHDRAWN).get()
    assert seat.product == later


def test_only_those_who_refund_may_refund_everybody(as_, staff_api, ani, solved):
    course = course_in(20)
    notify(as_, ordered(as_, ani, course, solved))
    assert cancel(staff_api, course, remedy="refund").status == 403
    assert not Refund.objects.exists()
    assert Product.objects.get(pk=course.pk).is_published


def test_souvenirs_are_sent_once_and_never_overdrawn(staff_api, ani):
    bag = Souvenir.objects.create(name="Tas", stock=1)
    request = SouvenirRequest.objects.create(
        entitlement=entitled(ani, training()), souvenir=bag, requested_at="2026-01-02T03:04:05Z"
    )
    staff = staff_api
    too_many = staff.post(f"/souvenirs/{bag.pk}/restock", json_body={"amount": -2})
    assert (too_many.status, too_many.message) == (409, "Stok tidak cukup untuk dikurangi sebanyak itu.")
    staff.post(f"/souvenirs/{bag.pk}/restock", json_body={"amount": 9})
    bag.refresh_from_db()
    assert bag.stock == 10
    early = staff.post(f"/souvenir-requests/{request.pk}/receive", json_body={})
    assert early.status == 409
    path = f"/souvenir-requests/{request.pk}/send"
    assert [staff.post(path, json_body={"tracking_number": "R-1"}).status for _n in range(2)] == [200, 409]
    staff.post(f"/souvenir-requests/{request.pk}/receive", json_body={})
    (row,) = staff.get("/souvenir-requests").results["rows"]
    assert (row["status"], row["tracking_number"], row["holder_name"]) == ("received", "R-1", "Ani")

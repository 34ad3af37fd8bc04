"""Reminding holders of a seat who have not started."""

from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.entitlements.models import Entitlement
from duxi.notices.models import Notification
from tests.entitled import entitled
from tests.shop import training

pytestmark = pytest.mark.django_db


def class_in(days, title="Kelas A"):
    starts_at = now() + timedelta(days=days)
    return training(title=title, starts_at=starts_at, ends_at=starts_at)


def reminded():
    sent = Notification.objects.filter(template="learning.start_reminder").order_by("pk")
    return [(one.user.fullname, one.params) for one in sent]


def test_each_person_is_reminded_once_a_day(ani, budi, staff_api):
    first, other = class_in(1), class_in(2, "Kelas B")
    entitled(ani, first)
    seat = entitled(budi, first)
    Entitlement.objects.filter(pk=seat.pk).update(status="completed", completed_at=now())
    entitled(ani, other)
    answer = staff_api.post(f"/sold-products/{first.pk}/remind")
    assert (answer.status, answer.results) == (200, {"reminded": 1})
    for product in (first, other):
        again = staff_api.post(f"/sold-products/{product.pk}/remind")
        assert (again.status, again.message) == (
            409,
            "Tidak ada yang perlu diingatkan: semua sudah mulai atau sudah diingatkan hari ini.",
        )
    assert reminded() == [(ani.fullname, {"title": "Kelas A"})]


def test_the_next_day_reminds_again(ani, staff_api):
    product = class_in(3)
    entitled(ani, product)
    staff_api.post(f"/sold-products/{product.pk}/remind")
    Notification.objects.update(dedupe=f"start-reminder:{ani.pk}:2020-01-01")
    assert staff_api.post(f"/sold-products/{product.pk}/remind").results == {"reminded": 1}


def test_trainers_remind_in_their_own_classes_alone(ani, trainer_api):
    product = class_in(1)
    entitled(ani, product)
    assert trainer_api.post(f"/sold-products/{product.pk}/remind").status == 404
    assert reminded() == []

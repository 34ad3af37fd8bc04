"""Managers are reminded of instalments a week ahead, on the day and once late; staff see what is late."""

import json
from datetime import timedelta

import pytest

from duxi.core.clock import at, now
from duxi.corporate.models import CompanyOrder, Instalment, Member, Quotation
from duxi.corporate.tasks import remind_of_instalments
from duxi.gateways.models import OutboxMessage
from duxi.notices.models import Notification
from tests.factories import TrainingFactory
from tests.worker import work

pytestmark = pytest.mark.django_db
REMINDERS = "corporate.instalment_"


@pytest.fixture
def order(as_, citra, company):
    """Rp 2.000.000 in two instalments, due in 14 and in 44 days."""
    product = TrainingFactory(product__title="Kelas Tim", product__price=1_000_000).product
    lines = json.dumps([{"item_id": product.pk, "seats": 2}])
    uuid = as_(citra).post("/corporate/quotations", {"lines": lines}).results["uuid"]
    as_(citra).post(f"/corporate/quotations/{uuid}/answer", {"accept": "yes"})
    as_(citra).post(f"/corporate/quotations/{uuid}/order", {"terms": "two"})
    assert Quotation.objects.get().status == "accepted"
    return CompanyOrder.objects.get()


def sent_on(day: int) -> int:
    with at(now() + timedelta(days=day)):
        return remind_of_instalments()


def test_each_stage_notifies_each_manager_once(ani, budi, citra, company, join, order):
    join(ani)
    Member.objects.filter(user=ani).update(role="pic")
    join(budi)
    sent = {day: sent_on(day) for day in (6, 7, 8, 14, 14, 15, 16, 30)}
    assert sent == {6: 0, 7: 2, 8: 0, 14: 0, 15: 2, 16: 0, 30: 0}
    rows = Notification.objects.filter(template__startswith=REMINDERS)
    stages = {"corporate.instalment_soon", "corporate.instalment_today", "corporate.instalment_overdue"}
    for manager in (ani, citra):
        assert set(rows.filter(user=manager).values_list("template", flat=True)) == stages
    assert rows.count() == 6


def test_the_reminder_says_what_to_transfer(as_, citra, company, order, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        assert sent_on(15) == 1
    work("duxi.gateways.mail.sending.deliver")
    mail = OutboxMessage.objects.get(recipient=citra.email, subject__contains=order.number)
    assert mail.subject == f"Termin 1 pesanan {order.number} terlambat"
    assert "Rp\u00a01.000.000 dari PT Nusantara Data Prima seharusnya masuk paling lambat" in mail.text


def test_paid_and_cancelled_orders_are_left_alone(citra, order):
    Instalment.objects.filter(number=1).update(paid_at=now(), proof="BCA 1")
    assert sent_on(15) == 0
    assert sent_on(40) == 1
    CompanyOrder.objects.update(status="cancelled")
    assert sent_on(50) == 0
    assert Notification.objects.filter(template__startswith=REMINDERS).count() == 1


def test_staff_see_what_is_late_and_since_when(staff_as, as_, ani, dewi, order):
    with at(now() + timedelta(days=20)):
        rows = staff_as(dewi).get("/company-instalments").results["rows"]
        late = json.dumps([{"field": "is_overdue", "op": "eq", "value": True}])
        overdue = staff_as(dewi).get("/company-instalments", filterRules=late).results["rows"]
    assert [(one["number"], one["days_overdue"], one["is_overdue"]) for one in rows] == [
        (1, 6, True),
        (2, 0, False),
    ]
    assert [(one["order_number"], one["amount"]) for one in overdue] == [(order.number, 1_000_000)]

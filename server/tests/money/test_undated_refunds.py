"""A certification sold before its exam has a date stays refundable until after the announcement."""

from datetime import timedelta
from importlib import import_module

import pytest
from django.apps import apps

from duxi.backoffice.actions.reschedule import reschedule
from duxi.catalog.models import Product
from duxi.commerce.models import OrderLine
from duxi.config.money_reactions import extend_refunds
from duxi.core.clock import now
from duxi.exams.events import ExamOpened
from duxi.exams.models import Blueprint
from tests.factories import CertificationFactory
from tests.money.made import order_of, pay_at_provider
from tests.shop import in_cart

pytestmark = pytest.mark.django_db

OPEN = "Dana kembali penuh selama jadwal belum ditetapkan, dan 7 hari sejak jadwalnya diumumkan."


@pytest.fixture
def certification():
    return CertificationFactory(product__price=900_000, product__quota=4).product


@pytest.fixture
def line(as_, ani, solved, certification):
    """Paid thirty days ago, before the date was known."""
    order = order_of(as_, ani, solved, certification)
    pay_at_provider(as_, order)
    OrderLine.objects.update(refundable_until=now() - timedelta(days=23))
    return order.lines.get()


def shown(as_, ani, line):
    (found,) = as_(ani).get("/payment/transactions/detail", order_id=line.order.order_id).results["lines"]
    return found["can_refund"], found["refundable_until"]


def open_exam(certification):
    fields = {"policy": "certification", "product": certification, "duration_minutes": 20}
    return Blueprint.objects.create(code="E", title="Ujian", **fields)


def test_while_there_is_no_date_it_can_be_given_back(as_, ani, line):
    assert shown(as_, ani, line) == (True, None)
    asked = {"order_id": line.order.order_id, "line_id": f"[{line.pk}]", "reason": "Terlalu lama"}
    assert as_(ani).post("/payment/transactions/refund", asked).status == 200


def test_the_cart_says_so(as_, ani, certification):
    in_cart(ani, certification)
    (row,) = as_(ani).get("/payment/cart").results["rows"]
    assert row["refund_policy"] == OPEN


def test_from_the_announcement_there_are_seven_more_days(as_, ani, line, certification):
    exam = open_exam(certification)
    assert shown(as_, ani, line)[0] is False
    extend_refunds(ExamOpened(exam.pk))
    line.refresh_from_db()
    assert timedelta(days=6) < line.refundable_until - now() <= timedelta(days=7)
    assert shown(as_, ani, line)[0] is True


def test_a_later_deadline_is_never_shortened(line, certification):
    later = now() + timedelta(days=40)
    OrderLine.objects.update(refundable_until=later)
    extend_refunds(ExamOpened(open_exam(certification).pk))
    line.refresh_from_db()
    assert line.refundable_until == later


def test_a_day_far_ahead_follows_the_rule_of_dated_products(as_, ani, line):
    Product.objects.update(starts_at=now() + timedelta(days=30))
    assert shown(as_, ani, line)[0] is True
    Product.objects.update(starts_at=now() + timedelta(days=6))
    assert shown(as_, ani, line)[0] is False


def test_a_first_day_soon_leaves_seven_days_from_its_announcement(as_, ani, line, certification):
    reschedule(certification, now() + timedelta(days=6), "Asesor sudah ada")
    assert shown(as_, ani, line)[0] is True
    line.refresh_from_db()
    assert timedelta(days=6) < line.refundable_until - now() <= timedelta(days=7)


def test_what_was_bought_with_a_date_keeps_its_deadline_when_an_exam_closes(as_, ani, line):
    OrderLine.objects.update(awaits_date=False)
    assert shown(as_, ani, line)[0] is False


def test_staff_see_no_deadline_while_there_is_no_date(staff_as, dewi, line):
    (found,) = staff_as(dewi).get(f"/orders/{line.order.order_id}").results["lines"]
    assert found["refundable_until"] is None


def migrate_old_lines():
    import_module("duxi.commerce.migrations.0008_lines_awaiting_date").mark_lines(apps, None)


def test_lines_from_before_the_column_stay_open_while_there_is_no_date(as_, ani, line, certification):
    OrderLine.objects.update(awaits_date=False)
    migrate_old_lines()
    assert shown(as_, ani, line) == (True, None)


@pytest.mark.parametrize("made_known", [open_exam, lambda product: Product.objects.update(starts_at=now())])
def test_old_lines_whose_date_is_known_keep_their_deadline(line, certification, made_known):
    OrderLine.objects.update(awaits_date=False)
    made_known(certification)
    migrate_old_lines()
    line.refresh_from_db()
    assert line.awaits_date is False


def test_old_lines_that_are_not_paid_or_free_are_left_alone(as_, ani, solved, certification):
    line = order_of(as_, ani, solved, certification).lines.get()
    migrate_old_lines()
    line.refresh_from_db()
    assert line.awaits_date is False


def test_the_orders_page_says_which_line_has_no_date_yet(as_, ani, line, certification):
    url, number = "/payment/transactions/detail", line.order.order_id
    assert [one["awaits_date"] for one in as_(ani).get(url, order_id=number).results["lines"]] == [True]
    open_exam(certification)
    assert [one["awaits_date"] for one in as_(ani).get(url, order_id=number).results["lines"]] == [False]

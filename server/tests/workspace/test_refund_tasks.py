"""Tasks about money that went back are done with it."""

import pytest

from duxi.commerce.events import RefundNews, refund_done
from duxi.commerce.models import MoneyCase
from duxi.core.clock import now
from duxi.notices.models import Notification
from duxi.workspace.models import Task
from tests.backoffice.order_rows import day, paid, refunded
from tests.shop import training

pytestmark = pytest.mark.django_db


@pytest.fixture
def refund(ani):
    product = training(title="Kelas SQL")
    order = paid("DX-260310-AAAAAA", ani, [product], day(10))
    return refunded(order, product, 100_000, now())


def test_tasks_about_a_refund_close_with_it(refund, plan, fina, dewi, django_capture_on_commit_callbacks):
    order = refund.order
    found = {"order": order, "order_number": order.order_id, "found_at": now()}
    case = MoneyCase.objects.create(kind="refund_failed", reference="x", text="x", **found)
    links = {
        "orders": order.order_id,
        "refunds": str(refund.uuid),
        "money-cases": str(case.pk),
    }
    for resource, link_id in links.items():
        made = plan(fina, fina, link_resource=resource, link_id=link_id, closes_with_refund=True)
        assert made["link_label"]
    plan(fina, fina, title="Tetap buka", link_resource="orders", link_id=order.order_id)
    for _again in range(2):
        with django_capture_on_commit_callbacks(execute=True):
            refund_done.announce(RefundNews(refund.pk), key="refund")
    open_tasks = Task.objects.filter(closed_at=None)
    assert [task.title for task in open_tasks] == ["Tetap buka"]
    closed = Task.objects.exclude(closed_at=None)
    assert {(task.status, task.closed_by) for task in closed} == {("done", None)}
    assert Notification.objects.filter(user=fina, template="task.closed").count() == 3

"""What people hear of orders and attempts: wired here, where both sides can be seen."""

from duxi.commerce.events import OrderExpired, OrderPaid, order_expired, order_paid
from duxi.commerce.models import Order
from duxi.commerce.queries import order_lines
from duxi.exams.events import AttemptFinished, attempt_finished
from duxi.exams.models import Attempt
from duxi.exams.policies import ASSESSMENT
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.learning import RESULT_READY
from duxi.notices.kinds.orders import CLAIMED, EXPIRED, PAID


@order_paid.listen
def tell_of_payment(news: OrderPaid) -> None:
    """The receipt: what was paid, and for what."""
    order = _order(news.order_pk)
    lines = ", ".join(f"{line.title} × {line.quantity}" for line in order_lines(order))
    notify(
        user=order.buyer,
        template=(PAID if order.total else CLAIMED).key,
        params={"order_id": order.order_id, "total": order.total, "detail": lines},
        dedupe=f"order:{order.uuid}:paid",
    )


@order_expired.listen
def tell_of_expiry(news: OrderExpired) -> None:
    """An order that waited in vain."""
    order = _order(news.order_pk)
    notify(
        user=order.buyer,
        template=EXPIRED.key,
        params={"order_id": order.order_id, "total": order.total},
        dedupe=f"order:{order.uuid}:expired",
    )


@attempt_finished.listen
def tell_of_result(news: AttemptFinished) -> None:
    """The result of an assessment can be read as soon as it ends."""
    attempt = Attempt.objects.select_related("participant", "blueprint").get(pk=news.attempt_pk)
    if attempt.policy == ASSESSMENT.name:
        notify(
            user=attempt.participant,
            template=RESULT_READY.key,
            params={"title": attempt.blueprint.title, "sesi_uuid": str(attempt.uuid)},
            dedupe=f"attempt:{attempt.uuid}:result",
        )


def _order(pk: int) -> Order:
    return Order.objects.select_related("buyer").get(pk=pk)

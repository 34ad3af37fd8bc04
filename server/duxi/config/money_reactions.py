"""Notifications about seats and refunds, and the effect of new dates on refund periods."""

from duxi.commerce.events import (
    LineFulfilled,
    LineMoved,
    OrderUnfulfilled,
    RefundNews,
    line_fulfilled,
    line_moved,
    order_unfulfilled,
    refund_account_asked,
    refund_account_given,
    refund_decided,
    refund_done,
    refund_failed,
    refund_rejected,
    refund_withdrawn,
)
from duxi.commerce.models import EventKind, FulfilmentStatus, Order, OrderLine, Refund
from duxi.commerce.queries.orders import order_lines
from duxi.commerce.refunds.actions.accounts import bank_name, masked_number
from duxi.commerce.refunds.actions.deadlines import extend_after_announcement
from duxi.exams.events import ExamOpened, exam_opened
from duxi.exams.models import Blueprint
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.orders import (
    CLASS_CANCELLED,
    LINE_FULFILLED,
    LINE_MOVED,
    REFUND_ACCOUNT_ASKED,
    REFUND_ACCOUNT_GIVEN,
    REFUND_DECIDED,
    REFUND_DONE,
    REFUND_FAILED,
    REFUND_REJECTED,
    REFUND_WITHDRAWN,
    UNFULFILLED,
)
from duxi.notices.templates import Template


@exam_opened.listen
def extend_refunds(news: ExamOpened) -> None:
    """Buyers who bought before the date was known may decide once it is announced."""
    product = Blueprint.objects.select_related("product").get(pk=news.exam_pk).product
    if product is not None:
        extend_after_announcement(product)


@order_unfulfilled.listen
def notify_of_missing_seats(news: OrderUnfulfilled) -> None:
    """Paid without a seat: the buyer has to choose, each time that it happens."""
    order = _order(news.order_pk)
    events = order.events.filter(kind__in=(EventKind.UNFULFILLED, EventKind.CLASS_CANCELLED))
    kinds = list(events.order_by("pk").values_list("kind", flat=True))
    missing = [line.title for line in order_lines(order) if line.service == FulfilmentStatus.UNFULFILLED]
    notify(
        user=order.buyer,
        template=(CLASS_CANCELLED if kinds[-1:] == [EventKind.CLASS_CANCELLED] else UNFULFILLED).key,
        params={"order_id": order.order_id, "titles": ", ".join(missing)},
        dedupe=f"order:{order.uuid}:unserved:{len(kinds)}",
    )


@line_fulfilled.listen
def notify_of_seat(news: LineFulfilled) -> None:
    """A seat became free after waiting."""
    line = _line(news.line_pk)
    notify(
        user=line.order.buyer,
        template=LINE_FULFILLED.key,
        params={"order_id": line.order.order_id, "title": line.title},
        dedupe=f"line:{line.pk}:served:{line.product_id}",
    )


@line_moved.listen
def notify_of_move(news: LineMoved) -> None:
    """The line moved to another class than the one that was bought."""
    line = _line(news.line_pk)
    notify(
        user=line.order.buyer,
        template=LINE_MOVED.key,
        params={"order_id": line.order.order_id, "title": line.title, "from_title": news.from_title},
        dedupe=f"line:{line.pk}:moved:{line.product_id}",
    )


@refund_decided.listen
def notify_of_decision(news: RefundNews) -> None:
    """The refund was approved."""
    _notify_of_refund(news, REFUND_DECIDED)


@refund_rejected.listen
def notify_of_rejection(news: RefundNews) -> None:
    """The refund was rejected, with the reason."""
    _notify_of_refund(news, REFUND_REJECTED, detail=_refund(news).answer)


@refund_done.listen
def notify_of_refund(news: RefundNews) -> None:
    """The refund was paid out."""
    _notify_of_refund(news, REFUND_DONE)


@refund_failed.listen
def notify_of_delay(news: RefundNews) -> None:
    """The provider refused the payout: staff will transfer it within the promised days."""
    refund = _refund(news)
    until = refund.promised_by.isoformat() if refund.promised_by else ""
    _notify(refund, REFUND_FAILED, until, until=until)


@refund_withdrawn.listen
def notify_of_withdrawal(news: RefundNews) -> None:
    """The refund was withdrawn; its lines count as paid again."""
    _notify_of_refund(news, REFUND_WITHDRAWN)


@refund_account_asked.listen
def ask_where_to(news: RefundNews) -> None:
    """Staff will transfer the refund and need an account number; each request is a notification."""
    refund = _refund(news)
    times = refund.order.events.filter(kind=EventKind.ACCOUNT_ASKED).count()
    _notify(refund, REFUND_ACCOUNT_ASKED, str(times), detail=refund.account_problem)


@refund_account_given.listen
def notify_of_account(news: RefundNews) -> None:
    """Show the buyer the account, in case another person set it."""
    refund = _refund(news)
    account = refund.account
    shown = f"{bank_name(account.bank)} {masked_number(account)} a.n. {account.holder}"
    _notify(refund, REFUND_ACCOUNT_GIVEN, str(account.version), account=shown)


def _notify_of_refund(news: RefundNews, template: Template, **more: str) -> None:
    _notify(_refund(news), template, **more)


def _notify(refund: Refund, template: Template, again: str = "", **more: str) -> None:
    """Notify once, or once for each `again`."""
    notify(
        user=refund.order.buyer,
        template=template.key,
        params={"order_id": refund.order.order_id, "amount": refund.amount, **more},
        dedupe=":".join(filter(None, ("refund", str(refund.uuid), template.key, again))),
    )


def _order(pk: int) -> Order:
    return Order.objects.select_related("buyer").get(pk=pk)


def _line(pk: int) -> OrderLine:
    return OrderLine.objects.select_related("order__buyer").get(pk=pk)


def _refund(news: RefundNews) -> Refund:
    return Refund.objects.select_related("order__buyer").get(pk=news.refund_pk)

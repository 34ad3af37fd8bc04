"""What other systems are told: each event of `WebhookEvent` with its data.

The data has identifiers, states and amounts, but no personal data: whoever may know more reads it with an API
key.
"""

from datetime import date
from functools import partial

from pydantic import JsonValue

from duxi.certificates.events import CertificateIssued, certificate_issued
from duxi.certificates.links import verify_link
from duxi.certificates.models import Certificate
from duxi.commerce.events import (
    OrderExpired,
    OrderPaid,
    RefundNews,
    order_expired,
    order_paid,
    refund_done,
)
from duxi.commerce.models import Order, Refund
from duxi.commerce.queries.orders import order_lines
from duxi.entitlements.events import (
    EntitlementChanged,
    entitlement_completed,
    entitlement_granted,
    entitlement_withdrawn,
)
from duxi.entitlements.models import Entitlement
from duxi.exams.events import AttemptFinished, attempt_finished
from duxi.exams.models import Attempt
from duxi.webhooks.actions.publishing import Data, publish
from duxi.webhooks.models import WebhookEvent


@order_paid.listen
def publish_payment(news: OrderPaid) -> None:
    publish(event=WebhookEvent.ORDER_PAID, data=partial(_order, news.order_pk))


@order_expired.listen
def publish_expiry(news: OrderExpired) -> None:
    publish(event=WebhookEvent.ORDER_EXPIRED, data=partial(_order, news.order_pk))


@refund_done.listen
def publish_refund(news: RefundNews) -> None:
    publish(event=WebhookEvent.REFUND_DONE, data=partial(_refund, news.refund_pk))


@entitlement_granted.listen
def publish_grant(news: EntitlementChanged) -> None:
    publish(event=WebhookEvent.SEAT_GRANTED, data=partial(_seat, news.entitlement_pk))


@entitlement_withdrawn.listen
def publish_withdrawal(news: EntitlementChanged) -> None:
    publish(event=WebhookEvent.SEAT_WITHDRAWN, data=partial(_seat, news.entitlement_pk))


@entitlement_completed.listen
def publish_completion(news: EntitlementChanged) -> None:
    publish(event=WebhookEvent.SEAT_COMPLETED, data=partial(_seat, news.entitlement_pk))


@attempt_finished.listen
def publish_attempt(news: AttemptFinished) -> None:
    publish(event=WebhookEvent.ATTEMPT_FINISHED, data=partial(_attempt, news.attempt_pk))


@certificate_issued.listen
def publish_certificate(news: CertificateIssued) -> None:
    publish(event=WebhookEvent.CERTIFICATE_ISSUED, data=partial(_certificate, news.certificate_pk))


def _order(pk: int) -> Data:
    order = Order.objects.get(pk=pk)
    lines: list[JsonValue] = [
        {
            "kind": line.kind,
            "item_id": line.product_id,
            "title": line.title,
            "quantity": line.quantity,
            "total": line.total,
        }
        for line in order_lines(order)
    ]
    return {
        "order_id": order.order_id,
        "status": order.status,
        "total": order.total,
        "tax": order.tax,
        "paid_at": _time(order.paid_at),
        "lines": lines,
    }


def _refund(pk: int) -> Data:
    refund = Refund.objects.select_related("order").get(pk=pk)
    return {
        "refund_uuid": str(refund.uuid),
        "order_id": refund.order.order_id,
        "amount": refund.amount,
        "fee": refund.fee,
        "done_at": _time(refund.done_at),
    }


def _seat(pk: int) -> Data:
    seat = Entitlement.objects.select_related("product").get(pk=pk)
    return {
        "seat_uuid": str(seat.uuid),
        "status": seat.status,
        "source": seat.source_kind,
        "reference": seat.source_reference,
        "kind": seat.product.kind,
        "item_id": seat.product_id,
        "title": seat.product.title,
    }


def _attempt(pk: int) -> Data:
    attempt = Attempt.objects.select_related("blueprint", "entitlement").get(pk=pk)
    return {
        "attempt_uuid": str(attempt.uuid),
        "kind": attempt.policy,
        "title": attempt.blueprint.title,
        "seat_uuid": str(attempt.entitlement.uuid) if attempt.entitlement else None,
        "score": None if attempt.score is None else float(attempt.score),
        "passed": attempt.passed,
        "ended_at": _time(attempt.ended_at),
    }


def _certificate(pk: int) -> Data:
    certificate = Certificate.objects.select_related("entitlement").get(pk=pk)
    return {
        "number": certificate.number,
        "title": certificate.title,
        "item_id": certificate.product_id,
        "seat_uuid": str(certificate.entitlement.uuid) if certificate.entitlement else None,
        "issued_at": _time(certificate.issued_at),
        "valid_until": _time(certificate.valid_until),
        "verification_url": verify_link(certificate),
    }


def _time(moment: date | None) -> str | None:
    return moment.isoformat() if moment else None

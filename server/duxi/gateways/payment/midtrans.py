"""Midtrans Snap over its HTTP API."""

import logging
from typing import Any

import httpx
from django.conf import settings
from pydantic import ValidationError

from duxi.core.clock import local
from duxi.gateways.payment.contract import (
    CancelResult,
    GatewayDown,
    PaymentRequest,
    RefundOutcome,
    RefundResult,
    SnapToken,
)
from duxi.gateways.payment.report import Outcome, PaymentReport

logger = logging.getLogger(__name__)

TIMEOUT = httpx.Timeout(8.0, connect=4.0)
MAX_ITEM_NAME = 50
MAX_REASON = 255
_CREATED, _OK, _ACCEPTED, _NOT_FOUND, _TOO_LATE = 201, "200", "201", "404", "412"
_WITHOUT_MONEY = (Outcome.FAILED, Outcome.CANCELLED, Outcome.EXPIRED)
_OUR_FAULT = ("401", "402", "403", "410", "429")
"""Keys, rights or pace are wrong: asking again later may help, the payment itself is not to blame."""


class Midtrans:
    """Production or sandbox, as configured; every request has a timeout and authentication."""

    def __init__(self, transport: httpx.BaseTransport | None = None) -> None:
        self._snap = str(settings.MIDTRANS_SNAP_URL)
        self._api = f"{settings.MIDTRANS_API_URL}/v2"
        self._transport = transport

    @property
    def snap_js_url(self) -> str:
        return f"{self._snap}/snap/snap.js"

    @property
    def client_key(self) -> str:
        return str(settings.MIDTRANS_CLIENT_KEY)

    def create_transaction(self, request: PaymentRequest) -> SnapToken:
        status, answer = self._call("POST", f"{self._snap}/snap/v1/transactions", _bill(request))
        if status != _CREATED or not isinstance(answer.get("token"), str):
            raise _refused("create", answer)
        return SnapToken(token=answer["token"], redirect_url=str(answer.get("redirect_url", "")))

    def status(self, order_id: str) -> PaymentReport | None:
        _status, answer = self._call("GET", f"{self._api}/{order_id}/status")
        if answer.get("status_code") == _NOT_FOUND:
            return None
        try:
            return PaymentReport.model_validate(answer)
        except ValidationError as error:
            raise _refused("status", answer) from error

    def cancel(self, order_id: str) -> CancelResult:
        _status, answer = self._call("POST", f"{self._api}/{order_id}/cancel")
        known = {
            _OK: CancelResult.CANCELLED,
            _NOT_FOUND: CancelResult.NOTHING_THERE,
            _TOO_LATE: CancelResult.TOO_LATE,
        }
        result = known.get(str(answer.get("status_code")))
        if result is None:
            raise _refused("cancel", answer)
        if result is CancelResult.TOO_LATE and self._is_without_money(order_id):
            return CancelResult.CANCELLED
        return result

    def _is_without_money(self, order_id: str) -> bool:
        """A refused, cancelled or expired payment cannot be cancelled, and need not be."""
        report = self.status(order_id)
        return report is not None and report.outcome in _WITHOUT_MONEY

    def refund(self, order_id: str, key: str, amount: int, reason: str) -> RefundResult:
        """By the one documented endpoint for all payment types, with our key."""
        body = {"refund_key": key, "amount": amount, "reason": reason[:MAX_REASON]}
        _status, answer = self._call("POST", f"{self._api}/{order_id}/refund", body)
        code = str(answer.get("status_code", ""))
        if code == _OK:
            return RefundResult(RefundOutcome.DONE, reference=str(answer.get("refund_chargeback_id", "")))
        if code == _ACCEPTED:
            return RefundResult(RefundOutcome.UNDER_WAY)
        if not code.startswith("4") or code in _OUR_FAULT:
            raise _refused("refund", answer)
        return RefundResult(RefundOutcome.REFUSED, message=f"{code}: {answer.get('status_message', '')}")

    def is_genuine(self, report: PaymentReport) -> bool:
        key = str(settings.MIDTRANS_SERVER_KEY)
        return bool(key) and report.is_signed_with(key)

    def _call(self, method: str, url: str, body: dict[str, Any] | None = None) -> tuple[int, dict[str, Any]]:
        with httpx.Client(
            auth=(settings.MIDTRANS_SERVER_KEY, ""),
            timeout=TIMEOUT,
            transport=self._transport,
            headers={"Accept": "application/json"},
        ) as client:
            try:
                response = client.request(method, url, json=body)
                answer = response.json()
            except (httpx.HTTPError, ValueError) as error:
                logger.warning("Midtrans %s %s: %s", method, url, type(error).__name__)
                raise GatewayDown from error
        if not isinstance(answer, dict):
            raise GatewayDown
        return response.status_code, answer


def _refused(call: str, answer: dict[str, Any]) -> GatewayDown:
    said = answer.get("error_messages") or answer.get("status_message") or "unreadable answer"
    logger.error("Midtrans refused %s: %s", call, said)
    return GatewayDown()


def _bill(request: PaymentRequest) -> dict[str, Any]:
    minutes = max(1, int((request.expires_at - request.created_at).total_seconds() // 60))
    customer = {
        "first_name": request.customer_name,
        "email": request.customer_email,
        "phone": request.customer_phone,
    }
    return {
        "transaction_details": {"order_id": request.order_id, "gross_amount": request.total},
        "item_details": [
            {
                "id": item.id,
                "name": item.name[:MAX_ITEM_NAME],
                "price": item.price,
                "quantity": item.quantity,
            }
            for item in request.items
        ],
        "customer_details": {name: value for name, value in customer.items() if value},
        "credit_card": {"secure": True},
        "expiry": {
            "start_time": local(request.created_at).strftime("%Y-%m-%d %H:%M:%S %z"),
            "unit": "minute",
            "duration": minutes,
        },
    }

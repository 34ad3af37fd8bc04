"""The embedded Snap's payment page and its two requests.

The token in the path is the authorisation: its holder may pay, as on the real provider's page.
"""

import re
from pathlib import Path

import segno
from django.http import HttpRequest, HttpResponse, JsonResponse, QueryDict
from django.shortcuts import get_object_or_404, render
from django.utils import translation
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_POST

from duxi.core.assets import send_asset
from duxi.core.clock import now
from duxi.core.dates import moment
from duxi.core.errors import Rejected
from duxi.core.money import rupiah
from duxi.gateways.models import EmbeddedStatus, EmbeddedTransaction
from duxi.gateways.payment import embedded_actions
from duxi.gateways.payment.demo_cards import card_of
from duxi.gateways.payment.embedded_actions import PaymentMethod
from duxi.gateways.payment.embedded_report import report_of, va_number

_ASSETS = Path(__file__).parent / "assets"
_FOUR_DIGITS = re.compile(r"(\d{4})")
_BANKS = {"bca": "BCA", "bni": "BNI", "mandiri": "Mandiri", "bri": "BRI"}


@require_GET
def script(request: HttpRequest, name: str) -> HttpResponse:
    """One of the page's three files, by its exact name."""
    return send_asset(_ASSETS, name)


@never_cache
@require_GET
def pay(request: HttpRequest, token: str) -> HttpResponse:
    """The page inside the popup; it also works without one."""
    payment = _payment(token)
    context = {
        "payment": payment,
        "amount": rupiah(payment.gross_amount),
        "items": [
            {
                "name": item["name"],
                "quantity": item["quantity"],
                "amount": rupiah(item["price"] * item["quantity"]),
            }
            for item in payment.items
        ],
        "pay_before": moment(payment.expires_at, "id"),
        "seconds_left": _seconds_left(payment),
        "card": _grouped(card_of(payment.customer_name)),
        "banks": [_bank(payment, code, name) for code, name in _BANKS.items()],
        "qr": segno.make(f"DUXI-SIMULASI|{payment.order_id}|{payment.gross_amount}", error="m").png_data_uri(
            scale=8, border=2, dark="#0f172a", light="#ffffff"
        ),
    }
    return render(request, "snap/pay.html", context)


def _bank(payment: EmbeddedTransaction, code: str, name: str) -> dict[str, str]:
    number = va_number(payment, code)
    return {"code": code, "name": name, "number": number, "grouped": _grouped(number)}


def _grouped(number: str) -> str:
    """Groups of four digits, as cards and banking apps print them."""
    return _FOUR_DIGITS.sub(r"\1 ", number).strip()


@never_cache
@require_GET
def state(request: HttpRequest, token: str) -> JsonResponse:
    """The status of the payment, after due transitions are applied."""
    return _answer(embedded_actions.catch_up(_payment(token).pk))


@csrf_exempt  # CSRF-exempt: the token authorises the request, there is no session cookie
@require_POST
def choose(request: HttpRequest, token: str) -> JsonResponse:
    _payment(token)
    try:
        payment = embedded_actions.choose(
            token=token, choice=request.POST.get("choice", ""), method=_method_in(request.POST)
        )
    except Rejected as refusal:
        return JsonResponse({"message": refusal.text}, status=refusal.status)
    return _answer(payment)


def _method_in(form: QueryDict) -> PaymentMethod:
    return PaymentMethod(
        name=form.get("method", ""),
        bank=form.get("bank", ""),
        card=form.get("card", ""),
        expiry=form.get("expiry", ""),
    )


def _payment(token: str) -> EmbeddedTransaction:
    return get_object_or_404(EmbeddedTransaction, token=token)


def _answer(payment: EmbeddedTransaction) -> JsonResponse:
    return JsonResponse(
        {
            "status": payment.status,
            "is_notified": payment.notified_status == payment.status,
            "seconds_left": _seconds_left(payment),
            "order_id": payment.order_id,
            "transaction_id": str(payment.transaction_id),
            "payment_type": payment.payment_type,
            "gross_amount": f"{payment.gross_amount}.00",
            "refusal": _refusal(payment),
        }
    )


def _refusal(payment: EmbeddedTransaction) -> str:
    """Why the payment was refused and what helps, in the page's language; empty if it was not refused."""
    if payment.status != EmbeddedStatus.DENY:
        return ""
    with translation.override("id"):
        reason = report_of(payment).refusal
        return f"{reason.label} {reason.advice}"


def _seconds_left(payment: EmbeddedTransaction) -> int:
    return max(0, int((payment.expires_at - now()).total_seconds()))

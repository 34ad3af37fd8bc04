"""`/payment/notifications/midtrans`: the payment provider's notifications."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Router

from duxi.commerce.payments.actions.notifications import receive
from duxi.core.envelope import MessageOut, message_only
from duxi.core.types import client_address
from duxi.gateways.payment import PaymentReport

router = Router(tags=["notifications"])


@router.post("/notifications/midtrans", response=MessageOut)
def midtrans(request: HttpRequest, body: PaymentReport) -> MessageOut:
    """200 means that it was processed and need not be sent again."""
    raw = request.body.decode(errors="replace")
    receive(report=body, body=raw, address=client_address(request))
    return message_only(_("Notifikasi diterima."))

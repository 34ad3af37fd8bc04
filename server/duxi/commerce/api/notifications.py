"""`/payment/notifications/midtrans`: where the payment provider tells us what happened."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Router

from duxi.commerce.actions.reports import ForgedNotification, receive
from duxi.core.envelope import Said, says
from duxi.core.throttle import Limit
from duxi.core.types import client_address
from duxi.gateways.payment import PaymentReport

router = Router(tags=["notifications"])

FORGERIES = Limit("forged-notification", times=60, seconds=60)


@router.post("/notifications/midtrans", response=Said)
def midtrans(request: HttpRequest, body: PaymentReport) -> Said:
    """A 200 means: taken, do not send it again. Forgeries are counted, so they cannot fill the log."""
    address = client_address(request)
    FORGERIES.check(address)
    try:
        receive(report=body, body=request.body.decode(errors="replace"))
    except ForgedNotification:
        FORGERIES.count(address)
        raise
    return says(_("Notifikasi diterima."))

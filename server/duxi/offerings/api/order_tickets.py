"""`/payment/transactions/{order_id}/tickets`: the tickets of all seats of the user's own order."""

from django.utils.translation import gettext as _
from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.commerce.queries.orders import order_for
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.forms import JsonUuids
from duxi.core.schema import Schema
from duxi.offerings.seat_tickets import HolderTicket, holder_tickets, send_tickets

router = Router(tags=["tickets"], auth=UserBearer())


class SendTicketsIn(Schema):
    """`seats` is a JSON list of seats; without it every seat's ticket is sent."""

    seats: JsonUuids = []


@router.get("/transactions/{order_id}/tickets", response=Envelope[Rows[HolderTicket]])
def list_tickets(request: LearnerRequest, order_id: str) -> Envelope[Rows[HolderTicket]]:
    rows = holder_tickets(order_for(request.auth, order_id=order_id, order_uuid=None))
    return ok(Rows[HolderTicket](rows=rows, total=len(rows)))


@router.post("/transactions/{order_id}/tickets/send", response=MessageOut)
def send_order_tickets(request: LearnerRequest, order_id: str, body: Form[SendTicketsIn]) -> MessageOut:
    count = send_tickets(order_for(request.auth, order_id=order_id, order_uuid=None), body.seats)
    return message_only(_("{n} tiket dikirim.").format(n=count))

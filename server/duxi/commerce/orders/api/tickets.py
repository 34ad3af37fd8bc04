"""`/public/ticket`: printable tickets; the signed token is the credential."""

from typing import Annotated

from django.http import HttpRequest
from ninja import Query, Router
from pydantic import StringConstraints

from duxi.commerce.orders.schemas.tickets import EventTicket
from duxi.commerce.orders.seat_tickets import seat_of_token
from duxi.commerce.orders.tickets import line_of_token
from duxi.core.envelope import Envelope, ok

router = Router(tags=["tickets"])

Token = Annotated[str, StringConstraints(max_length=200)]


@router.get("/ticket", response=Envelope[EventTicket])
def ticket(request: HttpRequest, token: Query[Token] = "") -> Envelope[EventTicket]:
    seat = seat_of_token(token)
    return ok(EventTicket.of_seat(seat) if seat else EventTicket.of(line_of_token(token)))

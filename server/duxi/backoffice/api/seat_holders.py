"""Products with the holders of their seats, and changes of both."""

from typing import Annotated
from uuid import UUID

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.actions.cancel_class import cancel_class
from duxi.backoffice.actions.start_reminders import remind_to_start
from duxi.backoffice.schemas.order_actions import AlternativeOut, Reason
from duxi.commerce.orders.actions.timeline import Actor
from duxi.commerce.remedies.actions.class_changes import ClassChange, Remedy, alternatives_to
from duxi.core.clock import local
from duxi.core.envelope import CappedRows, Envelope, MessageOut, capped, message_only, ok
from duxi.core.errors import Forbidden, Invalid, NotFound
from duxi.core.forms import Moment
from duxi.core.lists import ListParams, select, total_of
from duxi.core.schema import Schema
from duxi.learning.actions.participants import substitute
from duxi.learning.actions.registrations import reopen_registration
from duxi.learning.queries.registrations import any_registration
from duxi.learning.registration_rules import is_email
from duxi.offerings.class_calendar import CalendarEntry, entries_between
from duxi.offerings.seat_holders import (
    SOLD_PRODUCTS,
    SoldProductOut,
    SoldProductRow,
    classes_for,
    sold_product_page,
    sold_product_row,
    sold_products_for,
)

router = Router(tags=["seat holders"], auth=StaffBearer())

may_change_orders = StaffBearer("commerce.change_order")
may_change_registrations = StaffBearer("learning.change_registration")
MAY_REFUND = "commerce.refund_order"
MOST_ALTERNATIVES = 50
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=150)]


class ReopenIn(Schema):
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=500)]


class SubstituteIn(Schema):
    """The new holder of a seat."""

    seat_uuid: UUID
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=150)]
    email: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=254)]
    phone: Annotated[str, StringConstraints(strip_whitespace=True, max_length=25)] = ""
    position: Name = ""


class PeriodQuery(Schema):
    start: Moment
    end: Moment


class CancelClassIn(Schema):
    """How the order lines are resolved; `item_id` is the alternative class."""

    remedy: Remedy
    item_id: Annotated[int, Field(ge=0, lt=2**31)] = 0
    reason: Reason


class RemindedOut(Schema):
    """How many people were reminded, without those already reminded today."""

    reminded: int


class UnchangedLine(Schema):
    """A line that was not changed, and why."""

    order_id: str
    message: str


class CancelledClassOut(Schema):
    """Numbers of changed lines and notified people, and lines that need attention."""

    changed: int
    notified: int
    unchanged: list[UnchangedLine]


@router.get("/sold-products", response=Envelope[CappedRows[SoldProductRow]])
def list_sold_products(
    request: LearnerRequest, params: Query[ListParams]
) -> Envelope[CappedRows[SoldProductRow]]:
    whole, page = select(sold_products_for(request.auth), params, SOLD_PRODUCTS)
    return ok(capped(SoldProductRow, [sold_product_row(one) for one in page], **total_of(whole, params)))


@router.get("/sold-products/calendar", response=Envelope[list[CalendarEntry]])
def show_calendar(request: LearnerRequest, period: Query[PeriodQuery]) -> Envelope[list[CalendarEntry]]:
    return ok(entries_between(request.auth, local(period.start), local(period.end)))


@router.get("/sold-products/{int:item_id}", response=Envelope[SoldProductOut])
def show_sold_product(request: LearnerRequest, item_id: int) -> Envelope[SoldProductOut]:
    return ok(sold_product_page(request.auth, item_id))


@router.post("/sold-products/{int:item_id}/remind", response=Envelope[RemindedOut])
def remind_holders(request: LearnerRequest, item_id: int) -> Envelope[RemindedOut]:
    product = classes_for(request.auth).filter(pk=item_id).first()
    if product is None:
        raise NotFound
    return ok(RemindedOut(reminded=remind_to_start(product)))


@router.get(
    "/sold-products/{int:item_id}/alternatives",
    response=Envelope[list[AlternativeOut]],
    auth=may_change_orders,
)
def list_alternatives(request: LearnerRequest, item_id: int) -> Envelope[list[AlternativeOut]]:
    """Classes to move the first line to; whether they fit the other lines is checked when moving."""
    product = classes_for(request.auth).filter(pk=item_id).first()
    found = alternatives_to(product)[:MOST_ALTERNATIVES] if product else []
    return ok([AlternativeOut.of(one) for one in found])


@router.post(
    "/sold-products/{int:item_id}/cancel", response=Envelope[CancelledClassOut], auth=may_change_orders
)
def cancel_sold_product(
    request: LearnerRequest, item_id: int, body: CancelClassIn
) -> Envelope[CancelledClassOut]:
    product = classes_for(request.auth).filter(pk=item_id).first()
    if product is None:
        raise NotFound
    if body.remedy == Remedy.REFUND and not request.auth.has_perm(MAY_REFUND):
        raise Forbidden
    if body.remedy == Remedy.MOVE and not body.item_id:
        raise Invalid(errors={"item_id": [str(_("Pilih jadwal tujuan."))]})
    done = cancel_class(product, ClassChange(body.remedy, Actor(request.auth, body.reason), body.item_id))
    unchanged = [UnchangedLine(order_id=one.order_id, message=str(one.message)) for one in done.unchanged]
    return ok(CancelledClassOut(changed=done.changed, notified=done.notified, unchanged=unchanged))


@router.post("/registrations/{number}/reopen", response=MessageOut, auth=may_change_registrations)
def reopen(request: LearnerRequest, number: str, body: ReopenIn) -> MessageOut:
    reopen_registration(any_registration(number), reason=body.reason, reopened_by=request.auth)
    return message_only(_("Formulir pendaftaran dibuka kembali."))


@router.post("/registrations/{number}/substitute", response=MessageOut, auth=may_change_registrations)
def substitute_participant(request: HttpRequest, number: str, body: SubstituteIn) -> MessageOut:
    form = any_registration(number)
    seat = form.participants.filter(entitlement__uuid=body.seat_uuid).first()
    if seat is None:
        raise NotFound
    if not is_email(body.email):
        raise Invalid(errors={"email": [str(_("Alamat email tidak valid."))]})
    values = body.model_dump(exclude={"seat_uuid"})
    substitute(form, seat_id=seat.entitlement_id, by_staff=True, **values)
    return message_only(_("Peserta sudah diganti."))

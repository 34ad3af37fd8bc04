"""`/corporate`: orders of companies and their seats."""

from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.utils.http import content_disposition_header
from django.utils.translation import gettext as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.catalog.titles import title_of
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.corporate import reports
from duxi.corporate.actions import orders, seats
from duxi.corporate.links import linked_invoice
from duxi.corporate.printing.invoice import instalment_pdf, invoice_number
from duxi.corporate.queries.companies import manager_for
from duxi.corporate.queries.quotations import quotation_for
from duxi.corporate.queries.seats import open_seats_for, order_of, orders_of, seats_of, states_of
from duxi.corporate.schemas.companies import CompanyRef
from duxi.corporate.schemas.orders import (
    AssignIn,
    CompanyOrderIn,
    CompanyOrderRow,
    CompanyOrders,
    CompanySeats,
    OwnSeats,
    ReassignIn,
)

router = Router(tags=["corporate"])
PDF = "application/pdf"


@router.post("/quotations/{uuid:uuid}/order", response=Envelope[CompanyOrderRow], auth=UserBearer())
def order_quotation(
    request: LearnerRequest, uuid: UUID, body: Form[CompanyOrderIn]
) -> Envelope[CompanyOrderRow]:
    quotation = quotation_for(request.auth, uuid)
    manager = manager_for(request.auth, quotation.company.uuid)
    made = orders.order(
        manager=manager, quotation=quotation, terms=body.terms, wants_tax_invoice=body.wants_tax_invoice
    )
    row = CompanyOrderRow.of(order_of(manager.company, made.uuid))
    return ok(
        row,
        _("Pesanan {number} dibuat. Transfer termin pertama untuk membuka kursi.").format(number=made.number),
    )


@router.get("/orders", response=Envelope[CompanyOrders], auth=UserBearer())
def list_company_orders(request: LearnerRequest, params: Query[CompanyRef]) -> Envelope[CompanyOrders]:
    manager = manager_for(request.auth, params.company_uuid)
    return ok(CompanyOrders(rows=[CompanyOrderRow.of(one) for one in orders_of(manager.company)]))


@router.get(
    "/orders/{uuid:uuid}/invoices/{int:number}.pdf",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The document", "content": {PDF: {}}}}},
    url_name="instalment_pdf",
)
def show_instalment_invoice(
    request: HttpRequest, uuid: UUID, number: int, signature: str = ""
) -> HttpResponse:
    """Authorized by its signature alone."""
    instalment = linked_invoice(uuid, number, signature)
    response = HttpResponse(instalment_pdf(instalment), content_type=PDF)
    name = f"Tagihan {invoice_number(instalment).replace('/', '-')}.pdf"
    response["Content-Disposition"] = content_disposition_header(False, name) or "inline"
    response["Cache-Control"] = "private, no-store"
    return response


@router.get("/seats", response=Envelope[CompanySeats], auth=UserBearer())
def list_seats(request: LearnerRequest, params: Query[CompanyRef]) -> Envelope[CompanySeats]:
    company = manager_for(request.auth, params.company_uuid).company
    return ok(CompanySeats.of(states_of(seats_of(company)), reports.link_to(company)))


@router.post("/seats/assign", response=MessageOut, auth=UserBearer())
def assign_seats(request: LearnerRequest, body: Form[AssignIn]) -> MessageOut:
    manager = manager_for(request.auth, body.company_uuid)
    count = seats.assign(manager=manager, product_id=body.item_id, member_ids=body.member_ids)
    return message_only(_("{n} kursi dibagikan. Anggota sudah dikabari.").format(n=count))


@router.post("/seats/{uuid:uuid}/reassign", response=MessageOut, auth=UserBearer())
def reassign_seat(request: LearnerRequest, uuid: UUID, body: Form[ReassignIn]) -> MessageOut:
    manager = manager_for(request.auth, body.company_uuid)
    seats.reassign(manager=manager, uuid=uuid, member_id=body.member_id)
    return message_only(_("Kursi dialihkan. Anggota sudah dikabari."))


@router.post("/seats/{uuid:uuid}/revoke", response=MessageOut, auth=UserBearer())
def revoke_seat(request: LearnerRequest, uuid: UUID, body: Form[CompanyRef]) -> MessageOut:
    seats.revoke(manager=manager_for(request.auth, body.company_uuid), uuid=uuid)
    return message_only(_("Kursi ditarik kembali."))


@router.post("/seats/{uuid:uuid}/remind", response=MessageOut, auth=UserBearer())
def remind_member(request: LearnerRequest, uuid: UUID, body: Form[CompanyRef]) -> MessageOut:
    seats.remind(manager=manager_for(request.auth, body.company_uuid), uuid=uuid)
    return message_only(_("Pengingat dikirim."))


@router.get("/own-seats", response=Envelope[OwnSeats], auth=UserBearer())
def list_own_seats(request: LearnerRequest) -> Envelope[OwnSeats]:
    return ok(OwnSeats.of(list(open_seats_for(request.auth))))


@router.post("/seats/{uuid:uuid}/use", response=MessageOut, auth=UserBearer())
def use_seat(request: LearnerRequest, uuid: UUID) -> MessageOut:
    seat = seats.use(user=request.auth, uuid=uuid)
    return message_only(_("Anda terdaftar di {title}. Selamat belajar!").format(title=title_of(seat.product)))


@router.get(
    "/companies/{uuid:uuid}/report.xlsx",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The workbook", "content": {reports.XLSX: {}}}}},
    url_name="company_report",
)
def show_company_report(request: HttpRequest, uuid: UUID, signature: str = "") -> HttpResponse:
    """Authorized by its signature alone."""
    company = reports.linked_company(uuid, signature)
    response = HttpResponse(reports.workbook(company), content_type=reports.XLSX)
    name = content_disposition_header(True, reports.filename(company))
    response["Content-Disposition"] = name or "attachment"
    response["Cache-Control"] = "private, no-store"
    return response

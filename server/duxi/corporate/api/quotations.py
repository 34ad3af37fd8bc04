"""`/corporate/quotations`: numbered offers, as rows and as PDF."""

from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.utils.http import content_disposition_header
from django.utils.translation import gettext as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.idempotency import once
from duxi.core.lists import select
from duxi.core.throttle import Limit
from duxi.corporate.actions.quotations import answer, request_quotation
from duxi.corporate.links import linked_quotation
from duxi.corporate.printing.quotation import quotation_pdf
from duxi.corporate.queries.campaigns import campaign_of
from duxi.corporate.queries.companies import manager_for
from duxi.corporate.queries.quotations import QUOTATIONS, quotation_for, quotations_for
from duxi.corporate.schemas.companies import CompanyListParams
from duxi.corporate.schemas.quotations import QuotationAnswerIn, QuotationIn, QuotationRow

router = Router(tags=["corporate"])

REQUESTS = Limit("quotation-requests", times=30, seconds=3600)
PDF = "application/pdf"


@router.get("/quotations", response=Envelope[Rows[QuotationRow]], auth=UserBearer())
def list_quotations(
    request: LearnerRequest, params: Query[CompanyListParams]
) -> Envelope[Rows[QuotationRow]]:
    whole, page = select(quotations_for(request.auth, params.company_uuid), params, QUOTATIONS)
    return ok(Rows[QuotationRow](rows=[QuotationRow.of(one) for one in page], total=whole.count()))


@router.post("/quotations", response=Envelope[QuotationRow], auth=UserBearer())
def ask_for_quotation(request: LearnerRequest, body: Form[QuotationIn]) -> Envelope[QuotationRow]:
    manager = manager_for(request.auth, body.company_uuid)
    REQUESTS.hit(str(manager.company_id))

    def work() -> QuotationRow:
        campaign = campaign_of(manager.company, body.campaign_uuid) if body.campaign_uuid else None
        made = request_quotation(manager=manager, seats=body.seats(), campaign=campaign, note=body.note)
        return QuotationRow.of(quotation_for(request.auth, made.uuid))

    scope = f"quotation:{request.auth.pk}"
    made = once(request, scope=scope, body=body.model_dump(), answer=QuotationRow, work=work)
    return ok(made, _("Penawaran {number} sudah siap.").format(number=made.number))


@router.post("/quotations/{uuid:uuid}/answer", response=Envelope[QuotationRow], auth=UserBearer())
def answer_quotation(
    request: LearnerRequest, uuid: UUID, body: Form[QuotationAnswerIn]
) -> Envelope[QuotationRow]:
    quotation = quotation_for(request.auth, uuid)
    manager = manager_for(request.auth, quotation.company.uuid)
    answer(manager=manager, quotation=quotation, is_accepted=body.accept)
    return ok(QuotationRow.of(quotation_for(request.auth, uuid)), _("Jawaban Anda kami catat."))


@router.get(
    "/quotations/{uuid:uuid}.pdf",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The document", "content": {PDF: {}}}}},
    url_name="quotation_pdf",
)
def show_quotation(request: HttpRequest, uuid: UUID, signature: str = "") -> HttpResponse:
    """Authorized by its signature alone."""
    quotation = linked_quotation(uuid, signature)
    response = HttpResponse(quotation_pdf(quotation), content_type=PDF)
    name = f"Penawaran {quotation.number.replace('/', '-')}.pdf"
    response["Content-Disposition"] = content_disposition_header(False, name) or "inline"
    response["Cache-Control"] = "private, no-store"
    return response

"""`/payment/banks`, `/payment/transactions/refund-account`: accounts for refunds that staff transfer."""

from django.utils.translation import gettext as _
from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.commerce.queries.orders import order_for
from duxi.commerce.refunds.actions.accounts import refund_of, set_account
from duxi.commerce.transactions.schemas.banks import Bank
from duxi.commerce.transactions.schemas.details import TransactionDetail
from duxi.commerce.transactions.schemas.transactions import RefundAccountIn
from duxi.core.envelope import Envelope, ok
from duxi.core.snapshots import repeatable_read

router = Router(tags=["transactions"], auth=UserBearer())


@router.get("/banks", response=Envelope[list[Bank]])
def banks(request: LearnerRequest) -> Envelope[list[Bank]]:
    return ok(Bank.every())


@router.post("/transactions/refund-account", response=Envelope[TransactionDetail])
def refund_account(request: LearnerRequest, body: Form[RefundAccountIn]) -> Envelope[TransactionDetail]:
    order = order_for(request.auth, order_id=body.order_id, order_uuid=None)
    set_account(refund=refund_of(order, body.refund_uuid), account=body.checked())
    with repeatable_read():
        shown = TransactionDetail.from_order(order_for(request.auth, order_id=body.order_id, order_uuid=None))
    return ok(shown, _("Rekening tujuan sudah kami catat."))

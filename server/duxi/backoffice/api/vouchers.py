"""Voucher batches: rules, codes, usage report and history."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.queries.vouchers import (
    VOUCHER_BATCHES,
    VOUCHER_CODES,
    batch_row,
    batch_rows,
    codes_of,
    history_of,
    report_of,
)
from duxi.backoffice.schemas.vouchers import (
    VoucherBatchChange,
    VoucherBatchIn,
    VoucherBatchOut,
    VoucherBatchRow,
    VoucherCodeRow,
    VoucherCodesIn,
    VoucherHistoryEntry,
    VoucherReport,
)
from duxi.commerce.orders.actions.voucher_batches import add_codes, change_batch, create_batch, delete_batch
from duxi.core.envelope import CappedRows, Envelope, MessageOut, capped, message_only, ok
from duxi.core.lists import ListParams, select, total_of

router = Router(tags=["vouchers"], auth=StaffBearer("commerce.view_voucherbatch"))

may_add = StaffBearer("commerce.add_voucherbatch")
may_change = StaffBearer("commerce.change_voucherbatch")
may_delete = StaffBearer("commerce.delete_voucherbatch")
SAVED = _("Perubahan berhasil disimpan.")


@router.get("/voucher-batches", response=Envelope[CappedRows[VoucherBatchRow]])
def list_voucher_batches(
    request: HttpRequest, params: Query[ListParams]
) -> Envelope[CappedRows[VoucherBatchRow]]:
    whole, page = select(batch_rows(), params, VOUCHER_BATCHES)
    return ok(capped(VoucherBatchRow, page, **total_of(whole, params)))


@router.post("/voucher-batches", response=Envelope[VoucherBatchOut], auth=may_add)
def add_voucher_batch(request: LearnerRequest, body: VoucherBatchIn) -> Envelope[VoucherBatchOut]:
    batch = create_batch(
        values=body.rules(), product_ids=body.product_ids, codes=body.new_codes(), made_by=request.auth
    )
    return ok(batch_row(batch.pk), SAVED)


@router.get("/voucher-batches/{int:batch_id}", response=Envelope[VoucherBatchOut])
def show_voucher_batch(request: HttpRequest, batch_id: int) -> Envelope[VoucherBatchOut]:
    return ok(batch_row(batch_id))


@router.put("/voucher-batches/{int:batch_id}", response=Envelope[VoucherBatchOut], auth=may_change)
def change_voucher_batch(
    request: LearnerRequest, batch_id: int, body: VoucherBatchChange
) -> Envelope[VoucherBatchOut]:
    change_batch(
        batch_id=batch_id,
        version=body.version,
        values=body.rules(),
        product_ids=body.product_ids,
        made_by=request.auth,
    )
    return ok(batch_row(batch_id), SAVED)


@router.delete("/voucher-batches/{int:batch_id}", response=MessageOut, auth=may_delete)
def delete_voucher_batch(request: HttpRequest, batch_id: int) -> MessageOut:
    delete_batch(batch_id=batch_id)
    return message_only(_("Data telah dihapus."))


@router.get("/voucher-batches/{int:batch_id}/codes", response=Envelope[CappedRows[VoucherCodeRow]])
def list_voucher_codes(
    request: HttpRequest, batch_id: int, params: Query[ListParams]
) -> Envelope[CappedRows[VoucherCodeRow]]:
    whole, page = select(codes_of(batch_id), params, VOUCHER_CODES)
    return ok(capped(VoucherCodeRow, page, **total_of(whole, params)))


@router.post("/voucher-batches/{int:batch_id}/codes", response=Envelope[VoucherBatchOut], auth=may_change)
def add_voucher_codes(
    request: LearnerRequest, batch_id: int, body: VoucherCodesIn
) -> Envelope[VoucherBatchOut]:
    made = add_codes(batch_id=batch_id, codes=body.new_codes(), made_by=request.auth)
    return ok(batch_row(batch_id), ngettext("{n} kode dibuat.", "{n} kode dibuat.", made).format(n=made))


@router.get("/voucher-batches/{int:batch_id}/report", response=Envelope[VoucherReport])
def voucher_report(request: HttpRequest, batch_id: int) -> Envelope[VoucherReport]:
    return ok(VoucherReport.model_validate(report_of(batch_id)))


@router.get("/voucher-batches/{int:batch_id}/history", response=Envelope[list[VoucherHistoryEntry]])
def voucher_history(request: HttpRequest, batch_id: int) -> Envelope[list[VoucherHistoryEntry]]:
    return ok([VoucherHistoryEntry.model_validate(row) for row in history_of(batch_id)])

"""Payment cases: the list, its counts, and closing with a note."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.queries.money_cases import (
    MONEY_CASES,
    case_counts,
    case_row,
    case_rows,
    order_to_match,
)
from duxi.backoffice.schemas.money_cases import CloseCaseIn, MatchCaseIn, MoneyCaseCounts, MoneyCaseRow
from duxi.commerce.orders.actions.case_closing import close_case
from duxi.commerce.payments.actions.case_recheck import recheck_case
from duxi.commerce.remedies.actions.case_matching import match_case
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.lists import ListParams, select, total_of

router = Router(tags=["money-cases"], auth=StaffBearer("commerce.view_moneycase"))

may_close = StaffBearer("commerce.change_moneycase")
may_match = StaffBearer("commerce.settle_order")


@router.get("/money-cases", response=Envelope[CappedRows[MoneyCaseRow]])
def list_money_cases(request: HttpRequest, params: Query[ListParams]) -> Envelope[CappedRows[MoneyCaseRow]]:
    whole, page = select(case_rows(), params, MONEY_CASES)
    return ok(capped(MoneyCaseRow, [MoneyCaseRow.of(case) for case in page], **total_of(whole, params)))


@router.get("/money-cases/counts", response=Envelope[MoneyCaseCounts])
def count_money_cases(request: HttpRequest) -> Envelope[MoneyCaseCounts]:
    return ok(MoneyCaseCounts(**case_counts()))


@router.post("/money-cases/{int:case_id}/close", response=Envelope[MoneyCaseRow], auth=may_close)
def close_money_case(request: LearnerRequest, case_id: int, body: CloseCaseIn) -> Envelope[MoneyCaseRow]:
    close_case(case_id=case_id, note=body.note, made_by=request.auth)
    return ok(MoneyCaseRow.of(case_row(case_id)), _("Temuan diselesaikan."))


@router.post("/money-cases/{int:case_id}/recheck", response=Envelope[MoneyCaseRow], auth=may_close)
def recheck_money_case(request: LearnerRequest, case_id: int) -> Envelope[MoneyCaseRow]:
    recheck_case(case=case_row(case_id), made_by=request.auth)
    return ok(MoneyCaseRow.of(case_row(case_id)), _("Angkanya sudah cocok; temuan diselesaikan."))


@router.post("/money-cases/{int:case_id}/match", response=Envelope[MoneyCaseRow], auth=may_match)
def match_money_case(request: LearnerRequest, case_id: int, body: MatchCaseIn) -> Envelope[MoneyCaseRow]:
    order = order_to_match(body.order_id)
    match_case(case=case_row(case_id), order=order, reason=body.reason, made_by=request.auth)
    return ok(MoneyCaseRow.of(case_row(case_id)), _("Dana dicocokkan; pesanan ditandai lunas."))

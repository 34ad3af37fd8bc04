"""Revenue of a period."""

from django.http import HttpRequest
from ninja import Query, Router

from duxi.accounts.auth import StaffBearer
from duxi.backoffice.queries import revenue
from duxi.backoffice.queries.revenue import Period
from duxi.backoffice.schemas.revenue import PeriodIn, RevenueOut
from duxi.core.envelope import Envelope, ok

router = Router(tags=["revenue"], auth=StaffBearer("commerce.view_revenue"))


@router.get("/revenue", response=Envelope[RevenueOut])
def show_revenue(request: HttpRequest, wanted: Query[PeriodIn]) -> Envelope[RevenueOut]:
    period = Period(wanted.first, wanted.last)
    before = period.before()
    return ok(
        RevenueOut.model_validate(
            {
                "unit": period.unit,
                "now": revenue.totals(period),
                "before": revenue.totals(before),
                "before_from": before.first,
                "before_to": before.last,
                "by_day": revenue.by_day(period),
                "by_kind": revenue.by_kind(period),
                "by_method": revenue.by_method(period),
                "top_products": revenue.top_products(period),
                "vouchers": revenue.vouchers(period),
            }
        )
    )

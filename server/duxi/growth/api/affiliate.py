"""`/affiliate`: referrals, membership and results."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Form, Path, Query, Router

from duxi.accounts.auth import LearnerRequest, OptionalUserBearer, UserBearer, VisitorRequest
from duxi.catalog.titles import titles_of_products
from duxi.commerce.refunds.actions.accounts import BankAccount, bank_account
from duxi.commerce.shop.schemas.fields import Code
from duxi.commerce.transactions.schemas.banks import Bank
from duxi.core.clock import now
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.lists import ListParams, select
from duxi.core.throttle import Limit
from duxi.core.types import client_address
from duxi.growth.actions.affiliates import register, revise
from duxi.growth.actions.clicks import count_click
from duxi.growth.affiliate_rules import DEFAULT_DAYS, affiliate_rule
from duxi.growth.queries.affiliates import (
    COMMISSIONS,
    PAYOUTS,
    active_code,
    affiliate_for,
    codes_of,
    commissions_of,
    days_of,
    member_for,
    payouts_of,
    sums_of,
)
from duxi.growth.schemas.affiliate import (
    AffiliateDashboard,
    AffiliateState,
    CommissionRow,
    DashboardParams,
    Membership,
    PayoutRow,
    Referral,
    RegistrationIn,
    RevisionIn,
)

router = Router(tags=["affiliate"])

LOOKUPS = Limit("affiliate-lookup", times=60, seconds=60)
CLICKS = Limit("affiliate-click", times=60, seconds=3600)
APPLICATIONS = Limit("affiliate-application", times=10, seconds=3600)


@router.get("/referral/{code}", response=Envelope[Referral])
def show_referral(request: HttpRequest, code: Path[Code]) -> Envelope[Referral]:
    """An unknown or inactive code is a normal response, because visitors may use old links."""
    LOOKUPS.hit(client_address(request))
    found = active_code(code)
    name = (found.name or None) if found else None
    return ok(Referral(code=code.upper(), is_valid=found is not None, name=name))


@router.post("/referral/{code}/click", response=MessageOut, auth=OptionalUserBearer())
def click(request: VisitorRequest, code: Path[Code]) -> MessageOut:
    """Count a visit through a link, limited per address."""
    found = active_code(code)
    address = client_address(request)
    if found and CLICKS.takes(address):
        agent = request.headers.get("User-Agent", "")
        count_click(code=found, visitor=request.auth, address=address, user_agent=agent)
    return message_only("")


@router.post("/register", response=MessageOut, auth=UserBearer())
def join(request: LearnerRequest, body: Form[RegistrationIn]) -> MessageOut:
    APPLICATIONS.hit(str(request.auth.pk))
    register(user=request.auth, identity=body.identity(), account=_account(body), accepts_terms=body.agreed)
    return message_only(_("Pendaftaran Anda kami terima dan segera kami tinjau."))


@router.post("/revision", response=MessageOut, auth=UserBearer())
def revision(request: LearnerRequest, body: Form[RevisionIn]) -> MessageOut:
    APPLICATIONS.hit(str(request.auth.pk))
    revise(user=request.auth, identity=body.identity(), account=_account(body))
    return message_only(_("Perbaikan Anda kami terima dan segera kami tinjau."))


@router.get("/status", response=Envelope[AffiliateState], auth=UserBearer())
def status(request: LearnerRequest) -> Envelope[AffiliateState]:
    found = affiliate_for(request.auth)
    rule = affiliate_rule("", now().date())
    return ok(
        AffiliateState(
            registered=Membership.of(found, list(codes_of(found))) if found else None,
            percent=float(rule.percent) if rule else 0,
            hold_days=rule.hold_days if rule else 0,
            attribution_days=rule.attribution_days if rule else DEFAULT_DAYS,
            min_payout=rule.min_payout if rule else 0,
            banks=Bank.every(),
        )
    )


@router.get("/dashboard", response=Envelope[AffiliateDashboard], auth=UserBearer())
def dashboard(request: LearnerRequest, params: Query[DashboardParams]) -> Envelope[AffiliateDashboard]:
    affiliate = member_for(request.auth)
    return ok(AffiliateDashboard.of(sums_of(affiliate), days_of(affiliate, params.days)))


@router.get("/commissions", response=Envelope[Rows[CommissionRow]], auth=UserBearer())
def list_commissions(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[CommissionRow]]:
    whole, page = select(commissions_of(member_for(request.auth)), params, COMMISSIONS)
    titles = titles_of_products(one.line.product for one in page)
    return ok(Rows[CommissionRow](rows=[CommissionRow.of(one, titles) for one in page], total=whole.count()))


@router.get("/payouts", response=Envelope[Rows[PayoutRow]], auth=UserBearer())
def list_payouts(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[PayoutRow]]:
    whole, page = select(payouts_of(member_for(request.auth)), params, PAYOUTS)
    return ok(Rows[PayoutRow](rows=[PayoutRow.of(one) for one in page], total=whole.count()))


def _account(body: RevisionIn) -> BankAccount:
    return bank_account(bank=body.bank, number=body.account_number, holder=body.account_holder)

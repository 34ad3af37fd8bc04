"""The programme's rules by date, and checks against self-referral."""

from datetime import date, timedelta

from django.db.models import Exists, OuterRef

from duxi.accounts.models import LoginSession, User
from duxi.commerce.models import Order, OrderLine, RefundAccount
from duxi.commerce.payments.payer_accounts import has_paid_from_account_of
from duxi.commerce.refunds.account_numbers import decrypt_number
from duxi.core.clock import now
from duxi.growth.models import (
    Affiliate,
    AffiliateClick,
    AffiliateRule,
    HolderType,
    Suspicion,
    WithholdingRate,
)

DEVICE_DAYS = timedelta(days=90)
DEFAULT_DAYS = 30


def affiliate_rule(kind: str, day: date) -> AffiliateRule | None:
    """The rule of a product kind on a day, or the one for all kinds."""
    rules = AffiliateRule.objects.filter(kind__in=["", kind], valid_from__lte=day)
    return rules.order_by("-kind", "-valid_from").first()


def withholding_rate(holder_type: HolderType, day: date) -> WithholdingRate | None:
    """The income tax rate on a day."""
    rates = WithholdingRate.objects.filter(holder_type=holder_type, valid_from__lte=day)
    return rates.order_by("-valid_from").first()


def credited_code(line: OrderLine, rule: AffiliateRule) -> str:
    """The code that a sale counts for: the buyer's last known click, if recent enough.

    A code in the cart whose click is too old does not count. One whose click is unknown does, because the
    browser deletes old codes itself.
    """
    since = line.order.created_at - timedelta(days=rule.attribution_days)
    clicks = AffiliateClick.objects.filter(user=line.order.buyer, at__lte=line.order.created_at)
    last = clicks.select_related("code").order_by("-at").first()
    if last is None:
        return line.affiliate_code
    return last.code.code if last.at >= since else ""


def suspicion_of(affiliate: Affiliate, order: Order) -> Suspicion | None:
    """Why a sale looks like a self-referral."""
    buyer = order.buyer
    if affiliate.user_id == buyer.pk:
        return Suspicion.SAME_ACCOUNT
    if buyer.phone and buyer.phone == affiliate.user.phone:
        return Suspicion.SAME_PHONE
    if _share_device(affiliate.user, buyer):
        return Suspicion.SAME_DEVICE
    if has_paid_from_account_of(affiliate.user, order):
        return Suspicion.SAME_PAYMENT
    return Suspicion.SAME_BANK if _share_account(affiliate, buyer) else None


def _share_device(one: User, other: User) -> bool:
    """Whether both used the same browser and address; a shared network alone proves nothing."""
    recent = LoginSession.objects.filter(created_at__gte=now() - DEVICE_DAYS, address__isnull=False)
    same = recent.filter(user=one, address=OuterRef("address"), user_agent=OuterRef("user_agent")).exclude(
        user_agent=""
    )
    return recent.filter(Exists(same), user=other).exists()


def _share_account(affiliate: Affiliate, buyer: User) -> bool:
    if not affiliate.encrypted_account:
        return False
    own = decrypt_number(affiliate.encrypted_account)
    others = RefundAccount.objects.filter(refund__order__buyer=buyer, bank=affiliate.bank)
    return any(decrypt_number(account.encrypted_number) == own for account in others)

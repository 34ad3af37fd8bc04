"""Erases affiliate codes and points of a deleted account.

A code may be a name; order lines, which accounting needs, keep a number instead. The bank account that
commissions were paid to, and the tax number they were reported under, are kept as long as the accounting
records.
"""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.commerce.models import CartItem, OrderLine
from duxi.growth.models import (
    Affiliate,
    AffiliateClick,
    AffiliateCode,
    AffiliateStatus,
    Commission,
    PayoutBatch,
    PointAccount,
    PointEntry,
    Redemption,
)


def _erase(user: User) -> None:
    for code in AffiliateCode.objects.filter(owner=user):
        CartItem.objects.filter(affiliate_code=code.code).update(affiliate_code="")
        OrderLine.objects.filter(affiliate_code=code.code).update(affiliate_code=f"ERASED-{code.pk}")
        code.delete()
    AffiliateClick.objects.filter(user=user).update(user=None)
    Affiliate.objects.filter(user=user).update(
        status=AffiliateStatus.SUSPENDED,
        name="",
        encrypted_id_number="",
        channel="",
        wanted_code="",
        review_note="",
    )
    Redemption.objects.filter(account__user=user).update(address="", note="")
    PointAccount.objects.filter(user=user).update(nickname="", is_ranked=False)


ERASERS.register(
    Eraser(
        app="growth",
        erase=_erase,
        erases=(AffiliateCode, AffiliateClick),
        keeps=(PointAccount, PointEntry, Affiliate, Commission, PayoutBatch),
    )
)

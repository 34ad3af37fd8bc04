"""Which codes a cart may carry: active ones of other users."""

from duxi.accounts.models import User
from duxi.commerce.shop.referrals import PROGRAMMES, ReferralProgramme
from duxi.growth.models import AffiliateCode


def _accepts(code: str, buyer: User) -> bool:
    others = AffiliateCode.objects.filter(code=code, is_active=True, owner__is_active=True)
    return others.exclude(owner=buyer).exists()


PROGRAMMES.register(ReferralProgramme("affiliate", _accepts))

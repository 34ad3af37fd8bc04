"""Every read of growth."""

from duxi.growth.models import AffiliateCode


def active_code(code: str) -> AffiliateCode | None:
    """A code that can be used now, however it is written."""
    return AffiliateCode.objects.filter(
        code=code.strip().upper(), is_active=True, owner__is_active=True
    ).first()

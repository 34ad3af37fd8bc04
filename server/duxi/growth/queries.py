"""Every read of growth."""

from duxi.growth.models import AffiliateCode


def active_code(code: str) -> AffiliateCode | None:
    """A code that is valid now; case is ignored."""
    return AffiliateCode.objects.filter(
        code=code.strip().upper(), is_active=True, owner__is_active=True
    ).first()

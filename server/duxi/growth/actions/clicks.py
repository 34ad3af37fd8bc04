"""Counts clicks on affiliate links."""

from django.contrib.auth.models import AnonymousUser

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.secrets import digest
from duxi.growth.models import AffiliateClick, AffiliateCode


def count_click(*, code: AffiliateCode, visitor: User | AnonymousUser, address: str, user_agent: str) -> None:
    """Count a visitor once per day and code; stores only a hash of the visitor."""
    if visitor == code.owner:
        return
    moment = now()
    AffiliateClick.objects.bulk_create(
        [
            AffiliateClick(
                code=code,
                day=moment.date(),
                at=moment,
                visitor=digest(f"{moment.date()}|{address}|{user_agent}"),
                user=visitor if isinstance(visitor, User) else None,
            )
        ],
        update_conflicts=True,
        unique_fields=["code", "day", "visitor"],
        update_fields=["at", "user"] if isinstance(visitor, User) else ["at"],
    )

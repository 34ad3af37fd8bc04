"""Stores which products a user has opened."""

from django.db import transaction

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import ProductView
from duxi.catalog.queries import published
from duxi.core.clock import now
from duxi.core.errors import NotFound

MAX_VIEWED = 50


@transaction.atomic
def remember_view(*, user: User, kind_slug: str, slug: str) -> None:
    """Put a product first in the user's viewed products; raises `NotFound` if it is not public."""
    kind = KINDS.get(kind_slug)
    product = published(kind).filter(slug=slug).first() if kind else None
    if product is None:
        raise NotFound
    view = ProductView(user=user, product=product, viewed_at=now())
    ProductView.objects.bulk_create(
        [view], update_conflicts=True, unique_fields=["user", "product"], update_fields=["viewed_at"]
    )
    _forget_oldest(user)


def _forget_oldest(user: User) -> None:
    """Delete all but the newest fifty."""
    own = ProductView.objects.filter(user=user).order_by("-viewed_at", "-pk")
    ProductView.objects.filter(pk__in=own.values("pk")[MAX_VIEWED:]).delete()

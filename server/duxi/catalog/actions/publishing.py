"""Publishes and unpublishes products, at once or scheduled."""

from datetime import datetime

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.catalog.publishing import Incomplete, missing_of
from duxi.core.clock import now
from duxi.core.errors import Invalid


class NotInTheFuture(Invalid):
    message = _("Waktu tayang harus di masa depan.")


def publish(product: Product, at: datetime | None = None) -> None:
    """Publish a product now or at a time; raises `Incomplete` or `NotInTheFuture`."""
    if missing := missing_of(product):
        raise Incomplete(missing)
    if at is not None and at <= now():
        raise NotInTheFuture(errors={"publish_at": [str(NotInTheFuture.message)]})
    product.is_published, product.publish_at = at is None, at
    product.save(update_fields=["is_published", "publish_at"])


def unpublish(product: Product) -> None:
    """Unpublish a product and clear its schedule; seats and orders stay."""
    product.is_published, product.publish_at = False, None
    product.save(update_fields=["is_published", "publish_at"])


@transaction.atomic
def publish_due() -> int:
    """Publish scheduled products; one that is incomplete stays a draft with its schedule."""
    due = Product.objects.select_for_update(skip_locked=True, of=("self",))
    published = 0
    for product in due.filter(publish_at__lte=now(), is_published=False).order_by("pk"):
        if not missing_of(product):
            publish(product)
            published += 1
    return published

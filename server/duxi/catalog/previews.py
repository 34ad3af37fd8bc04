"""Links that show a draft as buyers will see it, valid for a day."""

from datetime import timedelta

from django.core import signing

from duxi.catalog.models import Product

VALID = timedelta(days=1)
_SALT = "product-preview"


def preview_path(product: Product) -> str:
    """The product's path in the shop with a token for drafts."""
    return f"/product/{product.kind}/{product.slug}?preview={signing.dumps(product.pk, salt=_SALT)}"


def previewed_product(token: str) -> int | None:
    """The product of a token; None if it is expired or invalid."""
    try:
        return int(signing.loads(token, salt=_SALT, max_age=VALID))
    except signing.BadSignature:
        return None

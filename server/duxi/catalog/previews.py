"""Links that show a draft as buyers will see it, for a day."""

from datetime import timedelta

from django.core import signing

from duxi.catalog.models import Product

VALID = timedelta(days=1)
_SALT = "product-preview"


def preview_path(product: Product) -> str:
    """The shop's page of a product, with a token that lets drafts be seen."""
    return f"/product/{product.kind}/{product.slug}?preview={signing.dumps(product.pk, salt=_SALT)}"


def previewed_product(token: str) -> int | None:
    """The product that a token shows; None for one that is over or not ours."""
    try:
        return int(signing.loads(token, salt=_SALT, max_age=VALID))
    except signing.BadSignature:
        return None

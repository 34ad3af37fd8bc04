"""The dates of a class as derived from its sessions."""

from datetime import timedelta

from duxi.catalog.models import Product


def follow_sessions(product: Product) -> None:
    """A class begins with its first session and ends with its last.

    A sale that ended with the class's start or end is moved along.
    """
    sessions = list(product.sessions.order_by("starts_at"))
    if not sessions:
        return
    first, last = sessions[0], sessions[-1]
    start, end = first.starts_at, last.starts_at + timedelta(minutes=last.duration_minutes)
    if product.sale_until:
        moved = {product.ends_at: end, product.starts_at: start}
        product.sale_until = moved.get(product.sale_until, product.sale_until)
    product.starts_at, product.ends_at = start, end
    product.save(update_fields=["starts_at", "ends_at", "sale_until"])

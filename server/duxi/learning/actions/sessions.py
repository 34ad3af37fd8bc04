"""What follows for a class from the dates of its sessions."""

from datetime import timedelta

from duxi.catalog.models import Product


def follow_sessions(product: Product) -> None:
    """The class begins with its first session and ends with its last.

    Sales that closed with its beginning or its end still do.
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

"""Titles of order lines in the active language."""

from collections.abc import Iterable

from duxi.catalog.titles import Titles, shown_title, titles_of_products
from duxi.commerce.models import Order, OrderLine


def titles_of_orders(orders: Iterable[Order]) -> Titles:
    """What `shown_title_of_line` needs, in one query; reads the lines' products."""
    return titles_of_products(line.product for order in orders for line in order.lines.all())


def shown_title_of_line(line: OrderLine, titles: Titles) -> str:
    """The translated title; a title that the product no longer has is shown as it was bought."""
    return shown_title(line.product, titles) if line.title == line.product.title else line.title

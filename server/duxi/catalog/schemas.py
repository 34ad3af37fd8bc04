"""Cards and details of products: the spine's part, which every kind extends."""

from typing import Any

from ninja import Schema


class ProductCard(Schema):
    """What a product shows in any list."""

    item_id: int
    product_id: int
    kind: str
    slug: str
    title: str
    summary: str
    price: int
    strike_price: int | None
    is_free: bool
    image_url: str | None
    seats_left: int | None
    on_sale: bool


class UnitOut(Schema):
    """A competency unit that a product measures or develops."""

    uk_code: str
    uk_name: str
    required_level: int | None


class ProductDetail(ProductCard):
    """What a product's own page adds."""

    description: str
    benefits: list[str]
    requirements: list[str]
    units: list[UnitOut]
    related: list[dict[str, Any]]

"""Cards and details of products: the base part, which every kind extends."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal

from duxi.catalog.kinds import KindSlug
from duxi.catalog.models import Difficulty, Mode, Product
from duxi.core.clock import local
from duxi.core.schema import Schema


class ProductCard(Schema):
    """A product in any list; `awaits_date` while its date is unknown."""

    item_id: int
    product_id: int
    kind: KindSlug
    slug: str
    title: str
    summary: str
    price: int
    strike_price: int | None
    voluntary_minimum: int | None
    is_free: bool
    image_url: str | None
    category_slug: str | None
    category_name: str | None
    mode: Mode | Literal[""]
    difficulty: Difficulty | Literal[""]
    language: str
    location_name: str | None
    starts_at: datetime | None
    ends_at: datetime | None
    rating_average: float | None
    rating_count: int
    seats_left: int | None
    on_sale: bool
    awaits_date: bool


class WhenAndWhere(Schema):
    """When and where a product takes place; nulls and an empty mode if it has no date."""

    starts_at: datetime | None
    ends_at: datetime | None
    mode: Mode | Literal[""]
    location_name: str | None

    @classmethod
    def fields_of(cls, product: Product) -> dict[str, Any]:
        """Read the product's location."""
        return {
            "starts_at": local(product.starts_at) if product.starts_at else None,
            "ends_at": local(product.ends_at) if product.ends_at else None,
            "mode": Mode(product.mode) if product.mode else "",
            "location_name": product.location.name if product.location else None,
        }


class UnitOut(Schema):
    """A competency unit that a product measures or develops."""

    uk_code: str
    uk_name: str
    required_level: int | None


class InstructorOut(Schema):
    slug: str
    name: str
    title: str
    bio: str
    photo_url: str | None


class PictureOut(Schema):
    image_url: str
    alt: str


class TagOut(Schema):
    slug: str
    name: str


class ProductRoleOut(Schema):
    """A job role that a product is for."""

    slug: str
    name: str


class CategoryOut(Schema):
    """A category of one kind and its number of products."""

    slug: str
    name: str
    product_count: int


class TagCount(TagOut):
    """A tag and its number of products."""

    product_count: int


class LocationOut(Schema):
    """A city and its number of products."""

    slug: str
    name: str
    province: str
    product_count: int


class PlaceOut(Schema):
    name: str
    province: str
    address: str
    time_zone: str


class ProductDetail(ProductCard):
    """What a product's own page adds.

    `head_language` is that of its title and summary, `text_language` that of the whole page: Indonesian while
    a part of it is not translated.
    """

    head_language: str
    text_language: str
    sale_until: datetime | None
    description: str
    benefits: list[str]
    requirements: list[str]
    units: list[UnitOut]
    pictures: list[PictureOut]
    teachers: list[InstructorOut]
    themes: list[TagOut]
    roles: list[ProductRoleOut]
    place: PlaceOut | None
    related: Sequence[ProductCard]

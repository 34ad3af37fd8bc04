"""Every read of the catalogue."""

from collections.abc import Callable
from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import (
    Case,
    Expression,
    ExpressionWrapper,
    F,
    FloatField,
    OuterRef,
    Q,
    QuerySet,
    Value,
    When,
)
from django.db.models.expressions import Combinable, CombinedExpression
from django.db.models.functions import Cast, Extract, JSONObject, Now, NullIf, Round

from duxi.catalog import facets
from duxi.catalog.kinds import KINDS, ProductKind, kind_by_id
from duxi.catalog.models import Category, Product, ProductImage
from duxi.catalog.parts import IN_TIME, awaits_date, can_be_bought, seats_left
from duxi.catalog.topics import (
    category_name,
    instructors_of_product,
    roles_of_product,
    tag_name,
    tags_of_product,
)
from duxi.content.lines import are_translated, lines
from duxi.content.translated import Columns, TranslatedFilter, replaced, text_language, without
from duxi.core.compiled import Compiled, param
from duxi.core.errors import NotFound
from duxi.core.expressions import count_of, media_url
from duxi.core.facets import Facet
from duxi.core.list_parts import InParts, Part
from duxi.core.lists import DayFilter, Filter, Sort
from duxi.reference.models import CompetencyUnit
from duxi.reference.queries import role_name, roles_in_agencies, unit_name

BASE_NAMES = (
    *("kind", "slug", "title", "summary", "price", "strike_price", "voluntary_minimum"),
    *("mode", "difficulty", "language", "starts_at", "ends_at", "rating_count"),
)


def linked(name: str, label: Callable[[], Combinable] | None = None) -> Filter:
    """A filter by the slug of a related object; by default labelled with its name."""

    def condition(value: Any) -> Q:
        wanted = value if isinstance(value, list) else [value]
        return Q(pk__in=Product.objects.filter(**{f"{name}__slug__in": wanted}).values("pk"))

    facet = Facet(f"{name}__slug", label or f"{name}__name", is_many=True)
    return Filter(name, condition=condition, facet=facet)


def of_agencies(value: Any) -> Q:
    """Products for a job role of one of these agencies, given by number."""
    roles = roles_in_agencies(value)
    return Q(pk__in=Product.job_roles.through.objects.filter(jobrole__in=roles).values("product"))


BASE_FILTERS = {
    "title": TranslatedFilter("title", subject=OuterRef("kind")),
    "price": Filter("price", int, facet=facets.PRICE),
    "is_free": Filter(
        "price", bool, condition=lambda free: Q(price=0) if free else Q(price__gt=0), facet=facets.FREE
    ),
    "category": Filter("category__slug", facet=facets.CATEGORY),
    "mode": Filter("mode", facet=facets.MODE),
    "difficulty": Filter("difficulty", facet=facets.DIFFICULTY),
    "language": Filter("language", facet=facets.LANGUAGE),
    "location": Filter("location__slug", facet=facets.LOCATION),
    "location_name": Filter("location__name"),
    "job_role": linked("job_roles", lambda: role_name("job_roles__")),
    "instansi": Filter("pk", condition=of_agencies),
    "tag": linked("tags", lambda: tag_name("tags__")),
    "eventDateStart": DayFilter("starts_at"),
}
_BY_RATING: Expression = ExpressionWrapper(
    Cast("rating_sum", FloatField()) / NullIf(Cast("rating_count", FloatField()), Value(0.0)),
    output_field=FloatField(),
)
"""The exact average; products without a review come last in either direction."""
BASE_SORTS: dict[str, Sort] = {
    "title": "title",
    "price": "price",
    "created_at": "created_at",
    "eventDateStart": "starts_at",
    "product_order": "position",
    "popular": "sold",
    "rating": _BY_RATING,
}

COMING = InParts(
    Case(
        When(starts_at__gte=Now(), then=Extract(F("starts_at") - Now(), "epoch")),
        default=Value(1e12) + Extract(Now() - F("starts_at"), "epoch"),
        output_field=FloatField(),
    ),
    (
        Part(Q(starts_at__gte=Now()), "starts_at"),
        Part(Q(starts_at__lt=Now()), "-starts_at"),
        Part(Q(starts_at=None), "pk"),
    ),
)
"""Sorts what is still to come by its nearness; what has been is behind, the latest first."""

RELATED = 4
_CARD_TEXTS = {"title": "title", "summary": "summary"}
_LISTS = ("benefits", "requirements")


def published(kind: ProductKind) -> QuerySet[Product]:
    """All public products of a kind; each has its detail row (`detail_triggers`)."""
    return Product.objects.filter(kind=kind.slug, is_published=True)


def previewed(kind: ProductKind, pk: Expression) -> QuerySet[Product]:
    """One product of a kind, including drafts, for holders of its preview link."""
    return Product.objects.filter(has_detail(kind), kind=kind.slug, pk=pk)


def has_detail(kind: ProductKind) -> Q:
    """Products with a detail row of the kind, which a card requires."""
    return Q(**{f"{kind.detail_name}__isnull": False})


def on_sale() -> QuerySet[Product]:
    """Products of every kind that can be bought right now."""
    return Product.objects.filter(can_be_bought(), is_published=True, kind__in=[kind.slug for kind in KINDS])


def as_cards(products: QuerySet[Product], kind: ProductKind) -> QuerySet[Any, Any]:
    """Rows in the shape of the kind's card.

    `values` comes first: afterwards a wire name may shadow a relation of the model.
    """
    texts = _texts(_CARD_TEXTS)
    named = products.values(*without(BASE_NAMES, texts))
    rows: QuerySet[Any, Any] = named.annotate(**texts, **_card_columns(kind))
    return rows


def as_base_cards(products: QuerySet[Product], **more: Combinable) -> QuerySet[Any, Any]:
    """Rows in the shape of `ProductCard`, of any kind, with more columns."""
    texts = _texts(_CARD_TEXTS)
    named = products.values(*without(BASE_NAMES, texts), **base_columns(), **more)
    rows: QuerySet[Any, Any] = named.annotate(**texts)
    return rows


def _texts(columns: Columns) -> dict[str, Any]:
    """The translated texts in the active language."""
    return replaced(columns, OuterRef("kind"))


def _card_columns(kind: ProductKind) -> dict[str, Any]:
    """A kind may replace one of the base product's expressions."""
    return {**base_columns(kind), **kind.columns()}


def base_columns(kind: ProductKind | None = None) -> dict[str, Any]:
    """The expressions of a `ProductCard` besides `BASE_NAMES`; without a kind, for products of any."""
    return {
        "item_id": F("pk"),
        "product_id": Value(kind.id) if kind else _kind_id(),
        "is_free": Case(When(price=0, then=True), default=False),
        "image_url": media_url("image"),
        "category_slug": F("category__slug"),
        "category_name": category_name("category__"),
        "location_name": F("location__name"),
        "rating_average": rating_average(),
        "seats_left": seats_left(kind),
        "on_sale": Case(When(can_be_bought(kind), then=True), default=False),
        "awaits_date": awaits_date(kind),
    }


def _kind_id() -> Case:
    return Case(*(When(kind=kind.slug, then=Value(kind.id)) for kind in KINDS))


def rating_average() -> CombinedExpression:
    """The average of the published reviews with one decimal; null without any."""
    count = NullIf(Cast("rating_count", FloatField()), Value(0.0))
    return Round(Cast("rating_sum", FloatField()) / count * 10) / 10


def card_json(kind: ProductKind) -> JSONObject:
    """One card as a JSON value, for cards inside another response."""
    return JSONObject(**base_names(), **_card_columns(kind))


def base_names() -> dict[str, Any]:
    """`BASE_NAMES` as expressions, in the active language."""
    return {name: F(name) for name in BASE_NAMES} | _texts(_CARD_TEXTS)


def as_details(products: QuerySet[Product], kind: ProductKind) -> QuerySet[Any, Any]:
    """Rows in the shape of the kind's detail page, with up to four related cards."""
    columns = _CARD_TEXTS | {"description": "body"}
    texts = _texts(columns)
    names = (*BASE_NAMES, "sale_until", "description")
    rows: QuerySet[Any, Any] = products.values(*without(names, texts)).annotate(
        head_language=text_language(_CARD_TEXTS, OuterRef("kind")),
        # Before the lists: afterwards their names refer to the translated ones.
        text_language=text_language(
            columns, OuterRef("kind"), given=are_translated(*_LISTS) & kind.is_in_language()
        ),
        **texts,
        **{name: lines(name) for name in _LISTS},
        **_card_columns(kind),
        **kind.detail_columns(),
        **_page_columns(),
        related=_related(kind),
    )
    return rows


def _page_columns() -> dict[str, Any]:
    """What every product page adds: gallery, instructors, tags, job roles, place."""
    here = {"product": OuterRef("pk")}
    pictures = JSONObject(image_url=media_url("image"), alt=F("alt"))
    place = {name: F(f"location__{name}") for name in ("name", "province", "address", "time_zone")}
    return {
        "pictures": ArraySubquery(ProductImage.objects.filter(**here).values(json=pictures)),
        "teachers": instructors_of_product(),
        "themes": tags_of_product(),
        "roles": roles_of_product(),
        "place": Case(When(location=None, then=None), default=JSONObject(**place)),
    }


def developed_units() -> ArraySubquery:
    """The competency units of a product, in the shape of `UnitOut`."""
    shape = JSONObject(uk_code=F("code"), uk_name=unit_name(), required_level=Value(None))
    units = CompetencyUnit.objects.filter(products=OuterRef("pk")).order_by("code")
    return ArraySubquery(units.values(json=shape))


def categories_of(kind: ProductKind) -> QuerySet[Any, Any]:
    """The categories of a kind, each with its number of products."""
    placed = published(kind).filter(category=OuterRef("pk"))
    categories = Category.objects.filter(kind=kind.slug)
    rows = categories.values("slug", product_count=count_of(placed, "category"))
    named: QuerySet[Any, Any] = rows.annotate(name=category_name())
    return named


def _related(kind: ProductKind) -> ArraySubquery:
    """Others of the kind on sale, most similar first, then newest; without dates that the page lists."""
    others = published(kind).filter(can_be_bought(kind), likenesses__product=OuterRef("pk"))
    others = others.exclude(**{kind.subject: OuterRef(kind.subject)}) if kind.subject else others
    alike = others.order_by("-likenesses__shared", "-created_at", "-pk")
    return ArraySubquery(alike.values(json=card_json(kind))[:RELATED])


def published_product(item_id: int) -> Product:
    """One public product; raises `NotFound`."""
    kinds = [kind.slug for kind in KINDS]
    found = Product.objects.filter(pk=item_id, is_published=True, kind__in=kinds).first()
    if found is None:
        raise NotFound
    return found


def product_on_sale(*, kind_id: int, item_id: int) -> Product:
    """The product of a cart line; raises `NotFound` if it is not on sale."""
    kind = kind_by_id(kind_id)
    found = _ON_SALE.first(kind=kind.slug, pk=item_id) if kind else None
    if found is None:
        raise NotFound
    return found


_ON_SALE = Compiled(
    lambda: Product.objects.filter(IN_TIME, pk=param("pk"), kind=param("kind"), is_published=True)
)


def all_products() -> QuerySet[Product]:
    """Every product, drafts included."""
    return Product.objects.all()

"""The registry of product kinds.

A kind is one file in `offerings/kinds/`; it registers one `ProductKind`, and lists, details, carts,
fulfilment, admin and the tests that loop over the registry follow from that value.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple
from uuid import UUID

from django.db.models import Model, Q, QuerySet
from django.db.models.expressions import Combinable
from ninja import Schema
from pydantic_core import CoreSchema

from duxi.catalog.forms import BASE_FORM, FormField, FormLines
from duxi.core.errors import Message
from duxi.core.lists import ListSpec
from duxi.core.registry import Registry
from duxi.reference.models import RoleInstansi

if TYPE_CHECKING:
    from duxi.accounts.models import User
    from duxi.catalog.models import Product


class BoughtPart(NamedTuple):
    """So many of a product that came with another."""

    product: "Product"
    quantity: int


class Source(NamedTuple):
    """Where seats come from: the kind of source and the key of the row there."""

    kind: str
    reference: str


@dataclass(frozen=True)
class Purchase:
    """One paid order line, as far as a kind has to know it to serve the buyer.

    `source` names the line; fulfilling the same source twice must change nothing. `parts` are what
    the product consisted of when it was ordered (none but for composite kinds). When it is withdrawn,
    `seats` names the only ones that go (None: all), and `withdrawal_reason` says why.
    """

    buyer: "User"
    product: "Product"
    quantity: int
    source: Source
    paid_at: datetime
    instansi_id: int | None
    parts: tuple[BoughtPart, ...] = ()
    seats: frozenset[UUID] | None = None
    withdrawal_reason: str = ""


class SessionsAttended(NamedTuple):
    """How many sessions of a class were held, and how many of them somebody attended."""

    held: int
    attended: int


@dataclass(frozen=True)
class Requirement:
    """Something without which a product is not published; `text` names it in a list of what is missing.

    `field` is the field or the lines of the form where staff enter it; empty where it is not in the form.
    """

    text: Message
    is_met: Callable[["Product"], bool]
    field: str = ""


class Room(StrEnum):
    """What an online room is to events of a kind."""

    NONE = "none"
    PER_SESSION = "per_session"
    """A class has pages of its own, and rooms for its sessions."""
    ENTRY = "entry"
    """The way into an event that is online alone; a hybrid one has tickets as well."""
    EVENT = "event"
    """The room is the event: anyone who was there long enough has taken part."""


@dataclass(frozen=True)
class ProductKind:
    """Everything that distinguishes one kind of product from another.

    `id` is the cart's product id and `wishlist_code` its wishlist code;
    `path` is where its public list lives, `detail_path` where its pages do (empty: in the same place);
    `history_size` is the page size of what a user bought of it; `schema_type` is what search engines
    call it; `columns` are the expressions of its detail table that the card adds to the base product's, or
    puts in the place of one of the base product's; `parts` are further tables that point at a product of the
    kind (lines of a programme, say); `categories_path` is where the categories of the kind are listed (empty:
    nowhere); `refusal` is the sentence why this product is never sold by cart (None: it is),
    and `is_refused` the same in SQL, given the path to the product;
    `wishlist_code_of` gives a product's own wishlist code where not all of the kind share one; `fulfil`
    runs in the transaction that pays the order; `role_agencies` gives the role instansi that a buyer of a
    product may name (None: the kind knows no agencies); products of a kind that `is_composite` consist of
    others (`Product.parts`): a seat of the whole is a seat of every part. `withdraw` ends what `fulfil`
    gave, when the line is given back, and runs in that transaction; it may find nothing there. `has_begun`
    says whether the buyer has had something of it already. `alternatives` finds the products of the same
    subject, to which a line may move (None: those in the same category). `subject` is the path from a
    product to what all its dates have in common (empty: each stands alone). `repeats` finds what is of no use
    to the owner of one of these products, besides other dates of its subject. `completeness` is what a
    product of the kind needs before it is published, beside its detail row. `form` are the fields of
    its detail table as staff write them, `lines` the rows below it, `form_without` the product fields that it
    does not use. `is_in_language` is whether the lines that only pages of the kind have, such as a programme,
    are all translated. `awaits_date` is what is sold before anybody knows when it can be begun.
    `learning_minutes` is how long learning from a product takes, in SQL, given the path to the product (None:
    it is no learning), `sessions_attended` what the holder of a seat, given by its key, attended (None: the
    kind has no sessions); certificates say both.

    `teaches` says whether it closes a gap of competence: an exam closes none of a user who has not learnt the
    unit yet. `is_goods` is what the tax office asks (anything else is a service), `has_souvenirs` whether
    participants choose one. Search puts a kind forward by `search_weight` and reads `search_words` (plain,
    small letters) as a filter by it. `import_sample` are the rows of the sample file for imports.
    """

    id: int
    slug: str
    label: Message
    wishlist_code: str
    path: str
    model: type[Model]
    card: type[Schema]
    detail: type[Schema]
    columns: Callable[[], Mapping[str, Any]]
    detail_columns: Callable[[], Mapping[str, Any]]
    listing: ListSpec
    fulfil: Callable[[Purchase], None]
    withdraw: Callable[[Purchase], None]
    has_begun: Callable[[Purchase], bool]
    max_quantity: int = 1
    detail_path: str = ""
    history_size: int = 10
    schema_type: Literal["Product", "Course", "Event"] = "Product"
    role_agencies: Callable[["Product"], QuerySet[RoleInstansi]] | None = None
    parts: tuple[type[Model], ...] = ()
    categories_path: str = ""
    refusal: Callable[["Product"], Message | None] | None = None
    is_refused: Callable[[str], Q] | None = None
    is_composite: bool = False
    completeness: tuple[Requirement, ...] = ()
    alternatives: Callable[["Product"], Q] | None = None
    subject: str = ""
    repeats: Callable[[QuerySet["Product", Any]], Q] | None = None
    wishlist_code_of: Callable[["Product"], str] | None = None
    teaches: bool = False
    is_goods: bool = False
    has_souvenirs: bool = False
    room: Room = Room.NONE
    search_weight: float = 0
    search_words: tuple[str, ...] = ()
    import_sample: tuple[Mapping[str, str], ...] = ()
    form: tuple[FormField, ...] = ()
    form_without: tuple[str, ...] = ()
    lines: tuple[FormLines, ...] = ()
    is_in_language: Callable[[], Q] = Q
    awaits_date: Callable[[], Q] | None = None
    learning_minutes: Callable[[str], Combinable] | None = None
    sessions_attended: Callable[[int], SessionsAttended] | None = None

    @property
    def base_form(self) -> tuple[FormField, ...]:
        """The base product's fields that products of the kind have."""
        return tuple(field for field in BASE_FORM if field.name not in self.form_without)

    @property
    def page_path(self) -> str:
        """Where the public detail of one product lives."""
        return self.detail_path or self.path

    @property
    def detail_name(self) -> str:
        """The name under which a product gives its detail row of this kind."""
        link: Any = self.model._meta.get_field("product")
        return str(link.remote_field.related_name)

    def detail_of(self, product: "Product") -> Any:
        """The product's detail row; a query unless it was selected along."""
        return getattr(product, self.detail_name)


KINDS: Registry[str, ProductKind] = Registry("product kinds", key=lambda kind: kind.slug)


def kind_choices() -> list[tuple[str, Message]]:
    """What the column `kind` of a product may say."""
    return [(kind.slug, kind.label) for kind in KINDS]


class _KindSlugs:
    """Writes the slugs of the registered kinds into the contract when it is generated."""

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: Any) -> dict[str, Any]:
        return {**handler(schema), "enum": sorted(kind.slug for kind in KINDS)}


KindSlug = Annotated[str, _KindSlugs()]
"""The kind of a product on the wire."""


def composite_kinds() -> list[str]:
    """The slugs of the kinds whose products consist of others."""
    return [kind.slug for kind in KINDS if kind.is_composite]


def kinds_that(is_so: Callable[[ProductKind], object]) -> list[str]:
    """The slugs of the kinds of which something holds."""
    return [kind.slug for kind in KINDS if is_so(kind)]


def kind_by_id(kind_id: int) -> ProductKind | None:
    """The kind with this cart product id."""
    return next((kind for kind in KINDS if kind.id == kind_id), None)

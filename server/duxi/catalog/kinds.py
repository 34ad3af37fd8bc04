"""The registry of product kinds.

A kind is one file in `offerings/kinds/` that registers one `ProductKind`; lists, details, carts, fulfilment,
admin and the tests that loop over the registry use that value.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple
from uuid import UUID

from django.db.models import Model, Q, QuerySet
from django.db.models.expressions import Combinable
from pydantic import AfterValidator
from pydantic_core import CoreSchema

from duxi.catalog.forms import BASE_FORM, FormField, FormLines
from duxi.core.errors import Message
from duxi.core.lists import ListSpec
from duxi.core.registry import Registry
from duxi.core.schema import Schema
from duxi.reference.models import RoleInstansi

if TYPE_CHECKING:
    from duxi.accounts.models import User
    from duxi.catalog.models import Product


CLASS_WORDS = ("kelas", "class", "classes")
"""Search words for everything that is taught on dates or at one's own pace, whatever its kind."""
COURSE_WORDS = ("pelatihan", "kursus", "training", "trainings", "course", "courses", *CLASS_WORDS)
"""Search words for what is taught in several lessons."""


EXAM_WORDS = ("sertifikasi", "certification", "certifications", "ujian", "exam", "exams")
"""Search words for what proves a competency."""


class BoughtPart(NamedTuple):
    """A product and quantity that came with a composite one."""

    product: "Product"
    quantity: int


class Source(NamedTuple):
    """Where seats come from: type and key of the source row."""

    kind: str
    reference: str


@dataclass(frozen=True)
class Purchase:
    """A paid order line, with the data that a kind needs to fulfil it.

    `source` identifies the line; fulfilment is idempotent by it. `parts` are the parts of a composite product
    at the time of the order. On withdrawal, `seats` are those to be withdrawn (None: all), with
    `withdrawal_reason`.
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
    """How many sessions of a class were held, and how many of them a participant attended."""

    held: int
    attended: int


@dataclass(frozen=True)
class Requirement:
    """A requirement for publishing; `text` describes it in a list of what is missing.

    `field` is the field or the lines of the form where staff enter it; empty if it is not in the form.
    `in_detail` is whether `is_met` reads the detail row, and so cannot be asked before there is one.
    """

    text: Message
    is_met: Callable[["Product"], bool]
    field: str = ""
    in_detail: bool = False


class Room(StrEnum):
    """How events of a kind use an online room."""

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

    Identity and pages: `id` is the cart's product id, `wishlist_code` the wishlist code (`wishlist_code_of`
    if it differs by product); `path` is the public list, `detail_path` the pages (empty: the same),
    `categories_path` the list of categories (empty: none); `history_size` is the page size of purchases;
    `schema_type` is the type for search engines.

    Data: `columns` are expressions of the detail table that the card adds to the base product's or puts in
    their place; `parts` are further tables that refer to a product of the kind; `form` are the detail fields
    that staff edit, `lines` the child rows, `form_without` the base fields that are not used; `completeness`
    lists the requirements for publishing besides the detail row; `is_in_language` is whether the texts that
    only pages of the kind have are all translated.

    Selling: `refusal` is the reason why a product is never sold by cart (None: it is), `is_refused` the same
    in SQL, given the path to the product; `role_agencies` are the agencies that a buyer may name (None:
    none); `awaits_date` is whether a product is sold before its date is known; `alternatives` are products
    that a line may move to (None: those of the category); `subject` is the path to what all dates of a
    product share (empty: it has no other dates); `repeats` are products that are useless to an owner of one
    of these, besides other dates; `is_goods` is for taxes (otherwise a service), `has_souvenirs` whether
    participants choose one.

    Fulfilment: `fulfil` runs in the transaction that pays the order; `withdraw` undoes it when the line is
    returned, and may find nothing; `has_begun` is whether the buyer has used it already. A seat of an
    `is_composite` kind is a seat of every `Product.parts`.

    Learning: `learning_minutes` (SQL, given the path to the product; None: no learning) and
    `sessions_attended` (given the key of a seat; None: no sessions) are shown on certificates; `teaches` is
    whether it closes a competence gap, which an exam does not.

    Search ranks the kind by `search_weight` and understands `search_words` (plain, lower case) as a filter by
    it; `usual_mode` is how products without a mode of their own are followed. `import_sample` are the rows of
    the sample file for imports.
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
    usual_mode: str = ""
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
        """The path of a product's public page."""
        return self.detail_path or self.path

    @property
    def detail_name(self) -> str:
        """The attribute of a product with its detail row of this kind."""
        link: Any = self.model._meta.get_field("product")
        return str(link.remote_field.related_name)

    def detail_of(self, product: "Product") -> Any:
        """The product's detail row; a query unless it was selected along."""
        return getattr(product, self.detail_name)


KINDS: Registry[str, ProductKind] = Registry("product kinds", key=lambda kind: kind.slug)


def kind_choices() -> list[tuple[str, Message]]:
    """Choices of `Product.kind`."""
    return [(kind.slug, kind.label) for kind in KINDS]


class _KindSlugs:
    """Writes the slugs of the registered kinds into the contract when it is generated."""

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: Any) -> dict[str, Any]:
        return {**handler(schema), "enum": sorted(kind.slug for kind in KINDS)}


def registered_slug(slug: str) -> str:
    """The slug itself; raises `ValueError` where no kind has it."""
    if slug not in KINDS:
        raise ValueError("bukan jenis produk")
    return slug


KindSlug = Annotated[str, _KindSlugs()]
"""The kind of a product on the wire."""
KindSlugIn = Annotated[KindSlug, AfterValidator(registered_slug)]
"""The kind of a product in a request."""


def composite_kinds() -> list[str]:
    return [kind.slug for kind in KINDS if kind.is_composite]


def kinds_that(is_so: Callable[[ProductKind], object]) -> list[str]:
    """The slugs of the kinds that satisfy a condition."""
    return [kind.slug for kind in KINDS if is_so(kind)]


def kind_by_id(kind_id: int) -> ProductKind | None:
    return next((kind for kind in KINDS if kind.id == kind_id), None)

"""Request and response schemas of search."""

from datetime import datetime
from typing import Literal

from ninja import Field

from duxi.core.facets import FacetValue
from duxi.core.lists import ListParams
from duxi.core.schema import Schema
from duxi.search.intent import UnderstoodOut
from duxi.search.models import DocumentType


class SearchParams(ListParams, frozen=True):
    """List parameters and the query, whose length the handler limits with its own message.

    `as_is` lists fields, separated by commas, whose words are searched for instead of used as filters;
    `left_out` lists fields whose words are ignored.
    """

    q: str = ""
    as_is: str = Field("", max_length=100)
    left_out: str = Field("", max_length=100)


class SearchRow(Schema):
    """One hit. `title_html` and `snippet_html` contain no element but `<mark>`; all else is escaped.

    `on_sale`, `awaits_date` and `seats_left` are those of a product's card; null for everything else.
    """

    type: DocumentType
    kind: str | None
    item_id: int | None
    title: str
    title_html: str
    snippet_html: str
    url: str
    image_url: str | None
    category_name: str | None
    mode: str
    difficulty: str
    location_name: str | None
    price: int | None
    strike_price: int | None
    voluntary_minimum: int | None
    seats_left: int | None
    on_sale: bool | None
    awaits_date: bool | None
    starts_at: datetime | None
    published_at: datetime


class Suggestion(Schema):
    """A page to open (`type` of a document), or a query to search for (`query`).

    `starts_at`, `mode` and `location_name` distinguish products with the same title. Several `dates` of one
    subject are one suggestion, which links to the next of them; `cities` are those of all dates, and `mode`
    is online if one of them is. `fits`: it contains all words and is within the filters recognised among
    them.
    """

    text: str
    type: DocumentType | Literal["query"]
    url: str
    kind: str | None
    price: int | None
    voluntary_minimum: int | None
    image_url: str | None
    starts_at: datetime | None
    mode: str
    location_name: str | None
    dates: int
    cities: list[str]
    fits: bool


class SearchResults(Schema):
    """A page of results, with counts of all results by type and by every filter's values.

    `groups` counts by type as if no type had been chosen. `suggestion` is the query that was searched for
    instead because no text contains a word of the original, without the words in `missing`, which no text
    contains. `understood` are filters recognised in the query; one that the user chose for the same field
    takes precedence. `given_up` are recognised filters that were dropped because all together would leave no
    result. `other_kinds` counts results of other kinds than the recognised ones; `left_out=kind` returns them
    too. `popular` and `nearest` are present if nothing was found; `nearest` are results without the filters,
    or similar ones.
    """

    rows: list[SearchRow]
    total: int
    facets: dict[str, list[FacetValue]]
    groups: dict[str, int]
    suggestion: str | None
    missing: list[str]
    understood: list[UnderstoodOut]
    given_up: list[UnderstoodOut]
    other_kinds: int
    popular: list[Suggestion]
    nearest: list[SearchRow]


class Suggestions(Schema):
    rows: list[Suggestion]

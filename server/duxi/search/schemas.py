"""What the search calls take and give."""

from datetime import datetime
from typing import Literal

from ninja import Field, Schema

from duxi.core.facets import FacetValue
from duxi.core.lists import ListParams
from duxi.search.intent import UnderstoodOut
from duxi.search.models import DocumentType


class SearchParams(ListParams, frozen=True):
    """A list's parameters and the query; how long it may be is said by the handler, with its own sentence.

    `as_is` names, separated by commas, the fields whose words are no filter but to be searched for;
    `left_out` those whose words are neither.
    """

    q: str = ""
    as_is: str = Field("", max_length=100)
    left_out: str = Field("", max_length=100)


class SearchRow(Schema):
    """One hit. `title_html` and `snippet_html` have no element but `<mark>`; all else is escaped.

    `on_sale`, `awaits_date` and `seats_left` are those of a product's card; null of what is no product.
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
    """Something to go to (`type` of a document), or to search for (`query`).

    `starts_at`, `mode` and `location_name` tell products of one title apart. Several `dates` of one subject
    are one suggestion, which leads to the next of them; `cities` are those of all, and `mode` is online where
    one of them is. `fits` says that it has all of the words, within the filters that some of them are.
    """

    text: str
    type: DocumentType | Literal["query"]
    url: str
    kind: str | None
    price: int | None
    image_url: str | None
    starts_at: datetime | None
    mode: str
    location_name: str | None
    dates: int
    cities: list[str]
    fits: bool


class SearchResults(Schema):
    """A page of hits, with counts of the whole by type and by every filter's values.

    `groups` counts by type as if no type had been chosen. `suggestion` is the query that was searched
    for where no text has a word of what was asked, without those that `missing` names; `missing` are
    words that no text has, so that the hits have the others alone; `understood` are filters that were
    read out of the words: they narrow the hits where none of the same field was chosen; `given_up` are
    those of them that do not, as all together would leave nothing. `other_kinds` counts what the other
    words find of other kinds than those that were read out of the words: `left_out=kind` brings it too.
    `popular` and `nearest` come when nothing was found; the latter is what the words find without the
    filters, or what words find that look like them.
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

"""Answers of the chat's bot about products in the catalogue."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.conf import settings
from django.db import connection
from django.utils.text import Truncator

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Mode
from duxi.chat.bot.sources import Answer, Card
from duxi.core.clock import local, now
from duxi.search.actions.sync import catch_up
from duxi.search.availability import cannot_be_bought
from duxi.search.chat_words import Question
from duxi.search.intent import Understood, understand
from duxi.search.lookup import look_up
from duxi.search.matching import TITLE, Matching
from duxi.search.models import SearchDocument
from duxi.search.parsing import LONGEST_QUERY, read
from duxi.search.relaxing import choices, narrowed_by
from duxi.search.statement import score_of, share_met

KEY, CHEAPEST = "products ", "cheapest "
"""Prefixes of answer keys."""
SHOWN = 3
NEAR_SHARE = 0.6
_LONGEST_KEY = 80
_LOOKED_AT = 12
"""Documents examined: a product with several dates has one for each and is shown once."""
_NAMES = "AB"
"""The columns that name a product: titles, categories and summaries."""
_PRODUCT_FILTERS = frozenset({"kind", "difficulty", "price", "location", "eventDateStart"})
"""Filters that only apply to products."""
_SQL = """
SELECT id FROM search_searchdocument AS document
WHERE type = 'product' AND price IS NOT NULL AND published_at <= statement_timestamp()
    AND (starts_at IS NULL OR starts_at > statement_timestamp())
    AND {share} >= {least} AND {narrowed} AND NOT {gone}
ORDER BY {order}, starts_at NULLS LAST, id LIMIT {count}
"""
_OTHERS = "Yang Anda sebutkan belum ada di katalog kami. Ini yang lain."
Filters = tuple[Understood, ...]


@dataclass(frozen=True)
class Wanted:
    """A product query: words and the filters recognised in them."""

    text: str
    matching: Matching
    understood: Filters
    is_cheapest: bool

    @classmethod
    def of(cls, text: str, *, is_cheapest: bool) -> "Wanted | None":
        asked = read(text[:LONGEST_QUERY] + " ")
        if not asked.words:
            return None
        known = look_up(asked)
        if known.is_behind:
            catch_up()
        left, understood = understand(asked, known.cities)
        return cls(text, Matching.of(left, known), understood, is_cheapest)

    @property
    def has_product_filter(self) -> bool:
        return any(one.field in _PRODUCT_FILTERS for one in self.understood)

    @property
    def key(self) -> str:
        return (CHEAPEST if self.is_cheapest else KEY) + self.text[:_LONGEST_KEY]

    @property
    def order(self) -> str:
        return "price" if self.is_cheapest else f"{score_of(self.matching)} DESC"


def find(question: str, _asker: User | None = None) -> list[Answer]:
    """Products that match the whole question; empty if it is not about products."""
    asked = Question.of(question)
    wanted = None if asked.asks_help else _wanted(asked)
    if wanted is None or not (asked.names_products or wanted.has_product_filter):
        return []
    return _answers(wanted)


def find_near(question: str, _asker: User | None = None) -> list[Answer]:
    """Products that a question mentions or nearly matches.

    They are the answer only if the question consists of a title's words; a question that asks for help gets
    none.
    """
    asked = Question.of(question)
    wanted = None if asked.asks_help and not asked.names_products else _wanted(asked)
    if wanted is None:
        return []
    if asked.names_products or wanted.has_product_filter:
        return _nearest(wanted, is_sure=False)
    titled = [] if wanted.matching.is_guess else _answers(wanted, names=TITLE)
    return titled or _answers(wanted, is_sure=False)


def get(key: str, _asker: User | None = None) -> Answer | None:
    """The products of an offered option."""
    if not key.startswith((KEY, CHEAPEST)):
        return None
    is_cheapest = key.startswith(CHEAPEST)
    wanted = Wanted.of(key.removeprefix(CHEAPEST).removeprefix(KEY), is_cheapest=is_cheapest)
    return next(iter(_nearest(wanted, is_sure=True)), None) if wanted else None


def _wanted(asked: Question) -> Wanted | None:
    return Wanted.of(asked.product, is_cheapest=asked.is_cheapest)


def _nearest(wanted: Wanted, *, is_sure: bool) -> list[Answer]:
    """Products that match everything, then half of the words, then the filters alone."""
    exact = _answers(wanted, is_sure=is_sure) or _answers(wanted, least=NEAR_SHARE, is_sure=is_sure)
    if exact or not wanted.has_product_filter:
        return exact
    others = _answers(replace(wanted, matching=replace(wanted.matching, slots=())), is_sure=is_sure)
    return [replace(one, text=_OTHERS) for one in others]


def _answers(wanted: Wanted, *, least: float = 1, names: str = _NAMES, is_sure: bool = True) -> list[Answer]:
    """One answer with the best products; filters that leave no result are dropped, as few as possible.

    If the question names a product, all filters are dropped before any of its words.
    """
    without = [()] if wanted.matching.slots and wanted.understood else []
    for kept in [wanted.understood, *choices(wanted.understood), *without]:
        if found := _found(wanted, kept, _share(wanted.matching, names), least):
            given_up = [one.label for one in wanted.understood if one not in kept]
            lead = _lead(given_up, is_exact=least == 1)
            return [_answer(wanted, found, lead, is_sure=is_sure)]
    return []


def _found(wanted: Wanted, kept: Filters, share: str, least: float) -> list[SearchDocument]:
    statement = _SQL.format(
        share=share,
        least=least,
        narrowed=narrowed_by(kept),
        gone=cannot_be_bought("document"),
        order=wanted.order,
        count=_LOOKED_AT,
    )
    with connection.cursor() as cursor:
        cursor.execute(statement)
        ids = [pk for (pk,) in cursor.fetchall()]
    documents = SearchDocument.objects.in_bulk(ids)
    once = {documents[pk].plain_title: documents[pk] for pk in reversed(ids)}
    return [one for one in map(documents.__getitem__, ids) if once[one.plain_title] is one][:SHOWN]


def _share(matching: Matching, names: str) -> str:
    """The required share of words that name the product; all of them if there are none."""
    return share_met([slot.text(names) for slot in matching.slots]) if matching.slots else "1"


def _lead(given_up: Sequence[str], *, is_exact: bool) -> str:
    if given_up:
        return f"Belum ada yang memenuhi semuanya ({', '.join(given_up)}). Ini yang paling dekat."
    fit = "cocok" if is_exact else "paling dekat"
    return f"Ini yang {fit} dari katalog kami."


def _answer(wanted: Wanted, found: Sequence[SearchDocument], lead: str, *, is_sure: bool) -> Answer:
    text = wanted.text[:_LONGEST_KEY]
    return Answer(
        key=wanted.key,
        title=_title(found),
        text=lead,
        url=f"{settings.BASE_URL}/search?{urlencode({'q': text})}",
        is_sure=is_sure,
        cards=tuple(map(card_of, found)),
    )


def _title(found: Sequence[SearchDocument]) -> str:
    """A title built from the results, not from the question's words."""
    others = f" dan {len(found) - 1} lainnya" if len(found) > 1 else ""
    return f"Produk: {Truncator(found[0].title).chars(40)}{others}"


def card_of(document: SearchDocument) -> Card:
    starts_at = document.starts_at
    is_ahead = starts_at is not None and starts_at > now()
    mode = str(Mode(document.mode).label) if document.mode else ""
    return Card(
        title=document.title,
        kind=str(KINDS[document.kind].label),
        url=settings.BASE_URL + document.url,
        price=document.price or 0,
        starts_at=local(starts_at).isoformat() if starts_at and is_ahead else None,
        place=document.location_name or mode,
    )

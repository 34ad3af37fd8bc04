"""Sources of the bot's answers; apps above register their search."""

from collections.abc import Callable
from dataclasses import dataclass

from duxi.accounts.models import User
from duxi.core.registry import Registry


@dataclass(frozen=True)
class Card:
    """A product in an answer; `starts_at` is its next date, `place` a town or how it is held."""

    title: str
    kind: str
    url: str
    price: int
    starts_at: str | None
    place: str


@dataclass(frozen=True)
class Answer:
    """An answer; `is_sure` if the question clearly matches.

    One with `cards` comes from the catalogue: `url` leads to all matches.
    """

    key: str
    title: str
    text: str
    url: str
    is_sure: bool
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Source:
    """A source of answers: `find` by a question, `get` by the key of an earlier answer.

    Both take the asking user; None for a visitor without an account.
    """

    name: str
    find: Callable[[str, User | None], list[Answer]]
    get: Callable[[str, User | None], Answer | None]


SOURCES: Registry[str, Source] = Registry("answer sources", key=lambda source: source.name)


def find(question: str, asker: User | None = None) -> list[Answer]:
    """The matching answers in the order of the sources, up to the first source that is sure."""
    found: list[Answer] = []
    for source in SOURCES:
        found += source.find(question, asker)
        if any(answer.is_sure for answer in found):
            break
    return sorted(found, key=lambda answer: not answer.is_sure)


def get(key: str, asker: User | None = None) -> Answer | None:
    """The answer that was offered with this key."""
    return next((answer for source in SOURCES if (answer := source.get(key, asker))), None)

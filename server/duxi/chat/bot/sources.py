"""Where the bot finds answers. Apps above register their search; a language model may take its place."""

from collections.abc import Callable
from dataclasses import dataclass

from duxi.core.registry import Registry


@dataclass(frozen=True)
class Answer:
    """An answer of ours; `is_sure` when the question is clearly its question."""

    key: str
    title: str
    text: str
    url: str
    is_sure: bool


@dataclass(frozen=True)
class Source:
    """A way to find answers: `find` by a question, `get` by the key of an answer it gave."""

    name: str
    find: Callable[[str], list[Answer]]
    get: Callable[[str], Answer | None]


SOURCES: Registry[str, Source] = Registry("answer sources", key=lambda source: source.name)


def find(question: str) -> list[Answer]:
    """What fits a question, the best first."""
    return [answer for source in SOURCES for answer in source.find(question)]


def get(key: str) -> Answer | None:
    """The answer that was offered under this key."""
    return next((answer for source in SOURCES if (answer := source.get(key))), None)

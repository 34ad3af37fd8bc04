"""The interface of language models."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class ModelDown(Exception):  # noqa: N818 - like the other gateways'
    """The model is unreachable or busy, or its response has an unknown format."""


@dataclass(frozen=True)
class Passage:
    """A source text for the answer."""

    title: str
    text: str
    url: str


class LanguageModel(Protocol):
    """Answers a question from the passages and nothing else."""

    def answer(self, question: str, passages: Sequence[Passage]) -> str | None:
        """The answer, or None if the passages do not contain one. Raises `ModelDown`."""

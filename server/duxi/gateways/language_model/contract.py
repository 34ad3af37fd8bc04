"""What a language model does for us."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class ModelDown(Exception):  # noqa: N818 - like the other gateways'
    """The model cannot be reached, is busy, or answers in no known form."""


@dataclass(frozen=True)
class Passage:
    """A source that the answer must come from."""

    title: str
    text: str
    url: str


class LanguageModel(Protocol):
    """Answers a question from passages and from nothing else."""

    def answer(self, question: str, passages: Sequence[Passage]) -> str | None:
        """The answer, or None where the passages do not hold one. Raises `ModelDown`."""

"""The model of demonstrations and tests: quotes the first sentences of the best passage."""

import re
from collections.abc import Sequence

from duxi.gateways.language_model.contract import ModelDown, Passage

FAILS_ON = "model gagal"
"""A question with these words finds the model down."""
_SENTENCES = 2


class EmbeddedModel:
    """Answers only from passages that share a word with the question."""

    def answer(self, question: str, passages: Sequence[Passage]) -> str | None:
        if FAILS_ON in question.casefold():
            raise ModelDown
        asked = set(re.findall(r"\w{4,}", question.casefold()))
        for passage in passages:
            if asked & set(re.findall(r"\w{4,}", f"{passage.title} {passage.text}".casefold())):
                return " ".join(re.split(r"(?<=[.!?])\s+", passage.text)[:_SENTENCES])
        return None

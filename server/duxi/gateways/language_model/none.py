"""No language model: the bot answers by search alone."""

from collections.abc import Sequence

from duxi.gateways.language_model.contract import Passage


class NoModel:
    """Never called."""

    def answer(self, question: str, passages: Sequence[Passage]) -> str | None:
        return None

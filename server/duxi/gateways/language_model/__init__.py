"""A language model that words answers from sources of ours; off unless the settings name a driver."""

from django.conf import settings

from duxi.gateways.language_model.chat_completions import ChatCompletions
from duxi.gateways.language_model.contract import LanguageModel, ModelDown, Passage
from duxi.gateways.language_model.embedded import EmbeddedModel

_DRIVERS: dict[str, type[ChatCompletions] | type[EmbeddedModel]] = {
    "chat-completions": ChatCompletions,
    "embedded": EmbeddedModel,
}


def driver() -> LanguageModel | None:
    """The configured model; None where there is none."""
    chosen = _DRIVERS.get(settings.LANGUAGE_MODEL)
    return chosen() if chosen else None


__all__ = ["LanguageModel", "ModelDown", "Passage", "driver"]

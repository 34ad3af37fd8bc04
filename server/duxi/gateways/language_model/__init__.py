"""A language model that words answers from sources of ours; none unless the settings name a driver."""

from collections.abc import Callable

from duxi.gateways.language_model.chat_completions import ChatCompletions
from duxi.gateways.language_model.contract import LanguageModel, ModelDown, Passage
from duxi.gateways.language_model.embedded import EmbeddedModel
from duxi.gateways.registry import Gateway

_DRIVERS: dict[str, Callable[[], LanguageModel | None]] = {
    "chat-completions": ChatCompletions,
    "embedded": EmbeddedModel,
    "none": lambda: None,
}
_GATEWAY: Gateway[LanguageModel | None] = Gateway("language_model", **_DRIVERS)


def driver() -> LanguageModel | None:
    """The configured model; None where there is none."""
    return _GATEWAY.driver()


__all__ = ["LanguageModel", "ModelDown", "Passage", "driver"]

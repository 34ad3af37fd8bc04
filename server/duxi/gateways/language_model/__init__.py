"""A language model that formulates answers from our own sources; off unless a driver is configured."""

from duxi.gateways.language_model.chat_completions import ChatCompletions
from duxi.gateways.language_model.contract import LanguageModel, ModelDown, Passage
from duxi.gateways.language_model.embedded import EmbeddedModel
from duxi.gateways.language_model.none import NoModel
from duxi.gateways.registry import Gateway
from duxi.gateways.services import NONE

__all__ = ["LanguageModel", "ModelDown", "Passage", "is_on", "model"]

_GATEWAY: Gateway[LanguageModel] = Gateway(
    "language_model", embedded=EmbeddedModel, completions=ChatCompletions, none=NoModel
)


def model() -> LanguageModel:
    return _GATEWAY.driver()


def is_on() -> bool:
    """Whether a model is configured."""
    return _GATEWAY.chosen != NONE

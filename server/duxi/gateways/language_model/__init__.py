"""A language model that words answers from sources of ours; none unless the settings name a driver."""

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
    """The configured model."""
    return _GATEWAY.driver()


def is_on() -> bool:
    """Whether there is a model to ask."""
    return _GATEWAY.chosen != NONE

"""The base of all schemas."""

from typing import Any, TypeVar

from ninja import Schema as NinjaSchema
from ninja.schema import DjangoGetter
from pydantic import ModelWrapValidatorHandler, ValidationInfo, model_validator

S = TypeVar("S", bound="Schema")


class Schema(NinjaSchema):
    """A schema whose instances are not validated again.

    Ninja validates every response: what a handler has built already would be read attribute by attribute and
    built once more, rows and their parts included.
    """

    @model_validator(mode="wrap")
    @classmethod
    def _run_root_validator(
        cls: type[S], values: Any, handler: ModelWrapValidatorHandler[S], info: ValidationInfo
    ) -> S:
        if type(values) is cls:
            return values
        return handler(DjangoGetter(values, cls, info.context))

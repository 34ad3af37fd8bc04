"""Uniqueness checks for many rows at once."""

from collections.abc import Iterable
from typing import Any

from django.core.exceptions import ValidationError
from django.db.models import Model


class UniqueValues:
    """The rows that have a value of a model's unique columns, including rows about to be written."""

    def __init__(self, model: type[Model], names: Iterable[str]) -> None:
        wanted = set(names)
        self._fields = [
            one for one in model._meta.concrete_fields if one.name in wanted and one.unique and one.column
        ]
        self._owners = {field.name: self._load(model, field.name) for field in self._fields}
        self._values = {
            name: {owner: value for value, owner in owners.items()} for name, owners in self._owners.items()
        }

    @staticmethod
    def _load(model: type[Model], name: str) -> dict[Any, Any]:
        found = model._default_manager.exclude(**{name: None}).order_by()
        return dict(found.values_list(name, "pk"))

    def errors(self, row: Model, exclude: Iterable[str]) -> dict[str, list[ValidationError]]:
        """The model's own messages for values that another row has."""
        left_out = set(exclude)
        taken = [
            field.name
            for field in self._fields
            if field.name not in left_out and not self._is_free(field.name, row)
        ]
        return {name: [row.unique_error_message(type(row), (name,))] for name in taken}

    def claim(self, row: Model) -> None:
        """Register a row about to be written; its previous value becomes free."""
        for field in self._fields:
            value, owner = getattr(row, field.name), self._owner(row)
            before = self._values[field.name].get(owner)
            if before is not None:
                self._owners[field.name].pop(before, None)
            self._owners[field.name][value] = owner
            self._values[field.name][owner] = value

    def _is_free(self, name: str, row: Model) -> bool:
        owner = self._owners[name].get(getattr(row, name))
        return owner is None or owner == self._owner(row)

    @staticmethod
    def _owner(row: Model) -> Any:
        return ("new", id(row)) if row.pk is None else row.pk

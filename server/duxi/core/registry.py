"""Named values that apps register at startup."""

from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

V = TypeVar("V")
K = TypeVar("K", bound=Hashable)


class Registry(Generic[K, V]):
    """A dictionary that refuses duplicates and iterates over its values in registration order."""

    def __init__(self, name: str, key: Callable[[V], K]) -> None:
        self.name = name
        self._key = key
        self._values: dict[K, V] = {}

    def register(self, value: V) -> V:
        """Register a value and return it, so that a module can write `X = REGISTRY.register(...)`."""
        key = self._key(value)
        if key in self._values:
            raise ValueError(f"{self.name} already has {key!r}")
        self._values[key] = value
        return value

    def get(self, key: K) -> V | None:
        return self._values.get(key)

    def __getitem__(self, key: K) -> V:
        return self._values[key]

    def __contains__(self, key: object) -> bool:
        return key in self._values

    def __iter__(self) -> Iterator[V]:
        return iter(self._values.values())

    def __len__(self) -> int:
        return len(self._values)

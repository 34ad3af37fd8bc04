"""From the chosen word of a service to its driver."""

from collections.abc import Callable
from typing import Generic, TypeVar

from django.conf import settings

from duxi.gateways.services import service

D = TypeVar("D")


class Gateway(Generic[D]):
    """The drivers of a service by their names, which must be those that `services` declares."""

    def __init__(self, name: str, **drivers: Callable[[], D]) -> None:
        self._service = service(name)
        declared = {one.name for one in self._service.drivers}
        if declared != set(drivers):
            raise TypeError(f"{name}: the drivers are {sorted(drivers)}, declared are {sorted(declared)}")
        self._drivers = drivers

    @property
    def chosen(self) -> str:
        """The word of the settings."""
        return str(getattr(settings, self._service.setting))

    def driver(self) -> D:
        """The chosen driver; which words there are was checked at the start."""
        return self._drivers[self.chosen]()

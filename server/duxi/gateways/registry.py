"""Maps the configured name of a service's driver to the driver."""

from collections.abc import Callable
from typing import Generic, TypeVar

from django.conf import settings

from duxi.gateways.services import service

D = TypeVar("D")


class Gateway(Generic[D]):
    """The drivers of a service by name; the names must match `services`."""

    def __init__(self, name: str, **drivers: Callable[[], D]) -> None:
        self._service = service(name)
        declared = {one.name for one in self._service.drivers}
        if declared != set(drivers):
            raise TypeError(f"{name}: the drivers are {sorted(drivers)}, declared are {sorted(declared)}")
        self._drivers = drivers

    @property
    def chosen(self) -> str:
        """The configured name."""
        return str(getattr(settings, self._service.setting))

    def driver(self) -> D:
        """The configured driver; names were validated at start."""
        return self._drivers[self.chosen]()

"""Every operation of an API, with its router's authentication."""

from collections.abc import Iterator
from typing import Any

from ninja import NinjaAPI
from ninja.operation import Operation


def operations_of(api: NinjaAPI) -> Iterator[tuple[str, str, Operation]]:
    """Method, path and operation of each call."""
    for router in api._get_bound_routers():
        for path, view in router.path_operations.items():
            for operation in view.operations:
                for method in operation.methods:
                    yield method, f"{router.prefix.rstrip('/')}{path}", operation


def permission_of(operation: Operation) -> str | None:
    """The permission that its authentication requires, if any."""
    bearers: list[Any] = list(operation.auth_callbacks)
    return next((bearer.permission for bearer in bearers if getattr(bearer, "permission", None)), None)

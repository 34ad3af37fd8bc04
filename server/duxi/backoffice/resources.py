"""Every resource that is declared, and the routers of their calls; a new one is a module and a line here."""

from collections.abc import Iterator

from ninja import Router

from duxi.backoffice.chats import settings as chat_settings
from duxi.backoffice.crud import RESOURCES, add_routes
from duxi.backoffice.reference import deliverables, instansi, job_roles, levels, materi, units

MODULES = (instansi, job_roles, deliverables, levels, materi, units, chat_settings)


def routers() -> Iterator[Router]:
    """One router for each resource."""
    for resource in RESOURCES:
        router = Router(tags=[resource.name])
        add_routes(router, resource)
        yield router

"""CRUD of the back office: one `Resource` declares list, show, create, update, delete, restore, history,
usage, export and import.
"""

from duxi.backoffice.crud.declaration import RESOURCES, Action, Resource, declare
from duxi.backoffice.crud.routes import add_routes

__all__ = ["RESOURCES", "Action", "Resource", "add_routes", "declare"]

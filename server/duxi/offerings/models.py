"""The detail tables are with their kinds; Django finds them here."""

from importlib import import_module
from pkgutil import iter_modules

from duxi.offerings import kinds
from duxi.offerings.role_suggestions import RoleSuggestion

__all__ = ["RoleSuggestion"]

for _module in iter_modules(kinds.__path__):
    import_module(f"{kinds.__name__}.{_module.name}")

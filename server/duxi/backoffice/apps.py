from importlib import import_module

from django.apps import AppConfig


class BackofficeConfig(AppConfig):
    name = "duxi.backoffice"

    def ready(self) -> None:
        """Web and worker alike know this app's part in menus."""
        import_module("duxi.backoffice.menu")

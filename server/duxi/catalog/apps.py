from importlib import import_module

from django.apps import AppConfig


class CatalogConfig(AppConfig):
    name = "duxi.catalog"
    verbose_name = "Katalog"

    def ready(self) -> None:
        """Web and worker alike know this app's part in erasures."""
        import_module("duxi.catalog.erasure")

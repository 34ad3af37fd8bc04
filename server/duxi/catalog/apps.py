from importlib import import_module

from django.apps import AppConfig


class CatalogConfig(AppConfig):
    name = "duxi.catalog"
    verbose_name = "Katalog"

    def ready(self) -> None:
        """Registered in web and worker processes alike."""
        import_module("duxi.catalog.erasure")

from importlib import import_module

from django.apps import AppConfig


class EntitlementsConfig(AppConfig):
    name = "duxi.entitlements"
    verbose_name = "Kepemilikan"

    def ready(self) -> None:
        """Register erasures, in web and worker."""
        import_module("duxi.entitlements.erasure")

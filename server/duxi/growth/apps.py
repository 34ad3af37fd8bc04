from importlib import import_module

from django.apps import AppConfig


class GrowthConfig(AppConfig):
    name = "duxi.growth"
    verbose_name = "Pertumbuhan"

    def ready(self) -> None:
        """Register erasures, menu entries and listeners, in web and worker."""
        import_module("duxi.growth.erasure")
        import_module("duxi.growth.referrals")
        import_module("duxi.growth.listeners")
        import_module("duxi.growth.menu")

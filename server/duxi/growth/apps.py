from importlib import import_module

from django.apps import AppConfig


class GrowthConfig(AppConfig):
    name = "duxi.growth"
    verbose_name = "Pertumbuhan"

    def ready(self) -> None:
        """Web and worker alike know this app's erasures and menus, and hear what earns points."""
        import_module("duxi.growth.erasure")
        import_module("duxi.growth.referrals")
        import_module("duxi.growth.listeners")
        import_module("duxi.growth.menu")

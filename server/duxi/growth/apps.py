from importlib import import_module

from django.apps import AppConfig


class GrowthConfig(AppConfig):
    name = "duxi.growth"

    def ready(self) -> None:
        """Web and worker alike know this app's part in erasures, and whose codes carts may carry."""
        import_module("duxi.growth.erasure")
        import_module("duxi.growth.referrals")

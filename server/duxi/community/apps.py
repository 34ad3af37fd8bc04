from importlib import import_module

from django.apps import AppConfig


class CommunityConfig(AppConfig):
    name = "duxi.community"
    verbose_name = "Komunitas"

    def ready(self) -> None:
        """Register erasures and menu entries, in web and worker."""
        import_module("duxi.community.erasure")
        import_module("duxi.community.live")
        import_module("duxi.community.menu")

from importlib import import_module

from django.apps import AppConfig


class CommunityConfig(AppConfig):
    name = "duxi.community"

    def ready(self) -> None:
        """Web and worker alike know this app's part in erasures and menus."""
        import_module("duxi.community.erasure")
        import_module("duxi.community.live")
        import_module("duxi.community.menu")

from importlib import import_module

from django.apps import AppConfig


class LearningConfig(AppConfig):
    name = "duxi.learning"

    def ready(self) -> None:
        """Web and worker alike know this app's part in checks, erasures and menus."""
        import_module("duxi.learning.counters")
        import_module("duxi.learning.erasure")
        import_module("duxi.learning.menu")

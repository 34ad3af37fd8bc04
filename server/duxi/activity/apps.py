from importlib import import_module

from django.apps import AppConfig


class ActivityConfig(AppConfig):
    name = "duxi.activity"
    verbose_name = "Aktivitas"

    def ready(self) -> None:
        """Web and worker alike know this app's part in erasures."""
        import_module("duxi.activity.erasure")

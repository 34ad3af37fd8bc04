from importlib import import_module

from django.apps import AppConfig


class ActivityConfig(AppConfig):
    name = "duxi.activity"
    verbose_name = "Aktivitas"

    def ready(self) -> None:
        """Register erasures, in web and worker."""
        import_module("duxi.activity.erasure")

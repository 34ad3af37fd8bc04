from importlib import import_module

from django.apps import AppConfig
from django.core.checks import register


class ContentConfig(AppConfig):
    name = "duxi.content"
    verbose_name = "Konten"

    def ready(self) -> None:
        """Register checks and erasures, in web and worker."""
        import_module("duxi.content.counters")
        import_module("duxi.content.erasure")
        register(import_module("duxi.content.checks").warn_without_support_mail)

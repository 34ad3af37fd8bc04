from importlib import import_module

from django.apps import AppConfig
from django.core.checks import register


class ContentConfig(AppConfig):
    name = "duxi.content"
    verbose_name = "Konten"

    def ready(self) -> None:
        """Web and worker alike know this app's part in checks and erasures."""
        import_module("duxi.content.counters")
        import_module("duxi.content.erasure")
        register(import_module("duxi.content.checks").somebody_hears_of_questions)

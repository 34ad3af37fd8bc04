from importlib import import_module

from django.apps import AppConfig


class AssessorsConfig(AppConfig):
    name = "duxi.assessors"
    verbose_name = "Asesor"

    def ready(self) -> None:
        """Register listeners and erasures."""
        import_module("duxi.assessors.listeners")
        import_module("duxi.assessors.erasure")

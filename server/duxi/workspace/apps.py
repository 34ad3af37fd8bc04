from importlib import import_module

from django.apps import AppConfig


class WorkspaceConfig(AppConfig):
    name = "duxi.workspace"
    verbose_name = "Ruang kerja"

    def ready(self) -> None:
        """Register erasures, timelines and listeners, in web and worker."""
        import_module("duxi.workspace.erasure")
        import_module("duxi.workspace.listeners")
        import_module("duxi.workspace.timeline")

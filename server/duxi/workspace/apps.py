from importlib import import_module

from django.apps import AppConfig


class WorkspaceConfig(AppConfig):
    name = "duxi.workspace"

    def ready(self) -> None:
        """Web and worker alike know this app's part in erasures and timelines, and hear what closes tasks."""
        import_module("duxi.workspace.erasure")
        import_module("duxi.workspace.listeners")
        import_module("duxi.workspace.timeline")

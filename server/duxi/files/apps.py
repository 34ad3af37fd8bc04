from importlib import import_module

from django.apps import AppConfig


class FilesConfig(AppConfig):
    name = "duxi.files"

    def ready(self) -> None:
        """Web and worker alike know this app's part in erasures and downloads."""
        import_module("duxi.files.erasure")
        import_module("duxi.files.own_downloads")

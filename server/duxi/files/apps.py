from importlib import import_module

from django.apps import AppConfig


class FilesConfig(AppConfig):
    name = "duxi.files"
    verbose_name = "Berkas"

    def ready(self) -> None:
        """Register erasures and downloads, in web and worker."""
        import_module("duxi.files.erasure")
        import_module("duxi.files.own_downloads")

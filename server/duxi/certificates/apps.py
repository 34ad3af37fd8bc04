from importlib import import_module

from django.apps import AppConfig


class CertificatesConfig(AppConfig):
    name = "duxi.certificates"

    def ready(self) -> None:
        """Web and worker alike know what this app does when attempts end, and its part in erasures."""
        import_module("duxi.certificates.downloads")
        import_module("duxi.certificates.erasure")
        import_module("duxi.certificates.listeners")

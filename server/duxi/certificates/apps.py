from importlib import import_module

from django.apps import AppConfig


class CertificatesConfig(AppConfig):
    name = "duxi.certificates"
    verbose_name = "Sertifikat"

    def ready(self) -> None:
        """Register listeners and erasures, in web and worker."""
        import_module("duxi.certificates.downloads")
        import_module("duxi.certificates.erasure")
        import_module("duxi.certificates.listeners")

from importlib import import_module

from django.apps import AppConfig


class CorporateConfig(AppConfig):
    name = "duxi.corporate"
    verbose_name = "Perusahaan"

    def ready(self) -> None:
        """Register erasures, menu entries and tax invoices, in web and worker."""
        import_module("duxi.corporate.erasure")
        import_module("duxi.corporate.menu")
        import_module("duxi.corporate.tax_invoices")

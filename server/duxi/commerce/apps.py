from importlib import import_module

from django.apps import AppConfig
from django.core.checks import register


class CommerceConfig(AppConfig):
    name = "duxi.commerce"
    verbose_name = "Penjualan"

    def ready(self) -> None:
        """Register the app's checks, erasers, menu entries and exports, in web and worker alike."""
        import_module("duxi.commerce.counters")
        import_module("duxi.commerce.downloads")
        import_module("duxi.commerce.erasure")
        import_module("duxi.commerce.menu")
        import_module("duxi.commerce.invoicing.tax_exports")
        import_module("duxi.commerce.invoicing.tax_imports")
        import_module("duxi.commerce.invoicing.unnamed_sales")
        register(import_module("duxi.commerce.invoicing.checks").seller_is_known)

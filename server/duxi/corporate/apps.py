from importlib import import_module

from django.apps import AppConfig


class CorporateConfig(AppConfig):
    name = "duxi.corporate"

    def ready(self) -> None:
        """Web and worker alike know this app's part in erasures, menus and tax invoices."""
        import_module("duxi.corporate.erasure")
        import_module("duxi.corporate.menu")
        import_module("duxi.corporate.tax_invoices")

from importlib import import_module

from django.apps import AppConfig


class CommerceConfig(AppConfig):
    name = "duxi.commerce"

    def ready(self) -> None:
        """Web and worker alike know this app's part in erasures, menus and exports."""
        import_module("duxi.commerce.erasure")
        import_module("duxi.commerce.menu")
        import_module("duxi.commerce.tax_exports")

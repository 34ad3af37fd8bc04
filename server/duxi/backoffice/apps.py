from importlib import import_module

from django.apps import AppConfig


class BackofficeConfig(AppConfig):
    name = "duxi.backoffice"
    verbose_name = "Back office"

    def ready(self) -> None:
        """Register menu entries and exports, in web and worker."""
        import_module("duxi.backoffice.menu")
        import_module("duxi.backoffice.reports.chats")
        import_module("duxi.backoffice.lines")
        import_module("duxi.backoffice.audited")
        import_module("duxi.backoffice.resources")
        for lists in ("catalogue", "exam", "money", "system"):
            import_module(f"duxi.backoffice.reports.{lists}_lists")
        import_module("duxi.backoffice.reports.revenue")
        import_module("duxi.backoffice.reports.vouchers")

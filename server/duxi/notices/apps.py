from importlib import import_module

from django.apps import AppConfig

TOPICS = (
    *("security", "orders", "learning", "news", "growth", "affiliate", "forum"),
    *("corporate", "instalments", "assessors", "workspace"),
)


class NoticesConfig(AppConfig):
    name = "duxi.notices"
    verbose_name = "Pemberitahuan"

    def ready(self) -> None:
        """Register all templates and listeners, in web and worker."""
        for topic in TOPICS:
            import_module(f"duxi.notices.kinds.{topic}")
        import_module("duxi.notices.listeners")
        import_module("duxi.notices.erasure")
        import_module("duxi.notices.menu")

from importlib import import_module

from django.apps import AppConfig


class ContactsConfig(AppConfig):
    name = "duxi.contacts"
    verbose_name = "Kontak dan email"

    def ready(self) -> None:
        """Register erasures, imports and timelines, in web and worker."""
        import_module("duxi.contacts.erasure")
        import_module("duxi.contacts.timeline")
        import_module("duxi.contacts.importing")

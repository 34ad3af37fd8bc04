from importlib import import_module

from django.apps import AppConfig


class ContactsConfig(AppConfig):
    name = "duxi.contacts"

    def ready(self) -> None:
        """Web and worker alike know this app's part in erasures, imports and timelines."""
        import_module("duxi.contacts.erasure")
        import_module("duxi.contacts.timeline")
        import_module("duxi.contacts.importing")

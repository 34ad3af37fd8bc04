from importlib import import_module

from django.apps import AppConfig


class ChatConfig(AppConfig):
    name = "duxi.chat"

    def ready(self) -> None:
        """Web and worker alike know the socket's events, this app's part in erasures, and its menu entry."""
        import_module("duxi.chat.server_events")
        import_module("duxi.chat.events")
        import_module("duxi.chat.erasure")
        import_module("duxi.chat.copies")
        import_module("duxi.chat.menu")
        import_module("duxi.chat.listeners")

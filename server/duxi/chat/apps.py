from importlib import import_module

from django.apps import AppConfig


class ChatConfig(AppConfig):
    name = "duxi.chat"
    verbose_name = "Chat"

    def ready(self) -> None:
        """Register the socket's events, the app's eraser and its menu entry, in web and worker alike."""
        import_module("duxi.chat.server_events")
        import_module("duxi.chat.events")
        import_module("duxi.chat.erasure")
        import_module("duxi.chat.copies")
        import_module("duxi.chat.menu")
        import_module("duxi.chat.listeners")

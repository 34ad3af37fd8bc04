from importlib import import_module

from django.apps import AppConfig


class SearchConfig(AppConfig):
    name = "duxi.search"
    verbose_name = "Pencarian"

    def ready(self) -> None:
        """Web and worker alike let the chat's bot and the help centre search."""
        import_module("duxi.search.chat_answers")
        import_module("duxi.search.answers")

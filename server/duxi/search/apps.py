from importlib import import_module

from django.apps import AppConfig


class SearchConfig(AppConfig):
    name = "duxi.search"
    verbose_name = "Pencarian"

    def ready(self) -> None:
        """Register the searches of the chat's bot and of the help centre, in web and worker."""
        import_module("duxi.search.chat_answers")
        import_module("duxi.search.answers")

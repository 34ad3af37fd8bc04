from importlib import import_module

from django.apps import AppConfig


class VideosConfig(AppConfig):
    name = "duxi.videos"
    verbose_name = "Video"

    def ready(self) -> None:
        """Web and worker alike know this app's part in erasures."""
        import_module("duxi.videos.erasure")

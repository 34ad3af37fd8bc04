from importlib import import_module

from django.apps import AppConfig


class VideosConfig(AppConfig):
    name = "duxi.videos"
    verbose_name = "Video"

    def ready(self) -> None:
        """Register erasures, in web and worker."""
        import_module("duxi.videos.erasure")

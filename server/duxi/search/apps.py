from django.apps import AppConfig


class SearchConfig(AppConfig):
    name = "duxi.search"

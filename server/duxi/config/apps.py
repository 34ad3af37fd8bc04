from django.apps import AppConfig


class ConfigConfig(AppConfig):
    name = "duxi.config"

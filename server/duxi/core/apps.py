from django.apps import AppConfig


class CoreConfig(AppConfig):
    name = "duxi.core"
    verbose_name = "Sistem"

from django.apps import AppConfig


class ReferenceConfig(AppConfig):
    name = "duxi.reference"
    verbose_name = "Referensi"

from django.apps import AppConfig


class LearningConfig(AppConfig):
    name = "duxi.learning"

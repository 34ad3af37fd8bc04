from importlib import import_module

from django.apps import AppConfig


class ConfigConfig(AppConfig):
    name = "duxi.config"

    def ready(self) -> None:
        """Connect apps that may not import each other."""
        import_module("duxi.config.reactions")
        import_module("duxi.config.money_reactions")
        import_module("duxi.config.growth_reactions")
        import_module("duxi.config.learning_reactions")
        import_module("duxi.config.webhook_reactions")

from django.apps import AppConfig
from django.core.checks import register


class GatewaysConfig(AppConfig):
    name = "duxi.gateways"

    def ready(self) -> None:
        from duxi.gateways.mail.checks import mail_leaves_the_house

        register(mail_leaves_the_house)

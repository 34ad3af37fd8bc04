from django.apps import AppConfig
from django.core.checks import register


class GatewaysConfig(AppConfig):
    name = "duxi.gateways"

    def ready(self) -> None:
        from duxi.gateways.checks import gateways_can_work, gateways_reach_somebody

        register(gateways_can_work)
        register(gateways_reach_somebody)

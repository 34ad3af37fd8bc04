from django.apps import AppConfig
from django.core.checks import register


class GatewaysConfig(AppConfig):
    name = "duxi.gateways"
    verbose_name = "Layanan luar"

    def ready(self) -> None:
        from duxi.gateways.checks import report_misconfigured_gateways, warn_of_embedded_drivers

        register(report_misconfigured_gateways)
        register(warn_of_embedded_drivers)

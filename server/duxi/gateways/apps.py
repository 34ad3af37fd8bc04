from django.apps import AppConfig


class GatewaysConfig(AppConfig):
    name = "duxi.gateways"

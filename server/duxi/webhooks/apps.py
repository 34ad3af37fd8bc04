from django.apps import AppConfig


class WebhooksConfig(AppConfig):
    name = "duxi.webhooks"
    verbose_name = "Webhook"

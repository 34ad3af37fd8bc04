from django.apps import AppConfig


class OfferingsConfig(AppConfig):
    name = "duxi.offerings"
    verbose_name = "Penawaran"

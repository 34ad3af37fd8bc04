from django.apps import AppConfig


class AuditConfig(AppConfig):
    name = "duxi.audit"
    verbose_name = "Audit"

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "duxi.accounts"
    verbose_name = "Akun"

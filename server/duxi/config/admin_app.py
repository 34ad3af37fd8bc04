"""Replaces Django's default admin site with ours."""

from django.contrib.admin.apps import AdminConfig


class SuperuserAdminConfig(AdminConfig):
    default_site = "duxi.accounts.admin_site.SuperuserSite"

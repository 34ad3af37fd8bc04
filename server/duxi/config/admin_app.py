"""Puts our own site behind `django.contrib.admin`."""

from django.contrib.admin.apps import AdminConfig


class SuperuserAdminConfig(AdminConfig):
    default_site = "duxi.accounts.admin_site.SuperuserSite"

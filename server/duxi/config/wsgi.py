"""WSGI entry point: all HTTP of the product."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")

application = get_wsgi_application()

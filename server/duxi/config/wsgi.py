"""WSGI entry point: all HTTP of the product."""

import gc
import os

from django.core.wsgi import get_wsgi_application
from django.urls import get_resolver

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")

# Objects made until here live as long as the process: exclude them from garbage collection.
gc.disable()
application = get_wsgi_application()
# The APIs are built here instead of in the first request, and the names of their routes are collected.
get_resolver().reverse_dict  # noqa: B018 - the property builds them
gc.collect()
gc.freeze()
gc.enable()

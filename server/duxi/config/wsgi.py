"""WSGI entry point: all HTTP of the product."""

import gc
import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")

# What is made here lives as long as the process: the collector need not look at it now, nor with every call.
gc.disable()
application = get_wsgi_application()
gc.collect()
gc.freeze()
gc.enable()

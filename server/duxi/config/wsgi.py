"""WSGI entry point: all HTTP of the product."""

import gc
import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")

application = get_wsgi_application()

# What was made so far lives as long as the process: the collector need not look at it with every call.
gc.collect()
gc.freeze()

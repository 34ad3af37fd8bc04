"""WSGI entry point: all HTTP of the product."""

import gc
import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")

# Objects made until here live as long as the process: exclude them from garbage collection.
gc.disable()
application = get_wsgi_application()
gc.collect()
gc.freeze()
gc.enable()

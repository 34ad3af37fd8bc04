#!/usr/bin/env python
"""Django's command line, with the product's settings."""

import gc
import os
import sys

from django.core.exceptions import ImproperlyConfigured
from django.core.management import execute_from_command_line

if __name__ == "__main__":
    # Start-up makes a million objects that all last: looking for cycles among them takes a tenth of it.
    gc.set_threshold(50_000, 10, 20)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")
    try:
        execute_from_command_line(sys.argv)
    except ImproperlyConfigured as wrong:
        sys.exit(f"Duxi cannot start:\n{wrong}")

"""The demo from the real files, loaded once for all tests of this folder."""

from django.conf import settings
from django.test import TestCase

from duxi.config.management.commands.prepare import load_demo
from tests.loaded import loaded_once


def load():
    with TestCase.captureOnCommitCallbacks(execute=True):
        load_demo(settings.FIXTURES)


demo = loaded_once(load, scope="package")

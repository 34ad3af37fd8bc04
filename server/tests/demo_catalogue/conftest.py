"""The demo's people, questions and catalogue from the real files, loaded once for this folder."""

from django.conf import settings

from duxi.config.management.commands import prepare
from tests.loaded import loaded_once

FOLDER = settings.FIXTURES


def load():
    prepare.load_reference(FOLDER / "reference")
    prepare.load_people(FOLDER / "people.yaml")
    prepare.load_questions(FOLDER / "questions")
    prepare.load_blueprints(FOLDER / "assessments" / "blueprints.yaml")
    prepare.load_catalogue(FOLDER / "catalogue")


catalogue = loaded_once(load, scope="package")

"""The demo from the real files: people, questions and catalogue once here, search once per module."""

from django.conf import settings

from duxi.config.management.commands import prepare
from duxi.content.fixtures import load_content
from duxi.search.actions.indexing import rebuild
from duxi.search.fixtures import load_synonyms
from tests.loaded import loaded_once

FOLDER = settings.FIXTURES


def load_products():
    prepare.load_reference(FOLDER / "reference")
    prepare.load_people(FOLDER / "people.yaml")
    prepare.load_questions(FOLDER / "questions")
    prepare.load_blueprints(FOLDER / "assessments" / "blueprints.yaml")
    prepare.load_catalogue(FOLDER / "catalogue")


catalogue = loaded_once(load_products, scope="package")


def load_search():
    load_content(FOLDER / "content")
    load_synonyms(FOLDER / "search.yaml")
    rebuild()


searchable = loaded_once(load_search)

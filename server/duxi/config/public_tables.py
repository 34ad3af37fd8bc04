"""The tables behind public responses."""

from collections.abc import Iterator

from django.apps import apps
from django.db.models import Model

_APPS = ("reference", "content", "catalog", "offerings")
_BESIDES = (
    *("exams.Blueprint", "exams.BlueprintUnit", "exams.Question", "learning.Review"),
    *("learning.CourseContent", "videos.Video"),
    *("search.SearchDocument", "search.SearchSynonym"),
)
PUBLIC_COLUMNS = {"videos.Video": "status"}
"""The only column of which an update shows: packaging writes its progress every second."""
_PRIVATE = {"catalog.ProductView", "content.FaqVote", "content.FaqQuestion"}


def public_models() -> Iterator[type[Model]]:
    """Every model with publicly visible rows, including intermediate tables but no views."""
    for app in _APPS:
        for model in apps.get_app_config(app).get_models(include_auto_created=True):
            if model._meta.managed and model._meta.label not in _PRIVATE:
                yield model
    yield from map(apps.get_model, _BESIDES)

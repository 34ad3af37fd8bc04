"""A course with a video that was packaged from the demo's tracks."""

from pathlib import Path

import pytest
from django.conf import settings

from duxi.learning.models import CourseContent
from duxi.videos.fixtures import load_video
from tests.elearning.conftest import course

__all__ = ["course"]
FOLDER = Path(settings.FIXTURES) / "videos" / "satu-klik"


@pytest.fixture
def watched_course(course):
    """The course with its video ready to be played."""
    course.video.video = load_video(FOLDER, "Video satu")
    course.video.save()
    return course


@pytest.fixture
def whole(watched_course):
    """The same, with a video that cannot be skipped."""
    CourseContent.objects.filter(pk=watched_course.video.pk).update(is_skippable=False)
    return watched_course

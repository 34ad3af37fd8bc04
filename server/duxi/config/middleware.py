"""Serving the two faces beside the static files."""

import re
from collections.abc import Callable
from pathlib import Path

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from whitenoise.middleware import WhiteNoiseMiddleware

GetResponse = Callable[[HttpRequest], HttpResponse]

_HASHED = re.compile(r"-[\w-]{8}\.\w+$")


class FacesMiddleware(WhiteNoiseMiddleware):
    """Static files, and the built assets of both web apps beside them."""

    def __init__(self, get_response: GetResponse) -> None:
        super().__init__(get_response, settings=settings)  # type: ignore[no-untyped-call]
        for folder, prefix in (
            (settings.LEARNER_WEB, "/"),
            (settings.BACKOFFICE_WEB, "/backoffice/"),
            (settings.MEDIA_ROOT, settings.MEDIA_URL),
        ):
            if Path(folder).is_dir():
                self.add_files(str(folder), prefix=prefix)  # type: ignore[no-untyped-call]

    def immutable_file_test(self, path: str, url: str) -> bool:
        """Vite puts a hash of the content into the name of every asset."""
        return "/assets/" in url and bool(_HASHED.search(url))

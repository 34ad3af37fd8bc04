"""S3-compatible storage for private files."""

from datetime import timedelta
from functools import cached_property
from typing import Any

from django.utils.http import content_disposition_header
from storages.backends.s3 import S3Storage


class PrivateBucket(S3Storage):
    """A private bucket whose links are all signed and expire.

    Links are signed for `public_endpoint_url`, the bucket's address as seen by browsers.
    """

    endpoint_url: str | None
    public_endpoint_url: str | None

    def get_default_settings(self) -> dict[str, Any]:
        own = {
            "querystring_auth": True,
            "default_acl": None,
            "file_overwrite": False,
            "signature_version": "s3v4",
            "addressing_style": "path",
            "public_endpoint_url": None,
        }
        usual: Any = super()
        return {**usual.get_default_settings(), **own}

    def signed_url(
        self, name: str, lifetime: timedelta, *, content_type: str, filename: str, is_inline: bool = False
    ) -> str:
        """A link that opens one file for a limited time."""
        wanted = {
            "ResponseContentType": content_type,
            "ResponseContentDisposition": content_disposition_header(not is_inline, filename)
            if filename
            else None,
        }
        parameters = {key: value for key, value in wanted.items() if value}
        seconds = int(lifetime.total_seconds())
        return str(self._as_browsers_see_it.url(name, parameters=parameters, expire=seconds))

    @cached_property
    def _as_browsers_see_it(self) -> Any:
        if self.public_endpoint_url in (None, self.endpoint_url):
            return self
        same: Any = self
        make: Any = PrivateBucket
        return make(**{**same._constructor_args[1], "endpoint_url": self.public_endpoint_url})

"""Unix sockets, whose paths are limited to about 100 characters."""

import hashlib
import tempfile
from pathlib import Path

_LONGEST_FOLDER = 85


def socket_folder(wanted: Path) -> Path:
    """The requested folder, or a short link to it in the temp folder."""
    if len(str(wanted)) <= _LONGEST_FOLDER:
        return wanted
    name = hashlib.sha256(str(wanted).encode()).hexdigest()[:12]
    return Path(tempfile.gettempdir()) / f"duxi-{name}"

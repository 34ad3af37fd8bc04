"""Unix sockets: their paths may hold about 100 characters, whatever the checkout's path is."""

import hashlib
import tempfile
from pathlib import Path

_LONGEST_FOLDER = 85


def socket_folder(wanted: Path) -> Path:
    """The wanted folder, or a short one in the temp folder that stands for it."""
    if len(str(wanted)) <= _LONGEST_FOLDER:
        return wanted
    name = hashlib.sha256(str(wanted).encode()).hexdigest()[:12]
    return Path(tempfile.gettempdir()) / f"duxi-{name}"

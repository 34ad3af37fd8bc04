"""Skips work whose inputs have not changed."""

import hashlib
import platform
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from launcher.console import working
from launcher.guard import one_after_another
from launcher.project import DATA

_GENERATED = {"__pycache__", "node_modules", "dist"}


def digest(paths: Iterable[Path], *facts: str) -> str:
    """A hash of the contents of files and folders, and of other inputs such as a version."""
    total = hashlib.sha256(platform.python_version().encode())
    for fact in facts:
        total.update(b"\0fact " + fact.encode())
    for root in paths:
        for path in _files(root):
            name = str(path.relative_to(root.parent))
            total.update(b"\0file " + name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _files(root: Path) -> list[Path]:
    if root.is_file():
        return [root]
    return sorted(p for p in root.rglob("*") if p.is_file() and _GENERATED.isdisjoint(p.parts))


@dataclass(frozen=True)
class Step:
    """A setup step whose stamp is beside its result, so that deleting the result resets the step."""

    name: str
    stamp: Path
    inputs: tuple[Path, ...]
    work: Callable[[], None]
    facts: tuple[str, ...] = field(default=())

    def run(self) -> None:
        """Run unless the stamp matches; locked against other launchers and threads."""
        wanted = digest(self.inputs, *self.facts)
        if self._is_stamped(wanted):
            return
        with one_after_another(self._lock(), f"{self.name}: waiting for another ./dev that does this now"):
            if not self._is_stamped(wanted):
                self._do(wanted)

    def _do(self, wanted: str) -> None:
        self.stamp.unlink(missing_ok=True)
        with working(self.name):
            self.work()
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.write_text(wanted)

    def _lock(self) -> Path:
        return DATA / "locks" / hashlib.sha256(str(self.stamp).encode()).hexdigest()[:16]

    def _is_stamped(self, wanted: str) -> bool:
        return self.stamp.is_file() and self.stamp.read_text() == wanted

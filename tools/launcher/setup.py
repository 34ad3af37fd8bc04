"""Sets up a checkout: Python packages, npm packages, builds; in parallel."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from launcher import python_env, texts, web_apps
from launcher.commandline import abandon
from launcher.guard import require_node, require_space
from launcher.project import ROOT, WEB_APPS

_COLD_MEGABYTES = 2500
_WARM_MEGABYTES = 200

Job = Callable[[], None]


class Setup:
    """A running setup: Python in one thread, other jobs in theirs."""

    def __init__(self, pool: ThreadPoolExecutor) -> None:
        self._pool = pool
        self._python = pool.submit(_python)
        self._jobs: list[Future[None]] = []

    def wait_for_python(self) -> None:
        self._python.result()

    def add(self, job: Job) -> None:
        self._jobs.append(self._pool.submit(job))

    def wait(self) -> None:
        """Wait for all jobs; raises the first failure."""
        for job in self._jobs:
            job.result()


@contextmanager
def under_way() -> Iterator[Setup]:
    """Start with the Python packages; on exit waits for all jobs, or kills them after a failure."""
    require_space(ROOT, _WARM_MEGABYTES if python_env.is_ready() else _COLD_MEGABYTES)
    with ThreadPoolExecutor() as pool:
        try:
            setup = Setup(pool)
            yield setup
            setup.wait_for_python()
            setup.wait()
        except BaseException:
            abandon()
            raise


@contextmanager
def with_web_apps() -> Iterator[None]:
    """Set everything up; the body runs as soon as Python is ready, while the web apps are still being
    built.
    """
    node = require_node()
    with under_way() as setup:
        for app in WEB_APPS:
            setup.add(_web_job(setup, app, node))
        setup.wait_for_python()
        yield


def python_only() -> None:
    """Set up the Python packages only."""
    with under_way():
        pass


def _python() -> None:
    python_env.ensure()
    texts.ensure()


def _web_job(setup: Setup, app: Path, node: str) -> Job:
    return lambda: web_apps.build(app, node, setup.wait_for_python)

"""Everything a checkout needs before it can run: Python packages, npm packages, builds; in parallel."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from launcher import python_env, web_apps
from launcher.commandline import abandon
from launcher.guard import one_after_another, require_node, require_space
from launcher.project import DATA, E2E, ROOT, WEB_APPS

_COLD_MEGABYTES = 2500
_WARM_MEGABYTES = 200
_WAITING = "Another ./dev sets this checkout up at the moment; waiting for it"

Job = Callable[[], None]


@contextmanager
def checkout(*, with_browser_tests: bool = False) -> Iterator["Setup"]:
    """Set the checkout up; Python comes first, so that the body may start what needs Python alone."""
    node = require_node()
    require_space(ROOT, _WARM_MEGABYTES if python_env.is_ready() else _COLD_MEGABYTES)
    with one_after_another(DATA / "setup.lock", _WAITING), ThreadPoolExecutor() as pool:
        try:
            setup = Setup(pool, node, with_browser_tests)
            setup.wait_for_python()
            yield setup
            setup.wait()
        except BaseException:
            abandon()
            raise


def python_only() -> None:
    """Set up no more than the Python packages."""
    require_space(ROOT, _WARM_MEGABYTES)
    with one_after_another(DATA / "setup.lock", _WAITING):
        python_env.ensure()


class Setup:
    """The set-up under way."""

    def __init__(self, pool: ThreadPoolExecutor, node: str, with_browser_tests: bool) -> None:
        self._python = pool.submit(python_env.ensure)
        jobs: list[Job] = [self._web_job(app, node) for app in WEB_APPS]
        if with_browser_tests:
            jobs.append(lambda: web_apps.install(E2E, node))
        self._web: Sequence[Future[None]] = [pool.submit(job) for job in jobs]

    def wait_for_python(self) -> None:
        self._python.result()

    def wait(self) -> None:
        """Wait for the rest; the first failure is raised."""
        for future in self._web:
            future.result()

    def _web_job(self, app: Path, node: str) -> Job:
        def job() -> None:
            web_apps.install(app, node)
            web_apps.build(app, node, self.wait_for_python)

        return job

"""The checks of ./dev test and ./dev check, by name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from launcher import web_apps
from launcher.commandline import Argument, Result, run, tool_environment
from launcher.project import BACKOFFICE_WEB, PROGRAMS, PYTHON, ROOT, SERVER, WEB_APPS

Environment = Mapping[str, str]
_CI = {"CI": "1"}
_TASK_NAMES = {"test": "tests", "contracts:check": "contracts"}


@dataclass(frozen=True)
class Check:
    """A named check that passes or fails."""

    name: str
    work: Callable[[], Result]
    needs_services: bool = False
    """Only for parallel checks: those that run alone have database and cache anyway."""


@dataclass(frozen=True)
class Around:
    """The run that a check belongs to."""

    node: str
    wait_for_python: Callable[[], None]


def python_static(env: Environment) -> list[Check]:
    """Lint and types of server and launcher; types of models depend on the settings."""
    tools = ROOT / "tools"
    return [
        _python("ruff", ROOT, "ruff", "check", ".", "dev"),
        _python("format", ROOT, "ruff", "format", "--check", ".", "dev"),
        Check("imports", lambda: _run([PROGRAMS / "lint-imports"], SERVER)),
        Check("types", lambda: _run([PYTHON, "-m", "mypy", "."], SERVER, env)),
        _python("launcher-types", tools, "mypy", "launcher", "tests"),
    ]


def python_suites(env: Environment) -> list[Check]:
    """Checks that need the server's settings, but no database."""
    export = [PYTHON, "manage.py", "export_contracts", "--check"]
    return [
        Check("contracts", lambda: _run(export, SERVER, env)),
        _python("launcher-tests", ROOT / "tools", "pytest", "-q"),
    ]


def database_template(env: Environment) -> list[Check]:
    """The template databases that server tests and journeys copy; none of it is cached."""
    command = [PYTHON, "-m", "tests.database"]
    without_cache = {**env, "REDIS_URL": ""}
    return [Check("database", lambda: _run(command, SERVER, without_cache), needs_services=True)]


def server_suite(env: Environment) -> list[Check]:
    """The server's tests on the private PostgreSQL; each process has its own cache, which it empties."""
    command = [PYTHON, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal"]
    own_cache = {**env, "REDIS_URL": ""}
    return [Check("server-tests", lambda: _run(command, SERVER, own_cache))]


def web_static(around: Around) -> list[Check]:
    """Lint and types of both web apps, contracts, and module dependencies."""
    tasks = [(app, task) for app in WEB_APPS for task in ("lint", "contracts:check", "types")]
    both = [(BACKOFFICE_WEB, task) for task in ("cycles", "unused")]
    return [_npm(app, task, around) for app, task in [*tasks, *both]]


def web_builds(around: Around) -> list[Check]:
    """Builds and size budgets."""
    return [check for app in WEB_APPS for check in (_build(app, around), _npm(app, "budget", around))]


def web_suites(around: Around) -> list[Check]:
    """Unit tests of both web apps."""
    return [_npm(app, "test", around) for app in WEB_APPS]


def short_name(app: Path) -> str:
    return app.name.removesuffix("-web")


def _python(name: str, folder: Path, module: str, *arguments: str) -> Check:
    return Check(name, lambda: _run([PYTHON, "-m", module, *arguments], folder))


def _build(app: Path, around: Around) -> Check:
    def work() -> Result:
        web_apps.build(app, around.node, around.wait_for_python)
        return Result(0, "")

    return Check(f"{short_name(app)}-build", work)


def _npm(app: Path, task: str, around: Around) -> Check:
    name = f"{short_name(app)}-{_TASK_NAMES.get(task, task)}"

    def work() -> Result:
        if task not in web_apps.scripts(app):
            return Result(1, f"{app.name}/package.json has no script '{task}'.")
        web_apps.install(app, around.node)
        return _run(["npm", "run", "--silent", task], app)

    return Check(name, work)


def _run(command: Sequence[Argument], folder: Path, env: Environment | None = None) -> Result:
    if not folder.is_dir():
        return Result(1, f"{folder} is missing: this checkout is not complete.")
    return run(command, cwd=folder, env={**(env or tool_environment()), **_CI})

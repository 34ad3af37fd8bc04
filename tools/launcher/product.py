"""The running product: database and cache, then web server and worker, with one environment."""

import os
import secrets
import signal
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from launcher import demo, postgres, valkey
from launcher.children import Family, Service
from launcher.commandline import Argument, run, tool_environment
from launcher.console import Trouble, say
from launcher.guard import require_space
from launcher.orphans import end_orphans, own_mark
from launcher.project import FIXTURES, PYTHON, SERVER
from launcher.steps import Step

_READY_SECONDS = 180
_DATA_MEGABYTES = 300
_without_proxy = urllib.request.build_opener(urllib.request.ProxyHandler({}))


@dataclass(frozen=True)
class Place:
    """A data folder and the product's port; `settings` are for the server only."""

    data: Path
    port: int
    durable: bool = True
    demo: bool = True
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def logs(self) -> Path:
        return self.data / "logs"

    @property
    def lock(self) -> Path:
        return self.data / "up.lock"

    @property
    def files(self) -> Path:
        """Files of the server outside the database: uploads, exports, static files."""
        return self.data / "files"

    def log(self, name: str) -> Path:
        return self.logs / f"{name}.log"


def cluster_of(place: Place) -> postgres.Cluster:
    return postgres.locate(place.data / "postgres", place.log("database"), durable=place.durable)


def environment(place: Place) -> dict[str, str]:
    """The server's environment, without database variables of the caller."""
    kept = {
        name: value for name, value in tool_environment().items() if not name.startswith(("PG", "DJANGO_"))
    }
    return kept | {
        "DJANGO_SETTINGS_MODULE": "duxi.config.settings",
        "PGHOST": str(cluster_of(place).sockets),
        "PGPORT": "5432",
        "PGUSER": postgres.USER,
        "PGDATABASE": postgres.DATABASE,
        "REDIS_URL": f"unix://{valkey.socket_path(place.data / 'valkey')}",
        "DUXI_DATA_DIR": str(place.files),
        "DUXI_SECRET_KEY": _secret_key(place.data / "secret-key"),
        "DUXI_BASE_URL": place.address,
        "DUXI_DEBUG": "0",
        "DUXI_DEMO": "1",
        "DUXI_PAYMENT": os.environ.get("DUXI_PAYMENT", "embedded"),
        "DUXI_CAPTCHA": os.environ.get("DUXI_CAPTCHA", "altcha"),
        "DUXI_GOOGLE": os.environ.get("DUXI_GOOGLE", "embedded"),
        **own_mark(),
        **place.settings,
    }


@contextmanager
def temporary(port: int) -> Iterator[Place]:
    """A temporary place with less durability and more speed."""
    with tempfile.TemporaryDirectory(prefix="duxi-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # the database's account needs access
        yield Place(Path(folder), port, durable=False)


@contextmanager
def family() -> Iterator[Family]:
    """Child processes that are always stopped at the end, in reverse order."""
    children = Family()
    try:
        yield children
    finally:
        children.stop()


def start_services(place: Place, children: Family) -> None:
    """Start database and cache."""
    place.data.mkdir(parents=True, exist_ok=True)
    require_space(place.data, _DATA_MEGABYTES)
    place.files.mkdir(mode=0o700, exist_ok=True)
    end_leftovers(place)
    postgres.start(cluster_of(place), children)
    valkey.start(place.data / "valkey", place.log("cache"), children, _mark(place))
    say("Database and cache are ready")


def end_leftovers(place: Place) -> None:
    """End processes left by an earlier start from this data folder; callers hold its lock."""
    for name, value in _mark(place).items():
        end_orphans(f"{name}={value}")


def _mark(place: Place) -> dict[str, str]:
    return {"DUXI_DATA_DIR": str(place.files)}


def prepare(place: Place) -> None:
    """Migrate, load the demo data once, collect static files: in one start of Django, only when needed."""
    inputs = tuple(path for path in (SERVER / "duxi", FIXTURES, SERVER / "requirements.txt") if path.exists())
    stamp = place.files / ".prepared"
    facts = (postgres.birth(cluster_of(place)), str(place.demo))
    Step("Database and demo data", stamp, inputs, lambda: _run_prepare(place), facts).run()


def start_servers(place: Place, children: Family) -> None:
    """Start the web server and, once it responds, the worker: two concurrent starts would slow both down."""
    env = environment(place)
    listen = ["-b", "127.0.0.1", "-p", str(place.port), "--no-server-name"]
    web = [PYTHON, "-m", "daphne", *listen, "duxi.config.asgi:application"]
    worker = [PYTHON, "manage.py", "worker"]
    children.start(_server("web server", web, place.log("web"), env))
    children.wait_for("web server", lambda: _answers(f"{place.address}/readyz"), _READY_SECONDS)
    children.start(_server("worker", worker, place.log("worker"), env))


def _server(name: str, command: Sequence[Argument], log: Path, env: Mapping[str, str]) -> Service:
    """Killed with the launcher: both are crash-safe, and waiting for a long job is not acceptable."""
    return Service(name, command, log, SERVER, env, death_signal=signal.SIGKILL)


def watch(children: Family) -> None:
    """Never returns; raises Trouble when a child ends."""
    while True:
        children.check()
        time.sleep(0.5)


def _run_prepare(place: Place) -> None:
    contents = ["--demo"] if place.demo else ["--owner", demo.OWNER]
    command = [PYTHON, "manage.py", "prepare", *contents]
    if not run(command, cwd=SERVER, env=environment(place), on_line=lambda line: say(f"  {line}")).ok:
        raise Trouble("The database could not be prepared; the lines above tell why.")


def _secret_key(path: Path) -> str:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name("secret-key.unfinished")
        fresh.unlink(missing_ok=True)
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(48))
        fresh.rename(path)
    return path.read_text()


def _answers(url: str) -> bool:
    try:
        with _without_proxy.open(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False

"""A private PostgreSQL cluster: created once, run as a child process, recovered after any crash."""

import contextlib
import os
import shutil
import signal
import subprocess
import time
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from launcher import postgres_binaries as binaries
from launcher.children import Child, Family, Identity, Service
from launcher.console import Trouble
from launcher.sockets import socket_folder

USER = "duxi"
DATABASE = "duxi"
_TEMPLATE = "^demo_[0-9a-f]{12}$"
"""The server tests' name of the database with the demo (server/tests/database.py)."""
_READY_LINE = 7
_START_SECONDS = 60
_TUNING = ("shared_buffers=128MB", "max_connections=100", "listen_addresses=")
_FOR_TESTS = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")


@dataclass(frozen=True)
class Cluster:
    """A cluster's folder and owner."""

    folder: Path
    home: Path
    identity: Identity | None
    log: Path
    durable: bool

    @cached_property
    def programs(self) -> Path:
        return binaries.reachable_programs(binaries.find(), self.folder, self.identity)

    @property
    def data(self) -> Path:
        return self.home / "cluster"

    @property
    def sockets(self) -> Path:
        return socket_folder(self.home / "socket")


def locate(folder: Path, log: Path, *, durable: bool = True) -> Cluster:
    """The account and folder of the cluster of a data folder."""
    identity = binaries.choose_identity(folder / "cluster")
    home = binaries.reachable_home(folder, identity)
    return Cluster(folder, home, identity, log, durable)


def birth(cluster: Cluster) -> str:
    """When the cluster was created: another value means another, empty database."""
    return str((cluster.data / "PG_VERSION").stat().st_mtime_ns)


def start(cluster: Cluster, family: Family) -> None:
    """Run the cluster and create its database if it is new."""
    _own(cluster.sockets, cluster.identity)
    if not (cluster.data / "PG_VERSION").exists():
        _initialise(cluster)
    _clear_leftovers(cluster)
    (child,) = family.start(_service(cluster))
    family.wait_for("database", lambda: _is_ready(cluster, child), _START_SECONDS)
    _create_database(cluster)


def _service(cluster: Cluster) -> Service:
    settings = [
        *_TUNING,
        f"unix_socket_directories={cluster.sockets}",
        *([] if cluster.durable else _FOR_TESTS),
    ]
    options = [part for setting in settings for part in ("-c", setting)]
    return Service(
        name="database",
        command=[cluster.programs / "postgres", "-D", cluster.data, *options],
        log=cluster.log,
        cwd=Path("/"),
        stop_signal=signal.SIGINT,  # PostgreSQL's fast shutdown
        identity=cluster.identity,
    )


def _initialise(cluster: Cluster) -> None:
    """Create the cluster in a temporary folder and rename it, so that a crash leaves nothing incomplete."""
    fresh = cluster.home / "cluster.unfinished"
    shutil.rmtree(fresh, ignore_errors=True)
    _own(fresh, cluster.identity)
    locale = ["--encoding=UTF8", "--locale=C.UTF-8"]
    if _major(cluster) >= 17:
        locale += ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
    speed = [] if cluster.durable else ["--no-sync"]
    _run(cluster, "initdb", "--auth=trust", "-U", USER, "-D", str(fresh), *locale, *speed)
    fresh.rename(cluster.data)


def _major(cluster: Cluster) -> int:
    return int(_run(cluster, "postgres", "-V").split()[2].split(".")[0])


def copy_template(cluster: Cluster) -> None:
    """Recreate the database from the server tests' demo template, if it exists."""
    names = _names(cluster, f"datname ~ '{_TEMPLATE}'")
    if names:
        where = _where(cluster)
        _run(cluster, "dropdb", *where, DATABASE)
        _run(cluster, "createdb", *where, "-T", names[0], DATABASE)


def _create_database(cluster: Cluster) -> None:
    if not _names(cluster, f"datname = '{DATABASE}'"):
        _run(cluster, "createdb", *_where(cluster), DATABASE)


def _names(cluster: Cluster, condition: str) -> list[str]:
    query = f"select datname from pg_database where {condition}"
    return _run(cluster, "psql", *_where(cluster), "-d", "postgres", "-Atqc", query).split()


def _where(cluster: Cluster) -> list[str]:
    return ["-h", str(cluster.sockets), "-U", USER]


def _run(cluster: Cluster, program: str, *arguments: str) -> str:
    who = cluster.identity
    done = subprocess.run(
        [cluster.programs / program, *arguments],
        cwd="/",
        env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        user=who.uid if who else None,
        group=who.gid if who else None,
        extra_groups=[] if who else None,
    )
    if done.returncode:
        raise Trouble(f"PostgreSQL's {program} failed:\n{done.stdout.strip()}")
    return done.stdout


def _is_ready(cluster: Cluster, child: Child) -> bool:
    lines = _pid_file_lines(cluster)
    return (
        len(lines) > _READY_LINE
        and lines[0].strip() == str(child.pid)
        and lines[_READY_LINE].strip() == "ready"
    )


def _pid_file_lines(cluster: Cluster) -> list[str]:
    try:
        return (cluster.data / "postmaster.pid").read_text().splitlines()
    except FileNotFoundError:
        return []


def _clear_leftovers(cluster: Cluster) -> None:
    """After a crash: wait for processes that are still ending, then delete a pid file whose pid may be
    reused.
    """
    deadline = time.monotonic() + _START_SECONDS
    while user := _process_in(cluster.data):
        if time.monotonic() > deadline:
            raise Trouble(
                f"Another PostgreSQL (process {user}) still uses {cluster.data}: stop it and start again."
            )
        time.sleep(0.1)
    for leftover in (cluster.data / "postmaster.pid", *cluster.sockets.glob(".s.PGSQL.*")):
        leftover.unlink(missing_ok=True)


def _process_in(folder: Path) -> int | None:
    """A process with this working folder, as every PostgreSQL server process has its cluster's."""
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if (process / "cwd").readlink() == folder:
                return int(process.name)
    return None


def _own(folder: Path, identity: Identity | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    if identity:
        os.chown(folder, identity.uid, identity.gid)

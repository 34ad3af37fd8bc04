"""Six kill -9 during checkouts, answers and exports; nothing may be lost or left running.

Launcher, web server and worker are killed in turn, twice each, while buyers pay, users take an assessment and
staff export. At most 90 s after the last start every paid order must be fulfilled exactly once, each
confirmed answer stored, each export finished; and no process may outlive a start or the end.
"""

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from drill_work import Traffic, answers_at

VICTIMS = ("launcher", "web", "worker", "launcher", "web", "worker")
WORK_SECONDS = 8
READY_SECONDS = 600
GONE_SECONDS = 30
SETTLED_SECONDS = 90
_PR_SET_PDEATHSIG = 1
WEB, WORKER = "daphne", "manage.py worker"


class Product:
    """The product, started like a user does, and its processes."""

    def __init__(self, root: Path, data: Path, address: str) -> None:
        self.root, self.data, self.address = root, data, address
        self.launcher: subprocess.Popen[bytes] | None = None
        self.variables: dict[str, str] = {}

    def start(self) -> float:
        """Start; returns the seconds until it responds."""
        began = time.monotonic()
        port = self.address.rpartition(":")[2]
        command = [sys.executable, str(self.root / "dev"), "up", "--port", port, "--data", str(self.data)]
        with (self.data.parent / "drill.log").open("ab") as log:
            self.launcher = subprocess.Popen(
                command,
                cwd=self.root,
                env=own_environment() | self.variables,
                stdout=log,
                stderr=log,
                start_new_session=True,
                preexec_fn=end_with_me,
            )
        address = f"{self.address}/readyz"
        until(lambda: answers_at(address) and bool(self.pids(WORKER)), READY_SECONDS, "start")
        return time.monotonic() - began

    def kill(self, victim: str) -> float:
        """Kill -9 one part; returns the seconds until no process of the product is left."""
        assert self.launcher
        began = time.monotonic()
        pids = {"launcher": [self.launcher.pid], "web": self.pids(WEB), "worker": self.pids(WORKER)}[victim]
        assert pids, f"no {victim} to kill"
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._wait_for_the_end()
        return time.monotonic() - began

    def stop(self) -> None:
        """Stop like Ctrl-C."""
        assert self.launcher
        self.launcher.send_signal(signal.SIGINT)
        self._wait_for_the_end()

    def _wait_for_the_end(self) -> None:
        assert self.launcher
        self.launcher.wait(GONE_SECONDS)
        until(lambda: not self.pids(), GONE_SECONDS, "the end of all processes")

    def pids(self, part: str = "") -> list[int]:
        """Running processes of this data folder whose command line contains a word."""
        return [pid for pid, line in processes(self.data) if part in line]


def end_with_me() -> None:
    """Stop the product when the drill itself is ended."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGINT)


def processes(data: Path) -> Iterator[tuple[int, str]]:
    """Processes, except this one, that were started for a data folder or work in it."""
    marks = (f"DUXI_DATA_DIR={data / 'files'}".encode(), str(data).encode())
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state = (folder / "stat").read_text().rpartition(")")[2].split()[0]
            line = (folder / "cmdline").read_bytes()
            variables = (folder / "environ").read_bytes().split(b"\0")
            is_ours = marks[0] in variables or marks[1] in line
            if is_ours and state != "Z" and b"/bench/drill" not in line:
                yield int(folder.name), line.replace(b"\0", b" ").decode(errors="replace")


def own_environment() -> dict[str, str]:
    """The environment of a user's shell, without the product's variables."""
    ours = ("DUXI_", "DRILL_", "PG", "DJANGO_")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


def until(is_so: Callable[[], bool], seconds: float, what: str) -> float:
    """Wait; returns the seconds. Raises `TimeoutError`."""
    began = time.monotonic()
    while not is_so():
        if time.monotonic() - began > seconds:
            raise TimeoutError(f"{what} took longer than {seconds:.0f} s")
        time.sleep(0.2)
    return time.monotonic() - began


def main() -> int:
    """Run and print; returns the number of faults."""
    import django

    sys.path[:0] = [str(Path(os.environ["DRILL_ROOT"]) / "server")]
    product = Product(Path(os.environ["DRILL_ROOT"]), Path(os.environ["DRILL_DATA"]), os.environ["BASE_URL"])
    print(f"first start: {product.start():.1f} s", flush=True)
    django.setup()
    traffic = Traffic(product.address)
    with traffic.at_work():
        for victim in VICTIMS:
            time.sleep(WORK_SECONDS)
            before = traffic.figures()
            gone = product.kill(victim)
            again = product.start()
            traffic.sign_in()
            times = f"all gone {gone:4.1f} s, ready {again:5.1f} s later"
            print(f"{victim:9} killed: {times}, {before}", flush=True)
        time.sleep(WORK_SECONDS)
    wrong = settled(traffic)
    product.stop()
    print("no process left behind", flush=True)
    return wrong


def settled(traffic: Traffic) -> int:
    """Wait until everything is in its final state; prints what is not."""
    checks: dict[str, Callable[[], list[Any]]] = {
        "paid orders not served exactly once": traffic.unfulfilled,
        "confirmed answers lost": traffic.lost_answers,
        "exports not done": traffic.stuck_exports,
    }
    began, wrong = time.monotonic(), 0
    for what, find in checks.items():
        left = SETTLED_SECONDS - (time.monotonic() - began)
        with suppress(TimeoutError):
            until(lambda find=find: not find(), max(left, 0), what)  # type: ignore[misc]
        found = find()
        wrong += len(found)
        print(f"{what}: {len(found)} after {time.monotonic() - began:.1f} s {found[:5] or ''}", flush=True)
    print(f"in all: {traffic.figures()}", flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(main())

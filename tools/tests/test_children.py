"""Children start in order, are watched, and stop in reverse order."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from launcher.children import Family, Service
from launcher.console import Trouble
from launcher.orphans import LAUNCHER, end_orphans, own_mark

SLEEPER = "import time; time.sleep(60)"
NOTES_ITS_END = """
import pathlib, signal, sys, time
def stop(*_):
    with open(sys.argv[1], "a") as notes: notes.write(sys.argv[2])
    sys.exit()
signal.signal(signal.SIGTERM, stop); print("up", flush=True); time.sleep(60)
"""


def service(folder: Path, name: str, code: str, *arguments: str) -> Service:
    return Service(name, [sys.executable, "-c", code, *arguments], folder / f"{name}.log", cwd=folder)


def is_up(folder: Path, name: str) -> bool:
    return "up" in (folder / f"{name}.log").read_text()


def start(family: Family, folder: Path, name: str, code: str, *arguments: str) -> int:
    (child,) = family.start(service(folder, name, code, *arguments))
    family.wait_for(name, lambda: is_up(folder, name), 10)
    return child.pid


def test_the_last_one_started_stops_first(tmp_path: Path) -> None:
    family, notes = Family(), tmp_path / "notes"
    for name in "abc":
        start(family, tmp_path, name, NOTES_ITS_END, str(notes), name)
    family.stop()
    assert notes.read_text() == "cba"


def test_a_dead_child_is_trouble_that_names_its_log(tmp_path: Path) -> None:
    family = Family()
    start(family, tmp_path, "worker", "print('up, then out of luck'); exit(3)")
    with pytest.raises(
        Trouble, match=r"The worker stopped by itself \(exit code 3\).*worker\.log(?s:.*)out of luck"
    ):
        wait_until_noticed(family)
    family.stop()


def wait_until_noticed(family: Family) -> None:
    for _ in range(200):
        family.check()
        time.sleep(0.02)


def test_children_die_with_a_killed_launcher(tmp_path: Path) -> None:
    launcher = f"""
import pathlib, sys, time
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from launcher.children import Family, Service
folder = pathlib.Path({str(tmp_path)!r})
(child,) = Family().start(Service("kid", [sys.executable, "-c", {SLEEPER!r}], folder / "kid.log", folder))
print(child.pid, flush=True); time.sleep(60)
"""
    with subprocess.Popen([sys.executable, "-c", launcher], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        kid = int(process.stdout.readline())
        process.kill()
    assert is_gone_within(kid, 10)


def is_gone_within(pid: int, seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        state = Path(f"/proc/{pid}/stat")
        if not state.exists() or state.read_text().split()[2] == "Z":
            return True
        time.sleep(0.02)
    return False


def test_a_service_may_die_another_way_than_it_stops(tmp_path: Path) -> None:
    """A service that would finish its work after SIGTERM is killed when the launcher dies."""
    stubborn = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)"
    launcher = f"""
import pathlib, signal, sys, time
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from launcher.children import Family, Service
folder = pathlib.Path({str(tmp_path)!r})
command = [sys.executable, "-c", {stubborn!r}]
kid = Service("kid", command, folder / "kid.log", folder, death_signal=signal.SIGKILL)
(child,) = Family().start(kid)
time.sleep(1); print(child.pid, flush=True); time.sleep(60)
"""
    with subprocess.Popen([sys.executable, "-c", launcher], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        kid = int(process.stdout.readline())
        process.kill()
    assert is_gone_within(kid, 10)


def test_a_process_whose_launcher_is_gone_is_ended_though_it_leads_its_session(tmp_path: Path) -> None:
    env = {**os.environ, "DUXI_DATA_DIR": str(tmp_path)}
    sleeper = [sys.executable, "-c", SLEEPER]
    orphan = subprocess.Popen(sleeper, env=env | {LAUNCHER: "999999.1"}, start_new_session=True)
    mine = subprocess.Popen(sleeper, env=env | own_mark(), start_new_session=True)
    try:
        end_orphans(f"DUXI_DATA_DIR={tmp_path}")
        assert orphan.wait(10) == -signal.SIGKILL
        assert mine.poll() is None
    finally:
        mine.kill()
        mine.wait()


def test_orphans_are_ended_and_others_are_left_alone(tmp_path: Path) -> None:
    mark = f"DUXI_DATA_DIR={tmp_path}"
    leader = """
import os, subprocess, sys
kid = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], stdout=subprocess.DEVNULL)
print(kid.pid, flush=True); os._exit(0)
"""
    env = {**os.environ, "DUXI_DATA_DIR": str(tmp_path)}
    shown = subprocess.run(
        [sys.executable, "-c", leader], env=env, start_new_session=True, stdout=subprocess.PIPE, check=True
    )
    other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], env=env)
    try:
        assert Path(f"/proc/{int(shown.stdout)}").exists()
        end_orphans(mark)
        assert is_gone_within(int(shown.stdout), 10)
        assert other.poll() is None
    finally:
        other.send_signal(signal.SIGKILL)
        other.wait()

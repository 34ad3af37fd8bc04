"""One clear sentence for what a person can mend."""

import errno
import socket
from pathlib import Path

import pytest

from launcher import guard
from launcher.console import Trouble


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Trouble, match=f"Port {port} is in use by another program"):
            guard.require_free_port(port)


def test_a_free_port_passes() -> None:
    guard.require_free_port(guard.free_port())


def test_a_missing_tool_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Trouble, match="'node' was not found"):
        guard.require_node()


def test_an_old_node_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for tool in ("node", "npm"):
        (tmp_path / tool).write_text("#!/bin/sh\necho v18.2.0\n")
        (tmp_path / tool).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(Trouble, match=r"needs Node\.js 20 or newer; this is v18\.2\.0"):
        guard.require_node()


def test_too_little_room_is_refused_before_the_work(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="Too little room on the disk"):
        guard.require_space(tmp_path / "not" / "yet", megabytes=10**12)


def test_a_second_holder_is_refused_with_the_first_ones_words(tmp_path: Path) -> None:
    lock = tmp_path / "up.lock"
    with (
        guard.only_one(lock, "process 7", "taken by {holder}"),
        pytest.raises(Trouble, match="taken by process 7"),
        guard.only_one(lock, "process 8", "taken by {holder}"),
    ):
        pass


def test_a_lock_whose_holder_died_is_free(tmp_path: Path) -> None:
    lock = tmp_path / "up.lock"
    lock.write_text("process 7")
    assert not guard.is_held(lock)
    with guard.only_one(lock, "process 8", "taken by {holder}"):
        assert guard.is_held(lock)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENOSPC, "x"), "The disk is full: make room and start again."),
        (PermissionError(errno.EACCES, "x", "/data"), "No permission for /data"),
        (OSError(errno.EROFS, "x", "/data"), "/data is on a read-only disk"),
    ],
)
def test_system_errors_become_sentences(error: OSError, sentence: str) -> None:
    assert guard.as_sentence(error).startswith(sentence)

"""The private cluster: starts, answers, and comes back after the worst."""

import os
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from launcher import postgres, valkey
from launcher.children import Family
from launcher.product import Place, environment, temporary


@pytest.fixture
def place() -> Iterator[Place]:
    with temporary(port=1) as place:
        yield place


@pytest.fixture
def family() -> Iterator[Family]:
    family = Family()
    yield family
    family.stop()


def cluster_in(place: Place) -> postgres.Cluster:
    return postgres.locate(place.data / "postgres", place.log("database"), durable=place.durable)


def ask(cluster: postgres.Cluster, sql: str) -> str:
    where = ["-h", str(cluster.sockets), "-U", postgres.USER, "-d", postgres.DATABASE]
    command = [str(cluster.programs / "psql"), *where, "-Atqc", sql]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_rows_survive_a_killed_server(place: Place, family: Family) -> None:
    cluster = cluster_in(replace(place, durable=True))
    postgres.start(cluster, family)
    ask(cluster, "create table kept as select 42 as answer")
    os.kill(int((cluster.data / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)
    family.stop()
    postgres.start(cluster, family)
    assert ask(cluster, "select answer from kept") == "42"


def test_a_process_number_given_to_another_program_does_no_harm(place: Place, family: Family) -> None:
    cluster = cluster_in(place)
    postgres.start(cluster, family)
    family.stop()
    (cluster.data / "postmaster.pid").write_text(f"{os.getpid()}\n{cluster.data}\n")
    postgres.start(cluster, family)
    assert ask(cluster, "select 1") == "1"


def test_a_half_made_cluster_is_made_again(place: Place, family: Family) -> None:
    cluster = cluster_in(place)
    (cluster.home / "cluster.unfinished").mkdir(parents=True)
    (cluster.home / "cluster.unfinished" / "PG_VERSION").write_text("18")
    postgres.start(cluster, family)
    assert ask(cluster, "select current_database()") == "duxi"


def test_texts_sort_the_same_on_every_machine(place: Place, family: Family) -> None:
    cluster = cluster_in(place)
    postgres.start(cluster, family)
    assert ask(cluster, "select datcollate from pg_database where datname = 'duxi'") == "C.UTF-8"
    assert ask(cluster, "show server_encoding") == "UTF8"


def test_a_long_path_still_has_short_sockets(tmp_path: Path) -> None:
    deep = Place(tmp_path / ("d" * 120), port=1)
    sockets = Path(environment(deep)["PGHOST"])
    assert len(str(sockets / ".s.PGSQL.5432")) < 100
    assert len(environment(deep)["REDIS_URL"].removeprefix("unix://")) < 100


def test_valkey_answers_and_a_stale_socket_is_no_obstacle(place: Place, family: Family) -> None:
    folder = place.data / "valkey"
    sock = valkey.socket_path(folder)
    sock.parent.mkdir(parents=True)
    sock.touch()
    valkey.start(folder, place.log("cache"), family, {})
    family.check()


def test_the_callers_database_variables_do_not_leak(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGPASSWORD", "of another database")
    monkeypatch.setenv("PGPORT", "6432")
    env = environment(place)
    assert "PGPASSWORD" not in env
    assert env["PGPORT"] == "5432"


def test_the_secret_key_is_made_once_and_private(place: Place) -> None:
    first = environment(place)["DUXI_SECRET_KEY"]
    assert environment(place)["DUXI_SECRET_KEY"] == first
    assert (place.data / "secret-key").stat().st_mode & 0o777 == 0o600
    assert len(first) >= 50


def test_the_database_is_made_from_one_with_the_demo_where_there_is_one(place: Place, family: Family) -> None:
    cluster = cluster_in(place)
    postgres.start(cluster, family)
    ask(cluster, "create table mine ()")
    postgres.copy_template(cluster)
    assert ask(cluster, "select to_regclass('mine')") == "mine"
    ask(cluster, "create database demo_0123456789ab")
    postgres.copy_template(cluster)
    assert ask(cluster, "select to_regclass('mine')") == ""

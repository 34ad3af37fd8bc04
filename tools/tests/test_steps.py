"""Stamped steps: work is done when something changed, and only then."""

from pathlib import Path

import pytest

from launcher.console import Trouble
from launcher.steps import Step, digest


def make_step(folder: Path, done: list[str], *facts: str) -> Step:
    (folder / "src").mkdir(exist_ok=True)
    stamp = folder / "out" / ".stamp"
    return Step("build", stamp, (folder / "src",), lambda: done.append("built"), facts)


def test_work_is_done_once_while_nothing_changes(tmp_path: Path) -> None:
    done: list[str] = []
    make_step(tmp_path, done).run()
    make_step(tmp_path, done).run()
    assert done == ["built"]


@pytest.mark.parametrize("name", ["src/new.ts", "src/deep/er.ts"])
def test_a_new_file_asks_for_the_work_again(tmp_path: Path, name: str) -> None:
    done: list[str] = []
    make_step(tmp_path, done).run()
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_text("export {}")
    make_step(tmp_path, done).run()
    assert done == ["built", "built"]


def test_another_fact_asks_for_the_work_again(tmp_path: Path) -> None:
    done: list[str] = []
    make_step(tmp_path, done, "v20.0.0").run()
    make_step(tmp_path, done, "v22.0.0").run()
    assert done == ["built", "built"]


def test_failed_work_leaves_no_stamp(tmp_path: Path) -> None:
    def fail() -> None:
        raise Trouble("no")

    step = Step("build", tmp_path / ".stamp", (), fail)
    with pytest.raises(Trouble):
        step.run()
    assert not step.stamp.exists()


def test_the_digest_tells_a_moved_line_from_the_same_bytes_in_another_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for folder, names in ((one, ("a", "bc")), (two, ("ab", "c"))):
        folder.mkdir()
        for name in names:
            (folder / name).write_text(name)
    assert digest([one]) != digest([two])


def test_generated_files_do_not_count(tmp_path: Path) -> None:
    source = tmp_path / "src"
    (source / "__pycache__").mkdir(parents=True)
    before = digest([source])
    (source / "__pycache__" / "a.pyc").write_bytes(b"1")
    assert digest([source]) == before

"""What the worker runs."""

from duxi.files.actions import exports, imports, uploads


def run_export(job_id: int) -> None:
    """Make the file of one export job."""
    exports.run_export(job_id=job_id)


def remove_expired_exports() -> int:
    """Delete export files whose time is up; returns how many."""
    return exports.remove_expired()


def fail_lost_exports() -> int:
    """Say so where the job of an export is gone from the queue; returns how many there were."""
    return exports.fail_lost()


def remove_unattached_uploads() -> int:
    """Delete uploads that nothing holds on to; returns how many."""
    return uploads.remove_unattached()


def check_import(job_id: int) -> None:
    """Say what each row of an upload would do."""
    imports.check(job_id=job_id)


def apply_import(job_id: int) -> None:
    """Write a confirmed upload."""
    imports.apply(job_id=job_id)


def remove_old_imports() -> int:
    """Forget uploads whose time is up; returns how many."""
    return imports.remove_old()

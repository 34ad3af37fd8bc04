"""Watched ranges: a union that only grows, independent of the order of reports."""

from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.learning.models import CompletedContent, VideoNote, VideoProgress
from tests.races import each_at_once
from tests.videos.playing import begin, path, playback, report

pytestmark = pytest.mark.django_db

TOO_FAST = "Laporan tontonan melebihi waktu yang sudah berlalu."


def begin_yesterday(caller, course):
    """Enough time has passed to have watched it all."""
    begin(caller, course)
    VideoProgress.objects.update(started_at=now() - timedelta(days=1))


def duration(course):
    return course.video.video.duration_ms


def test_reports_add_up_in_any_order(as_, ani, watched_course):
    begin_yesterday(as_(ani), watched_course)
    report(as_(ani), watched_course, [8000, 12000], position=12000)
    report(as_(ani), watched_course, [0, 5000], position=5000)
    answer = report(as_(ani), watched_course, [4000, 9000], position=9000)
    assert answer.results["spans"] == [[0, 12000]]
    assert (answer.results["position"], answer.results["frontier"]) == (9000, 12000)
    again = report(as_(ani), watched_course, [0, 1000], [3000, 2000], position=1000)
    assert (again.results["spans"], again.results["position"]) == ([[0, 12000]], 1000)
    assert playback(as_(ani), watched_course).results["watched"]["spans"] == [[0, 12000]]
    assert not CompletedContent.objects.exists()
    complete = watched_course.path(f"contents/{watched_course.reading.uuid}/complete")
    assert as_(ani).post(complete).status == 200
    [owned] = as_(ani).get("/account/my-learning").results["rows"]
    assert (owned["phase"], owned["progress"], owned["resume_at"]) == ("running", 25, 1)


def test_nearly_all_of_it_completes_the_content(as_, ani, watched_course):
    begin_yesterday(as_(ani), watched_course)
    end = duration(watched_course)
    almost = report(as_(ani), watched_course, [0, end * 89 // 100])
    assert (almost.results["is_completed"], CompletedContent.objects.count()) == (False, 0)
    done = report(as_(ani), watched_course, [end * 89 // 100, end + 60_000], position=end + 60_000)
    assert (done.results["percent"], done.results["position"]) == (100, end)
    assert CompletedContent.objects.get().content == watched_course.video
    shown = as_(ani).get(watched_course.path("course")).results
    video = shown["sections"][0]["contents"][1]
    assert (video["state"], video["watched_percent"], shown["content_count"]) == ("completed", 100, 4)


def test_nobody_watches_faster_than_time(as_, ani, watched_course):
    begin(as_(ani), watched_course)
    VideoProgress.objects.update(started_at=now() + timedelta(seconds=20))
    refused = report(as_(ani), watched_course, [0, duration(watched_course)])
    assert (refused.status, refused.message) == (409, TOO_FAST)
    row = VideoProgress.objects.get()
    assert (row.watched, row.position_ms, CompletedContent.objects.count()) == ([], 0, 0)


def test_what_was_never_opened_was_not_watched(as_, ani, watched_course):
    refused = report(as_(ani), watched_course, [0, 1000])
    assert (refused.status, refused.message) == (409, "Putar video ini terlebih dahulu.")
    clicked = as_(ani).post(path(watched_course, "complete"))
    assert (clicked.status, clicked.message) == (409, "Tonton video ini sampai selesai.")
    assert not VideoProgress.objects.exists()
    assert not CompletedContent.objects.exists()


def test_some_videos_cannot_be_skipped(as_, ani, whole):
    begin_yesterday(as_(ani), whole)
    report(as_(ani), whole, [0, 4000])
    refused = report(as_(ani), whole, [12000, 15000])
    assert (refused.status, refused.message) == (409, "Bagian video ini belum boleh dilewati.")
    assert VideoProgress.objects.get().watched == [(0, 4000)]
    assert report(as_(ani), whole, [4000, 9000], [9000, 15000]).results["frontier"] == 15000


def test_a_small_gap_between_two_sittings_does_not_stop_a_third(as_, ani, whole):
    begin_yesterday(as_(ani), whole)
    report(as_(ani), whole, [0, 6000])
    assert report(as_(ani), whole, [6050, 13000]).results["frontier"] == 13000
    assert report(as_(ani), whole, [13000, 15000]).results["frontier"] == 15000
    refused = report(as_(ani), whole, [22000, 23000])
    assert (refused.status, VideoProgress.objects.get().watched) == (409, [(0, 6000), (6050, 15000)])


def test_bad_spans_change_nothing(as_, ani, watched_course):
    begin_yesterday(as_(ani), watched_course)
    for spans in ("x", "[[1]]", '[["a", 2]]', "[[-1, 5]]", "[[0, 999999999]]"):
        assert as_(ani).post(path(watched_course, "watched"), {"spans": spans}).status == 422
    assert VideoProgress.objects.get().reported_at is None


@pytest.mark.django_db(transaction=True)
def test_two_tabs_at_once_lose_nothing(as_, ani, watched_course):
    begin_yesterday(as_(ani), watched_course)
    spans = [[n * 1000, n * 1000 + 1000] for n in reversed(range(12))]
    answers = each_at_once(lambda span: report(as_(ani), watched_course, span), spans)
    assert [one.status for one in answers] == [200] * 12
    assert VideoProgress.objects.get().watched == [(0, 12000)]


def test_notes_are_ones_own(as_, ani, budi, watched_course):
    empty = as_(ani).post(path(watched_course, "notes"), {"at": 1000, "text": " "})
    assert (empty.status, empty.errors) == (422, {"text": ["Wajib diisi."]})
    for at, text in ((9000, "Kedua"), (2000, "Pertama")):
        assert as_(ani).post(path(watched_course, "notes"), {"at": at, "text": text}).status == 200
    notes = playback(as_(ani), watched_course).results["notes"]
    assert [(one["at"], one["text"]) for one in notes] == [(2000, "Pertama"), (9000, "Kedua")]
    own = path(watched_course, f"notes/{notes[0]['uuid']}")
    assert as_(budi).put(own, {"text": "Bukan milik saya"}).status == 404
    assert as_(budi).delete(own).status == 404
    assert as_(ani).put(own, {"text": "Diperbaiki"}).message == "Catatan disimpan."
    assert VideoNote.objects.get(at_ms=2000).text == "Diperbaiki"
    assert as_(ani).delete(own).message == "Catatan dihapus."
    assert VideoNote.objects.count() == 1


def test_a_sync_keeps_what_was_watched(as_, ani, watched_course):
    begin_yesterday(as_(ani), watched_course)
    report(as_(ani), watched_course, [0, duration(watched_course)])
    answer = as_(ani).post(watched_course.path("sync-content"))
    assert answer.results["course"]["completed_count"] == 1
    assert VideoProgress.objects.get().watched == [(0, duration(watched_course))]

"""Reports: made once by each person, closed together, with what moderators decide."""

import pytest

from duxi.community.actions.reports import AlreadyClosed, close
from duxi.community.models import Discussion, Report, ReportVerdict
from duxi.notices.models import Notification

pytestmark = pytest.mark.django_db


def test_a_report_is_made_once_and_its_post_removed(as_, ani, budi, citra, moderator, ask, answer_to):
    path = ask(ani)
    reply = answer_to(budi, path)
    for person in (ani, ani, citra):
        answer = as_(person).post(f"{reply}/report", {"reason": "rude", "note": "Kasar"})
        assert answer.message == "Terima kasih. Moderator akan memeriksa laporan Anda."
    assert Report.objects.count() == 2
    close(report_id=Report.objects.first().pk, by=moderator, verdict=ReportVerdict.REMOVED)
    assert not Report.objects.filter(closed_at=None).exists()
    with pytest.raises(AlreadyClosed):
        close(report_id=Report.objects.last().pk, by=moderator, verdict=ReportVerdict.DISMISSED)
    assert Discussion.objects.get().reply_count == 0
    words = Notification.objects.get(user=budi).params
    assert words["detail"] == "Kasar atau menyerang"


def test_a_dismissed_report_changes_nothing(as_, ani, budi, moderator, ask):
    path = ask(ani)
    as_(budi).post(f"{path}/report", {"reason": "spam"})
    close(report_id=Report.objects.get().pk, by=moderator, verdict=ReportVerdict.DISMISSED)
    assert as_(budi).get(path).results["is_deleted"] is False


def test_what_a_moderator_removes_while_reading_leaves_the_queue(
    as_, ani, budi, citra, moderator, ask, answer_to
):
    path = ask(ani)
    reply = answer_to(budi, path)
    as_(citra).post(f"{reply}/report", {"reason": "spam"})
    as_(citra).post(f"{path}/report", {"reason": "other"})
    assert as_(moderator).delete(f"{reply}?reason=Iklan").status == 200
    rows = Report.objects.order_by("pk").values_list("verdict", "closed_by")
    assert list(rows) == [("removed", moderator.pk), ("", None)]

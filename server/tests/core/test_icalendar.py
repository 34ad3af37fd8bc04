"""Calendar files conform to RFC 5545 for every title."""

from datetime import datetime, timedelta

import pytest

from duxi.core.clock import JAKARTA
from duxi.core.icalendar import CalendarEvent, calendar

START = datetime(2026, 12, 15, 9, tzinfo=JAKARTA)


def lines_of(**fields):
    event = CalendarEvent("kelas-7", START, START + timedelta(hours=6), **fields)
    return calendar([event]).split("\r\n")


def test_a_class_of_three_days_in_a_room(settings):
    settings.PRODUCT_NAME = "Duxi"
    lines = lines_of(title="Kelas Data", location="Ruang 2", path="/kelas/7", days=3)
    stamp = lines.pop(7)
    assert stamp.startswith("DTSTAMP:20")
    assert lines == [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Duxi//ID",
        "CALSCALE:GREGORIAN",
        "X-WR-CALNAME:Duxi",
        "BEGIN:VEVENT",
        "UID:kelas-7@duxi",
        "DTSTART:20261215T020000Z",
        "DTEND:20261215T080000Z",
        "RRULE:FREQ=DAILY;COUNT=3",
        "SUMMARY:Kelas Data",
        "LOCATION:Ruang 2",
        "URL:http://localhost:8000/kelas/7",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
    ]


def test_one_day_without_a_place_says_no_more():
    assert not {line.partition(":")[0] for line in lines_of(title="Webinar")} & {"RRULE", "LOCATION"}


@pytest.mark.parametrize(
    ("title", "written"),
    [
        ("Dasar; lanjut, mahir", r"Dasar\; lanjut\, mahir"),
        (r"C:\data", r"C:\\data"),
        ("Dua\r\nBEGIN:VEVENT  baris", "Dua BEGIN:VEVENT baris"),
    ],
)
def test_a_title_cannot_be_read_as_anything_else(title, written):
    assert f"SUMMARY:{written}" in lines_of(title=title)


@pytest.mark.parametrize("letter", ["a", "é", "数"])
def test_long_lines_go_on_after_a_space(letter):
    lines = lines_of(title=letter * 200)
    assert all(len(line.encode()) <= 75 for line in lines)
    assert f"SUMMARY:{letter * 200}" in "\r\n".join(lines).replace("\r\n ", "").split("\r\n")

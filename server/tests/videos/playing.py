"""A player as tests speak it."""

import base64
import json
from xml.etree import ElementTree as ET

NAMES = {"mpd": "urn:mpeg:dash:schema:mpd:2011"}


def path(course, rest):
    return course.path(f"contents/{course.video.uuid}/{rest}")


def playback(caller, course):
    return caller.get(path(course, "playback"))


def key_id(course):
    return base64.urlsafe_b64encode(course.video.video.key_id.bytes).rstrip(b"=").decode()


def licence(caller, course, ticket, kids=None):
    body = {"kids": kids or [key_id(course)], "type": "temporary"}
    return caller.post(path(course, f"licence?ticket={ticket}"), json_body=body)


def begin(caller, course):
    """Ask for the video and its licence, as a player does."""
    found = playback(caller, course).results
    assert licence(caller, course, found["ticket"]).status == 200
    return found


def report(caller, course, *spans, position=0):
    return caller.post(path(course, "watched"), {"spans": json.dumps(spans), "position": position})


def links(found):
    """The signed links of a manifest, by the name of the rendition."""
    shown = ET.fromstring(found["manifest"]).iterfind(".//mpd:Representation", NAMES)  # noqa: S314
    return {one.get("id"): one.find("mpd:BaseURL", NAMES).text for one in shown}

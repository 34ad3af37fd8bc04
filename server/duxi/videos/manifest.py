"""The DASH manifest of a video: every rendition is one file, read by byte ranges."""

from collections.abc import Callable, Iterable
from xml.etree import ElementTree as ET

from duxi.videos.models import Rendition, Video

_PROFILE = "urn:mpeg:dash:profile:isoff-on-demand:2011"
_CLEAR_KEY = "urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e"
_NAMES = {"xmlns": "urn:mpeg:dash:schema:mpd:2011", "xmlns:cenc": "urn:mpeg:cenc:2013"}


def manifest(video: Video, renditions: Iterable[Rendition], link_to: Callable[[Rendition], str]) -> str:
    """The manifest as XML; it contains the key id but not the key."""
    seconds = f"PT{video.duration_ms / 1000:.3f}S"
    facts = {"type": "static", "profiles": _PROFILE, "minBufferTime": "PT4S"}
    root = ET.Element("MPD", {**_NAMES, **facts, "mediaPresentationDuration": seconds})
    period = ET.SubElement(root, "Period")
    listed = list(renditions)
    for is_video in (True, False):
        tracks = [one for one in listed if one.is_video == is_video]
        if tracks:
            _add_tracks(period, video, tracks, link_to)
    return ET.tostring(root, encoding="unicode")


def _add_tracks(
    period: ET.Element, video: Video, tracks: list[Rendition], link_to: Callable[[Rendition], str]
) -> None:
    kind = "video" if tracks[0].is_video else "audio"
    facts = {"contentType": kind, "mimeType": f"{kind}/mp4", "subsegmentAlignment": "true"}
    group = ET.SubElement(period, "AdaptationSet", facts)
    protection = {
        "schemeIdUri": "urn:mpeg:dash:mp4protection:2011",
        "value": "cenc",
        "cenc:default_KID": str(video.key_id),
    }
    ET.SubElement(group, "ContentProtection", protection)
    ET.SubElement(group, "ContentProtection", {"schemeIdUri": _CLEAR_KEY, "value": "ClearKey1.0"})
    for track in tracks:
        _add_track(group, track, link_to(track))


def _add_track(group: ET.Element, track: Rendition, link: str) -> None:
    facts = {"id": track.name, "bandwidth": str(track.bandwidth), "codecs": track.codecs}
    if track.is_video:
        facts |= {"width": str(track.width), "height": str(track.height)}
    else:
        facts |= {"audioSamplingRate": str(track.sampling_rate)}
    shown = ET.SubElement(group, "Representation", facts)
    ET.SubElement(shown, "BaseURL").text = link
    index = ET.SubElement(shown, "SegmentBase", {"indexRange": f"{track.init_end + 1}-{track.index_end}"})
    ET.SubElement(index, "Initialization", {"range": f"0-{track.init_end}"})

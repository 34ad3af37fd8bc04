"""HLS playlists of a video, for browsers without ClearKey (Safari, iOS).

Every rendition is one file whose segments are read by byte ranges. The playlist contains the address of the
key, which checks access, not the key.
"""

from collections.abc import Callable, Iterable
from math import ceil

from duxi.videos.models import Rendition

CONTENT_TYPE = "application/vnd.apple.mpegurl"
SMALL_HEIGHT = 400
_HEAD = ["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-INDEPENDENT-SEGMENTS"]
_SOUND = "audio"


def master_playlist(
    renditions: Iterable[Rendition], address_of: Callable[[Rendition], str], *, is_small: bool
) -> str:
    """The renditions; with `is_small` only the one for slow connections."""
    listed = list(renditions)
    pictures = [one for one in listed if one.is_video]
    small = [one for one in pictures if one.height <= SMALL_HEIGHT]
    sounds = [one for one in listed if not one.is_video]
    lines = [*_HEAD, *(_sound(one, address_of(one)) for one in sounds)]
    for one in small if is_small and small else pictures:
        lines += [_picture(one, sounds), address_of(one)]
    return "\n".join(lines) + "\n"


def media_playlist(rendition: Rendition, *, link: str, key_address: str) -> str:
    """The segments of one rendition; `link` opens its file."""
    longest = max((lasting for _size, lasting in rendition.hls_segments), default=1000)
    lines = [
        *_HEAD,
        f"#EXT-X-TARGETDURATION:{ceil(longest / 1000)}",
        "#EXT-X-MEDIA-SEQUENCE:0",
        "#EXT-X-PLAYLIST-TYPE:VOD",
        # before the key, because the init segment is not encrypted
        f'#EXT-X-MAP:URI="{link}",BYTERANGE="{rendition.hls_init_size}@0"',
        f'#EXT-X-KEY:METHOD=AES-128,URI="{key_address}"',
    ]
    at = rendition.hls_init_size
    for size, lasting in rendition.hls_segments:
        lines += [f"#EXTINF:{lasting / 1000:.3f},", f"#EXT-X-BYTERANGE:{size}@{at}", link]
        at += size
    return "\n".join([*lines, "#EXT-X-ENDLIST"]) + "\n"


def _sound(rendition: Rendition, address: str) -> str:
    facts = f'TYPE=AUDIO,GROUP-ID="{_SOUND}",NAME="{rendition.name}",DEFAULT=YES,AUTOSELECT=YES'
    return f'#EXT-X-MEDIA:{facts},URI="{address}"'


def _picture(rendition: Rendition, sounds: list[Rendition]) -> str:
    together = [rendition, *sounds[:1]]
    facts = [
        f"BANDWIDTH={sum(one.bandwidth for one in together)}",
        f'CODECS="{",".join(one.codecs for one in together)}"',
        f"RESOLUTION={rendition.width}x{rendition.height}",
    ]
    if sounds:
        facts.append(f'AUDIO="{_SOUND}"')
    return f"#EXT-X-STREAM-INF:{','.join(facts)}"

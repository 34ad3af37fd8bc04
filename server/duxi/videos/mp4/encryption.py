"""Common encryption, scheme `cenc`: AES-CTR, whole samples of sound, the slices of pictures.

Every sample has its own initialization vector: the track's number and the sample's, so that no two samples
under one key share a key stream.
"""

import struct
from dataclasses import dataclass, field
from uuid import UUID

from cryptography.hazmat.primitives.ciphers import Cipher, CipherContext
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import CTR

from duxi.videos.mp4.boxes import Box, NotReadable, box, boxes
from duxi.videos.mp4.fragments import Fragment
from duxi.videos.mp4.tracks import Track

_CONTAINERS = {"moov", "trak", "mdia", "minf", "stbl"}
_SAMPLE_ENTRIES = 8
_VECTOR_BYTES = 8
_SAIO_BYTES = 20
_HEADER = 8
_CLEAR = 32
_BLOCK = 16
_TRACK_SHIFT = 40


@dataclass
class Encryption:
    """Encrypts one track of a video; `number` distinguishes its tracks."""

    key: bytes
    key_id: UUID
    number: int
    track: Track
    samples: int = field(default=0, init=False)

    def head(self, moov: bytes) -> bytes:
        """The init segment with the encryption metadata."""
        return self._head(Box("moov", moov))

    def _head(self, one: Box) -> bytes:
        if one.name in _CONTAINERS:
            return box(one.name, b"".join(self._head(inner) for inner in boxes(one.payload)))
        if one.name == "stsd":
            entries = (self._entry(entry) for entry in boxes(one.payload, _SAMPLE_ENTRIES))
            return box("stsd", one.payload[:_SAMPLE_ENTRIES] + b"".join(entries))
        return box(one.name, one.payload)

    def _entry(self, entry: Box) -> bytes:
        scheme = box("schm", b"\0\0\0\0cenc" + struct.pack(">I", 0x10000))
        defaults = b"\0\0\0\0\0\0\1" + bytes([_VECTOR_BYTES]) + self.key_id.bytes
        information = box("frma", entry.name.encode()) + scheme + box("schi", box("tenc", defaults))
        return box("encv" if self.track.is_video else "enca", entry.payload + box("sinf", information))

    def fragment(self, moof: bytes, fragment: Fragment, mdat: bytes) -> bytes:
        """A fragment with its samples encrypted, `moof` and `mdat`."""
        if sum(fragment.sizes) != len(mdat):
            raise NotReadable
        written, notes, at = [], [], 0
        for size in fragment.sizes:
            sample, note = self._sample(mdat[at : at + size])
            written.append(sample)
            notes.append(note)
            at += size
        return box("moof", self._moof(moof, notes)) + box("mdat", b"".join(written))

    def _sample(self, sample: bytes) -> tuple[bytes, bytes]:
        """The encrypted sample and its auxiliary information for decoders."""
        vector = struct.pack(">Q", (self.number << _TRACK_SHIFT) | self.samples)
        self.samples += 1
        cipher = Cipher(AES(self.key), CTR(vector + bytes(_VECTOR_BYTES))).encryptor()
        if not self.track.is_video:
            return cipher.update(sample), vector
        parts = list(_slices(sample))
        note = vector + struct.pack(">H", len(parts)) + b"".join(struct.pack(">HI", *part) for part in parts)
        return _encrypt_parts(sample, parts, cipher), note

    def _moof(self, moof: bytes, notes: list[bytes]) -> bytes:
        sizes = _saiz(notes)
        flags = b"\0\0\0\2" if self.track.is_video else b"\0\0\0\0"
        listed = box("senc", flags + struct.pack(">I", len(notes)) + b"".join(notes))
        extra = len(sizes) + _SAIO_BYTES + len(listed)
        written = b""
        for one in boxes(moof):
            if one.name != "traf":
                written += box(one.name, one.payload)
                continue
            runs = b"".join(_moved(part, extra) for part in boxes(one.payload))
            # offset from `moof` to the first entry of `senc`: three headers, the parts before, and 8
            offset = _HEADER + len(written) + _HEADER + len(runs) + len(sizes) + _SAIO_BYTES + _HEADER + 8
            written += box("traf", runs + sizes + _saio(offset) + listed)
        return written


def _slices(sample: bytes) -> list[tuple[int, int]]:
    """Clear and encrypted byte counts of each NAL unit: its header stays clear, the rest is encrypted in
    blocks.
    """
    parts, at = [], 0
    while at < len(sample):
        if at + 4 > len(sample):
            raise NotReadable
        length = 4 + int(struct.unpack_from(">I", sample, at)[0])
        clear = min(length, _CLEAR + (length - _CLEAR) % _BLOCK if length > _CLEAR else _CLEAR)
        parts.append((clear, length - clear))
        at += length
    return parts


def _encrypt_parts(sample: bytes, parts: list[tuple[int, int]], cipher: CipherContext) -> bytes:
    written, at = b"", 0
    for clear, secret in parts:
        written += sample[at : at + clear] + cipher.update(sample[at + clear : at + clear + secret])
        at += clear + secret
    return written


def _saiz(notes: list[bytes]) -> bytes:
    lengths = {len(one) for one in notes}
    same = len(lengths) == 1
    default = len(notes[0]) if same else 0
    each = b"" if same else bytes(len(one) for one in notes)
    return box("saiz", b"\0\0\0\0" + bytes([default]) + struct.pack(">I", len(notes)) + each)


def _saio(offset: int) -> bytes:
    return box("saio", b"\0\0\0\0" + struct.pack(">II", 1, offset))


def _moved(part: Box, extra: int) -> bytes:
    """A `trun` whose samples begin further behind now."""
    payload = part.payload
    if part.name == "trun" and payload[3] & 1:
        (offset,) = struct.unpack_from(">i", payload, 8)
        payload = payload[:8] + struct.pack(">i", offset + extra) + payload[12:]
    return box(part.name, payload)

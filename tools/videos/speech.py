"""Speaks Indonesian with eSpeak NG, from the wheel `espeakng-loader` (not a dependency of the product)."""

import ctypes
import wave
from pathlib import Path

_RETRIEVAL = 1
_UTF8 = 1
_WORDS_A_MINUTE = 150
_RATE_PARAMETER = 1
_CALLBACK = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(ctypes.c_char)
)


class Speaker:
    """An Indonesian voice; one for the whole process."""

    def __init__(self) -> None:
        import espeakng_loader  # type: ignore[import-not-found]

        self._library = ctypes.CDLL(espeakng_loader.get_library_path())
        folder = espeakng_loader.get_data_path().encode()
        self.rate = self._library.espeak_Initialize(_RETRIEVAL, 0, folder, 0)
        self._library.espeak_SetVoiceByName(b"id")
        self._library.espeak_SetParameter(_RATE_PARAMETER, _WORDS_A_MINUTE, 0)
        self._said = bytearray()
        self._listener = _CALLBACK(self._listen)
        self._library.espeak_SetSynthCallback(self._listener)

    def say(self, sentence: str) -> bytes:
        """A sentence as 16-bit samples at `rate`."""
        self._said.clear()
        text = sentence.encode()
        self._library.espeak_Synth(text, len(text) + 1, 0, 1, 0, _UTF8, None, None)
        self._library.espeak_Synchronize()
        return bytes(self._said)

    def _listen(self, samples: "ctypes._Pointer[ctypes.c_short]", count: int, _events: object) -> int:
        if samples and count > 0:
            self._said += ctypes.string_at(samples, count * 2)
        return 0


def write_wave(path: Path, samples: bytes, rate: int) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples)

"""Regenerates fixtures/videos from its scripts: `.venv/bin/python tools/videos`.

Needs the packages of the server, and `espeakng-loader` for the voice.
"""

import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from imageio_ffmpeg import get_ffmpeg_exe
from slides import draw_slide
from speech import Speaker, write_wave

FOLDER = Path(__file__).parents[2] / "fixtures" / "videos"
FRAMES = 5
PAUSE_SECONDS = 0.45
SIZES = {"low": 360, "high": 540}
_FRAGMENTED = ["-movflags", "+frag_keyframe+empty_moov+default_base_moof+negative_cts_offsets"]


@dataclass
class Spoken:
    """A slide with its speech: samples, and start and end of each sentence."""

    heading: str
    seconds: float
    lines: list[tuple[float, float, str]]


def main() -> None:
    scripts: list[dict[str, Any]] = yaml.safe_load((FOLDER / "scripts.yaml").read_text())
    speaker = Speaker()
    for number, script in enumerate(scripts):
        with tempfile.TemporaryDirectory() as folder:
            make(script, speaker, number, Path(folder))
        print(script["slug"], sum(one.stat().st_size for one in (FOLDER / script["slug"]).iterdir()))


def make(script: dict[str, Any], speaker: Speaker, number: int, work: Path) -> None:
    """All files of one video."""
    target = FOLDER / script["slug"]
    target.mkdir(exist_ok=True)
    slides, samples = spoken(script, speaker)
    write_wave(work / "speech.wav", samples, speaker.rate)
    write_pictures(script["title"], slides, number // 7, work)
    for name, height in SIZES.items():
        encode_pictures(work, target / f"{name}.mp4", height)
    encode_speech(work, target / "audio.mp4")
    (target / "id.vtt").write_text(captions(slides))


def spoken(script: dict[str, Any], speaker: Speaker) -> tuple[list[Spoken], bytes]:
    """The slides with their times, and the whole speech."""
    slides, samples = [], bytearray()
    pause = bytes(2 * int(PAUSE_SECONDS * speaker.rate))
    for heading, *sentences in script["slides"]:
        began, lines = len(samples), []
        for sentence in sentences:
            start = len(samples) / 2 / speaker.rate
            samples += speaker.say(sentence)
            lines.append((start, len(samples) / 2 / speaker.rate, sentence))
            samples += pause
        slides.append(Spoken(heading, (len(samples) - began) / 2 / speaker.rate, lines))
    return slides, bytes(samples)


def write_pictures(title: str, slides: list[Spoken], ground: int, work: Path) -> None:
    """Write the slides, and a list of their durations."""
    listed = []
    for number, slide in enumerate(slides, start=1):
        draw_slide(title, slide.heading, number, len(slides), ground).save(work / f"{number}.png")
        listed.append(f"file '{number}.png'\nduration {slide.seconds:.3f}")
    (work / "slides.txt").write_text("\n".join([*listed, f"file '{len(slides)}.png'\n"]))


def encode_pictures(work: Path, target: Path, height: int) -> None:
    looks = f"fps={FRAMES},scale=-2:{height}:flags=lanczos,format=yuv420p"
    coded = ["-c:v", "libx264", "-preset", "veryslow", "-tune", "stillimage", "-crf", "34", "-bf", "0"]
    keys = ["-force_key_frames", "expr:gte(t,n_forced*6)", "-profile:v", "main"]
    source = ["-f", "concat", "-safe", "0", "-i", str(work / "slides.txt")]
    run([*source, "-vf", looks, *coded, *keys, *_FRAGMENTED, str(target)])


def encode_speech(work: Path, target: Path) -> None:
    coded = ["-c:a", "aac", "-b:a", "24k", "-ac", "1", "-ar", "22050", "-frag_duration", "4000000"]
    wholes = ["-movflags", "+empty_moov+default_base_moof"]
    run(["-i", str(work / "speech.wav"), *coded, *wholes, str(target)])


def run(options: list[str]) -> None:
    head = [get_ffmpeg_exe(), "-y", "-nostdin", "-loglevel", "error"]
    subprocess.run(
        [*head, *options[:-1], "-map_metadata", "-1", "-fflags", "+bitexact", options[-1]], check=True
    )


def captions(slides: list[Spoken]) -> str:
    lines = (line for slide in slides for line in slide.lines)
    cues = (f"{clock(start)} --> {clock(end)}\n{text}\n" for start, end, text in lines)
    return "WEBVTT\n\n" + "\n".join(cues)


def clock(seconds: float) -> str:
    whole = round(seconds * 1000)
    return f"{whole // 3600000:02}:{whole // 60000 % 60:02}:{whole // 1000 % 60:02}.{whole % 1000:03}"


if __name__ == "__main__":
    main()

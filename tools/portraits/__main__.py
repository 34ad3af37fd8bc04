# ruff: noqa: E501  (a path of a drawing is one word)
"""`.venv/bin/python tools/portraits`: generates portraits of the demo's invented instructors and staff.

The same description always gives the same picture.
"""

from dataclasses import dataclass
from pathlib import Path

PORTRAITS = Path(__file__).parents[2] / "fixtures" / "media" / "portraits"


@dataclass(frozen=True)
class Person:
    """The features of a face; `head` is a function below, the others are colours and extras."""

    head: str
    skin: str
    hair: str
    clothes: str
    ground: str
    glasses: bool = False
    beard: bool = False


PEOPLE = {
    "ratna-puspitasari": Person("hijab", "#d9a679", "#0f766e", "#134e4a", "#ccfbf1"),
    "bagas-wirayuda": Person("short", "#c68b5e", "#1f1a17", "#334155", "#e0e7ff", beard=True),
    "made-surya-adnyana": Person("udeng", "#b97a4b", "#7c2d12", "#92400e", "#ffedd5"),
    "siti-hanifah": Person("hijab", "#e3b58d", "#be185d", "#831843", "#fce7f3", glasses=True),
    "yohanes-tambunan": Person("short", "#a9703f", "#171310", "#1e3a8a", "#dbeafe", glasses=True),
    "nadia-kusumawardhani": Person("long", "#e0b08a", "#3b2418", "#6d28d9", "#ede9fe"),
    "fajar-ramadhan": Person("peci", "#c88f62", "#111827", "#065f46", "#d1fae5"),
    "lusiana-wenda": Person("curly", "#7a4a2b", "#1c120c", "#b45309", "#fef3c7"),
    "hendra-gunawan-siregar": Person("grey", "#d4a077", "#9ca3af", "#1f2937", "#e5e7eb", glasses=True),
    "dewanti-maharani": Person("bun", "#deb08c", "#2b1a12", "#9f1239", "#ffe4e6"),
    "arif-budi-santosa": Person("short", "#d1996d", "#292018", "#0e7490", "#cffafe"),
    "intan-permata-rachman": Person("long", "#e6ba95", "#1d1411", "#166534", "#dcfce7", glasses=True),
    "teuku-rizal-fahmi": Person(
        "short", "#c08557", "#0f0d0c", "#7f1d1d", "#fee2e2", beard=True, glasses=True
    ),
    "maria-goretti-lestari": Person("curly", "#b9805a", "#2a1811", "#1d4ed8", "#e0f2fe"),
    "laras-prameswari": Person("bun", "#d8a57c", "#1f1511", "#0f766e", "#ccfbf1"),
    "hendra-wicaksana": Person("grey", "#c48d61", "#a8a29e", "#312e81", "#e0e7ff", beard=True),
    "mira-anggraini": Person("hijab", "#e1b48c", "#4338ca", "#3730a3", "#e0e7ff"),
    "galih-saputra": Person("short", "#b98052", "#191310", "#9a3412", "#ffedd5", glasses=True),
}

_FACE = '<path fill="{skin}" d="M104 152v-30h32v30c0 12-32 12-32 0z"/><ellipse cx="120" cy="98" rx="37" ry="43" fill="{skin}"/>'
_BODY = '<path fill="{clothes}" d="M36 240c0-52 34-88 84-88s84 36 84 88z"/><path fill="{skin}" d="M104 148c0 22 32 22 32 0v-8h-32z"/>'
_LOOKS = (
    '<g fill="#241a15"><circle cx="106" cy="98" r="3.4"/><circle cx="134" cy="98" r="3.4"/></g>'
    '<path d="M99 89q7-5 14 0M127 89q7-5 14 0" fill="none" stroke="#241a15" stroke-width="2.6" stroke-linecap="round"/>'
    '<path d="M120 100q-4 9 1 11" fill="none" stroke="#0003" stroke-width="2.4" stroke-linecap="round"/>'
    '<path d="M108 119q12 11 24 0" fill="none" stroke="#7f1d1d" stroke-width="3" stroke-linecap="round"/>'
)
_GLASSES = (
    '<g fill="#fff3" stroke="#111827" stroke-width="2.6"><circle cx="105" cy="98" r="11.500"/>'
    '<circle cx="135" cy="98" r="11.500"/></g><path d="M116.500 97h7" stroke="#111827" stroke-width="2.6"/>'
)
_BEARD = '<path fill="{hair}" opacity=".92" d="M84 104c2 26 14 40 36 40s34-14 36-40c-6 12-12 16-16 14-8-5-32-5-40 0-4 2-10-2-16-14zm24 17q12 8 24 0l-3 8q-9 5-18 0z"/>'
_TOP = '<path fill="{hair}" d="M80 98c-6-38 14-58 41-58s46 22 39 58c-3-18-10-26-18-30-12 6-34 8-48 2-8 6-12 14-14 28z"/>'


def main() -> None:
    """Draw everybody."""
    PORTRAITS.mkdir(parents=True, exist_ok=True)
    for slug, person in PEOPLE.items():
        (PORTRAITS / f"{slug}.svg").write_text(portrait(person) + "\n", encoding="utf-8")
    print(f"{len(PEOPLE)} portraits drawn")


def portrait(person: Person) -> str:
    """The picture of one person, 240 units square."""
    behind, over = HEADS[person.head]
    extras = (_BEARD if person.beard else "") + _LOOKS + (_GLASSES if person.glasses else "")
    drawing = behind + _BODY + _FACE + extras + over
    for name in ("skin", "hair", "clothes"):
        drawing = drawing.replace(f"{{{name}}}", getattr(person, name))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">'
        f'<path fill="{person.ground}" d="M0 0h240v240H0z"/>{drawing}</svg>'
    )


_LONG_BEHIND = (
    '<path fill="{hair}" d="M72 104c-4-44 18-68 48-68s54 24 48 68c-2 30 4 54 14 74H58c10-20 16-44 14-74z"/>'
)
_CURLS = "".join(
    f'<circle cx="{x}" cy="{y}" r="17" fill="{{hair}}"/>'
    for x, y in ((80, 86), (76, 110), (88, 64), (106, 50), (128, 48), (148, 58), (160, 78), (165, 104))
)
_HIJAB = '<path fill="{hair}" d="M70 104c0-44 22-66 50-66s50 22 50 66c0 34 20 46 26 74-20 16-132 16-152 0 6-28 26-40 26-74z"/>'
_HIJAB_EDGE = (
    '<path fill="{hair}" fill-rule="evenodd" d="M70 104c0-44 22-66 50-66s50 22 50 66c0 26-8 44-14 60-24 14-48 14-72 0'
    '-6-16-14-34-14-60zm16-4c0 27 14 43 34 43s34-16 34-43-14-43-34-43-34 16-34 43z"/>'
    '<path fill="#0002" d="M84 160c20 12 52 12 72 0 10 6 22 10 30 22-34 20-98 20-132 0 8-12 20-16 30-22z"/>'
)
_UDENG = (
    '<path fill="{hair}" d="M80 82c0-34 20-48 40-48s40 14 40 48c-22-13-58-13-80 0z"/>'
    '<path fill="#fbbf24" d="M80 82c22-13 58-13 80 0v8c-22-12-58-12-80 0z"/><path fill="{hair}" d="M116 56l10-30 14 22z"/>'
)
_PECI = '<path fill="{hair}" d="M82 76l6-38q32-10 64 0l6 38c-20-10-56-10-76 0z"/>'

# What is drawn behind the body, and what over the face.
HEADS = {
    "hijab": (_HIJAB, _HIJAB_EDGE),
    "short": ("", _TOP),
    "grey": ("", _TOP),
    "udeng": ("", _UDENG),
    "peci": ("", _PECI),
    "long": (_LONG_BEHIND, _TOP),
    "bun": ('<circle cx="120" cy="34" r="20" fill="{hair}"/>', _TOP),
    "curly": (_CURLS, _TOP),
}

if __name__ == "__main__":
    main()

"""Colours of covers: two palettes for each category, one dark and one light."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    """The background's gradient, the colour of its lines, and three colours of the figure."""

    start: str
    end: str
    line: str
    ink: str
    soft: str
    spark: str

    @property
    def inks(self) -> tuple[str, str, str]:
        return self.ink, self.soft, self.spark


_NIGHT = Palette("#1E4E6B", "#163B52", "#7DD3D8", "#E6FBF8", "#7FC8D2", "#FDBA74")
_SKY = Palette("#E1EFFB", "#B7D5F0", "#1E5A86", "#1E4E6B", "#4C8DBF", "#EA7A2F")
_SOGA = Palette("#8A4B1F", "#6B3410", "#F5D0A9", "#FFF7ED", "#E7B27A", "#5EEAD4")
_SAND = Palette("#FDF1DC", "#F5D9A8", "#9A5B12", "#7C3F12", "#C98A3C", "#0F766E")
_SEA = Palette("#0F766E", "#0B5751", "#99F6E4", "#ECFDF9", "#5CC9B9", "#FBBF24")
_MIST = Palette("#D5F3EC", "#A9DFD3", "#0F766E", "#0F5F58", "#3FA598", "#C2410C")
_INDIGO = Palette("#3B3A8C", "#2A2968", "#B4B9FA", "#EEF0FF", "#9AA2F0", "#FDBA74")
_LILAC = Palette("#ECEBFD", "#CFCDF7", "#4B49A8", "#3B3A8C", "#7F7CD6", "#D9480F")
_PLUM = Palette("#7A2850", "#571B39", "#F4B6D2", "#FFF1F6", "#DD84AE", "#FCD34D")
_ROSE = Palette("#FCE8EF", "#F5C3D5", "#8F2F5D", "#7A2850", "#C8628F", "#0F766E")
_FOREST = Palette("#2F5D3A", "#1F4429", "#B7DFAE", "#F2FBEF", "#86BF80", "#FBBF24")
_LEAF = Palette("#E8F5E1", "#C3E3B6", "#2F6B3A", "#2F5D3A", "#6BA763", "#C2410C")
_EMBER = Palette("#9A3412", "#74240A", "#FED7AA", "#FFF4E8", "#F0A36B", "#67E8F9")
_CREAM = Palette("#FFF3E6", "#FBD9B8", "#B45309", "#8A3A10", "#DE8B4A", "#155E75")

PALETTES = {
    "keamanan-siber": (_INDIGO, _LILAC),
    "data": (_SEA, _MIST),
    "pengembangan-aplikasi": (_PLUM, _ROSE),
    "infrastruktur": (_NIGHT, _SKY),
    "tata-kelola": (_SOGA, _SAND),
    "layanan-ti": (_FOREST, _LEAF),
    "desain-layanan": (_EMBER, _CREAM),
}

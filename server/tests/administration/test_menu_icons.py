"""Neighbouring entries of the menu have different icons."""

from itertools import groupby, pairwise

from duxi.backoffice.sidebar import SIDEBAR


def test_neighbours_in_the_menu_have_pictures_of_their_own():
    lines = sorted(SIDEBAR, key=lambda line: (line.section, line.order))
    for _section, group in groupby(lines, key=lambda line: line.section):
        assert [(a.key, b.key) for a, b in pairwise(group) if a.icon == b.icon] == []

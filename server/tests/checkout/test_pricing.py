"""What vouchers take off, by tables: order of effects, rounding, caps, and never below zero."""

import random

import pytest

from duxi.commerce.shop.pricing import Discount, PricedLine, discounts, percent_of, spread

LINES = (PricedLine(1, 100_000, 1), PricedLine(2, 50_000, 2), PricedLine(3, 33_333, 1))
ALL = frozenset({1, 2, 3})


def discount(effect, value, lines=ALL, *, key=9, most=None):
    return Discount(key=key, effect=effect, value=value, lines=frozenset(lines), max_discount=most)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([], {1: {}, 2: {}, 3: {}}),
        ([discount("percent", 10)], {1: {9: 10_000}, 2: {9: 10_000}, 3: {9: 3_333}}),
        ([discount("percent", 50, [3])], {1: {}, 2: {}, 3: {9: 16_667}}),
        ([discount("percent", 100)], {1: {9: 100_000}, 2: {9: 100_000}, 3: {9: 33_333}}),
        ([discount("percent", 10, most=20_000)], {1: {9: 8_572}, 2: {9: 8_571}, 3: {9: 2_857}}),
        ([discount("percent", 10, most=0)], {1: {}, 2: {}, 3: {}}),
        ([discount("fixed", 50_000)], {1: {9: 21_429}, 2: {9: 21_428}, 3: {9: 7_143}}),
        ([discount("fixed", 50_000, [2])], {1: {}, 2: {9: 50_000}, 3: {}}),
        ([discount("fixed", 999_999_999)], {1: {9: 100_000}, 2: {9: 100_000}, 3: {9: 33_333}}),
        ([discount("fixed", 40_000, most=15_000, lines=[1])], {1: {9: 15_000}, 2: {}, 3: {}}),
        ([discount("set_price", 30_000)], {1: {9: 70_000}, 2: {9: 40_000}, 3: {9: 3_333}}),
        ([discount("set_price", 50_000)], {1: {9: 50_000}, 2: {}, 3: {}}),
        ([discount("set_price", 0, [3])], {1: {}, 2: {}, 3: {9: 33_333}}),
        ([discount("fixed", 10, [7])], {1: {}, 2: {}, 3: {}}),
    ],
)
def test_one_voucher(given, expected):
    assert discounts(LINES, given) == expected


def test_special_prices_come_first_then_percentages_then_fixed_amounts():
    line = PricedLine(1, 100_000, 1)
    given = [
        discount("fixed", 5_000, [1], key=1),
        discount("percent", 10, [1], key=2),
        discount("set_price", 80_000, [1], key=3),
    ]
    expected = {1: {3: 20_000, 2: 8_000, 1: 5_000}}
    assert discounts([line], given) == discounts([line], reversed(given)) == expected


def test_of_two_with_the_same_effect_the_smaller_key_comes_first():
    line = PricedLine(1, 1_000, 1)
    given = [discount("percent", 50, [1], key=8), discount("percent", 20, [1], key=7)]
    assert discounts([line], given) == {1: {7: 200, 8: 400}}


def test_nothing_is_taken_off_what_is_free_already():
    lines = [PricedLine(1, 0, 3), PricedLine(2, 5_000, 1)]
    given = [discount("set_price", 0, [1, 2], key=1), discount("fixed", 5_000, [1, 2], key=2)]
    assert discounts(lines, given) == {1: {}, 2: {1: 5_000}}


@pytest.mark.parametrize(
    ("amount", "percent", "rupiah"),
    [(1, 50, 1), (1, 49, 0), (3, 50, 2), (33_333, 10, 3_333), (33_335, 10, 3_334), (0, 100, 0), (7, 100, 7)],
)
def test_percent_is_rounded_half_up(amount, percent, rupiah):
    assert percent_of(amount, percent) == rupiah


@pytest.mark.parametrize(
    ("total", "weights", "parts"),
    [
        (10, {1: 1, 2: 1, 3: 1}, {1: 4, 2: 3, 3: 3}),
        (0, {1: 5, 2: 5}, {1: 0, 2: 0}),
        (7, {}, {}),
        (5, {1: 0, 2: 0}, {1: 0, 2: 0}),
        (2, {1: 1, 2: 1, 3: 1}, {1: 1, 2: 1, 3: 0}),
        (99, {1: 100, 2: 0}, {1: 99, 2: 0}),
    ],
)
def test_spreads_by_largest_remainder(total, weights, parts):
    assert spread(total, weights) == parts


def test_whatever_comes_no_line_goes_below_zero_and_nothing_is_lost():
    dice = random.Random(20261121)  # noqa: S311 - a table that no one wants to write by hand
    for _round in range(500):
        lines = [
            PricedLine(key, dice.randint(0, 300_000), dice.randint(1, 4)) for key in range(dice.randint(1, 5))
        ]
        given = [_random_discount(dice, key) for key in range(dice.randint(1, 4))]
        taken = discounts(lines, given)
        assert set(taken) == {line.key for line in lines}
        for line in lines:
            assert 0 <= sum(taken[line.key].values()) <= line.amount
            assert all(amount > 0 for amount in taken[line.key].values())
        for one in given:
            whole = sum(of_line.get(one.key, 0) for of_line in taken.values())
            assert one.max_discount is None or whole <= one.max_discount
            assert one.effect != "fixed" or whole <= one.value


def _random_discount(dice, key):
    effect = dice.choice(["fixed", "percent", "set_price"])
    value = dice.randint(1, 100) if effect == "percent" else dice.randint(0, 500_000)
    most = dice.choice([None, dice.randint(0, 50_000)])
    return discount(effect, value, dice.sample(range(5), dice.randint(1, 5)), key=key, most=most)

"""What vouchers take off, by tables: order of effects, rounding, caps, and never below zero."""

import random

import pytest

from duxi.commerce.shop.pricing import Discount, PricedLine, discounts, percent_of, spread

LINES = (PricedLine(1, 100_000, 1), PricedLine(2, 50_000, 2), PricedLine(3, 33_333, 1))
ALL = frozenset({1, 2, 3})


def deal(effect, value, lines=ALL, *, key=9, most=None):
    return Discount(key=key, effect=effect, value=value, lines=frozenset(lines), max_discount=most)


@pytest.mark.parametrize(
    ("deals", "expected"),
    [
        ([], {1: {}, 2: {}, 3: {}}),
        ([deal("percent", 10)], {1: {9: 10_000}, 2: {9: 10_000}, 3: {9: 3_333}}),
        ([deal("percent", 50, [3])], {1: {}, 2: {}, 3: {9: 16_667}}),
        ([deal("percent", 100)], {1: {9: 100_000}, 2: {9: 100_000}, 3: {9: 33_333}}),
        ([deal("percent", 10, most=20_000)], {1: {9: 8_572}, 2: {9: 8_571}, 3: {9: 2_857}}),
        ([deal("percent", 10, most=0)], {1: {}, 2: {}, 3: {}}),
        ([deal("fixed", 50_000)], {1: {9: 21_429}, 2: {9: 21_428}, 3: {9: 7_143}}),
        ([deal("fixed", 50_000, [2])], {1: {}, 2: {9: 50_000}, 3: {}}),
        ([deal("fixed", 999_999_999)], {1: {9: 100_000}, 2: {9: 100_000}, 3: {9: 33_333}}),
        ([deal("fixed", 40_000, most=15_000, lines=[1])], {1: {9: 15_000}, 2: {}, 3: {}}),
        ([deal("set_price", 30_000)], {1: {9: 70_000}, 2: {9: 40_000}, 3: {9: 3_333}}),
        ([deal("set_price", 50_000)], {1: {9: 50_000}, 2: {}, 3: {}}),
        ([deal("set_price", 0, [3])], {1: {}, 2: {}, 3: {9: 33_333}}),
        ([deal("fixed", 10, [7])], {1: {}, 2: {}, 3: {}}),
    ],
)
def test_one_voucher(deals, expected):
    assert discounts(LINES, deals) == expected


def test_special_prices_come_first_then_percentages_then_fixed_amounts():
    line = PricedLine(1, 100_000, 1)
    deals = [
        deal("fixed", 5_000, [1], key=1),
        deal("percent", 10, [1], key=2),
        deal("set_price", 80_000, [1], key=3),
    ]
    expected = {1: {3: 20_000, 2: 8_000, 1: 5_000}}
    assert discounts([line], deals) == discounts([line], reversed(deals)) == expected


def test_of_two_with_the_same_effect_the_smaller_key_comes_first():
    line = PricedLine(1, 1_000, 1)
    deals = [deal("percent", 50, [1], key=8), deal("percent", 20, [1], key=7)]
    assert discounts([line], deals) == {1: {7: 200, 8: 400}}


def test_nothing_is_taken_off_what_is_free_already():
    lines = [PricedLine(1, 0, 3), PricedLine(2, 5_000, 1)]
    deals = [deal("set_price", 0, [1, 2], key=1), deal("fixed", 5_000, [1, 2], key=2)]
    assert discounts(lines, deals) == {1: {}, 2: {1: 5_000}}


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
        deals = [_random_deal(dice, key) for key in range(dice.randint(1, 4))]
        taken = discounts(lines, deals)
        assert set(taken) == {line.key for line in lines}
        for line in lines:
            assert 0 <= sum(taken[line.key].values()) <= line.amount
            assert all(amount > 0 for amount in taken[line.key].values())
        for one in deals:
            whole = sum(of_line.get(one.key, 0) for of_line in taken.values())
            assert one.max_discount is None or whole <= one.max_discount
            assert one.effect != "fixed" or whole <= one.value


def _random_deal(dice, key):
    effect = dice.choice(["fixed", "percent", "set_price"])
    value = dice.randint(1, 100) if effect == "percent" else dice.randint(0, 500_000)
    most = dice.choice([None, dice.randint(0, 50_000)])
    return deal(effect, value, dice.sample(range(5), dice.randint(1, 5)), key=key, most=most)

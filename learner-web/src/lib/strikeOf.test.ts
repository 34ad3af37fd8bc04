import { expect, test } from 'vitest'
import { strikeOf } from './strikeOf'

test.each([
  [{ strike_price: 200 }, 200],
  [{ strike_price: null, items_price: 300 }, 300],
  [{ strike_price: null, items_price: 0 }, null],
  [{ strike_price: 200, seats_left: null }, 200],
  [{ strike_price: 200, seats_left: 3 }, 200],
  [{ strike_price: 200, seats_left: 0 }, null],
])('%o replaces %s', (product, strike) => {
  expect(strikeOf(product)).toBe(strike)
})

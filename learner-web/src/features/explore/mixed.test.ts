import { expect, test } from 'vitest'
import { mixed, wholeRows } from './mixed'

test('lists take turns', () => {
  expect(mixed([['a1', 'a2', 'a3'], [], ['b1'], ['c1', 'c2']])).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
  ])
  expect(mixed([])).toEqual([])
})

test('rows are whole, but for a first one that is not', () => {
  const cards = [1, 2, 3, 4, 5, 6, 7]
  expect(wholeRows(cards, 3, 9)).toEqual([1, 2, 3, 4, 5, 6])
  expect(wholeRows(cards, 3, 5)).toEqual([1, 2, 3])
  expect(wholeRows(cards.slice(0, 2), 3, 9)).toEqual([1, 2])
})

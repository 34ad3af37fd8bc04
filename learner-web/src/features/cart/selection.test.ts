// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { aCartRow } from '../../test/commerce'
import { buyable, chosenRows, coverage, select } from './selection'

const rows = [
  aCartRow({ cart_id: 1 }),
  aCartRow({ cart_id: 2 }),
  aCartRow({ cart_id: 3, available: false }),
]
const idsOf = (leftOut: readonly number[]) => chosenRows(rows, leftOut).map((row) => row.cart_id)

describe('the choice in the cart', () => {
  test('whatever can be bought is chosen at first', () => {
    expect(idsOf([])).toEqual([1, 2])
    expect(coverage(rows, [])).toBe('all')
  })

  test('a line is left out and taken back', () => {
    const without = select([], { type: 'toggle', id: 1 })
    expect(idsOf(without)).toEqual([2])
    expect(coverage(rows, without)).toBe('some')
    expect(idsOf(select(without, { type: 'toggle', id: 1 }))).toEqual([1, 2])
  })

  test('all and none', () => {
    const none = select([], { type: 'none', ids: [1, 2, 3] })
    expect(idsOf(none)).toEqual([])
    expect(coverage(rows, none)).toBe('none')
    expect(idsOf(select(none, { type: 'all' }))).toEqual([1, 2])
  })

  test('a line that cannot be bought is never chosen', () => {
    expect(idsOf(select([], { type: 'toggle', id: 3 }))).toEqual([1, 2])
    expect(buyable(rows)).toHaveLength(2)
  })

  test('a line that comes later is chosen although another was left out', () => {
    const later = [...rows, aCartRow({ cart_id: 4 })]
    const leftOut = select([], { type: 'toggle', id: 2 })
    expect(chosenRows(later, leftOut).map((row) => row.cart_id)).toEqual([1, 4])
  })

  test('nothing to buy is not "all"', () => {
    expect(coverage([aCartRow({ available: false })], [])).toBe('none')
  })
})

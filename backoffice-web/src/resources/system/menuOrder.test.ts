// @vitest-environment node
import { expect, test } from 'vitest'
import { childrenOf, type MenuRow, moved, shifted } from './menuOrder'

const row = (id: number, parent_id: number | null, position: number): MenuRow => ({
  id,
  parent_id,
  position,
  parent_label: null,
  key: '',
  label: `L${id}`,
  label_en: '',
  icon: '',
  path: '',
  is_active: true,
  groups: [],
  version: 1,
})
const rows = [row(1, null, 0), row(2, 1, 20), row(3, 1, 10), row(4, null, 5), row(5, 2, 0)]
const order = (places: { id: number }[]) => places.map(({ id }) => id)

test('lines are shown in their order', () => {
  expect(order(childrenOf(rows, 1))).toEqual([3, 2])
})

test('a line goes before another one, below another heading too', () => {
  expect(order(moved(rows, 4, 1, 2))).toEqual([3, 4, 2])
  expect(moved(rows, 4, 1, 2)[1]).toEqual({ id: 4, parent_id: 1, position: 20 })
  expect(order(moved(rows, 3, null))).toEqual([1, 4, 3])
})

test('no line goes below itself', () => {
  expect(moved(rows, 1, 2)).toEqual([])
  expect(moved(rows, 1, 5)).toEqual([])
})

test('arrows move a line by one', () => {
  expect(order(shifted(rows, 2, -1))).toEqual([2, 3])
  expect(shifted(rows, 2, 1)).toEqual([])
})

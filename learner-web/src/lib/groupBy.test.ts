// @vitest-environment node
import { expect, test } from 'vitest'
import { groupBy } from './groupBy'

test('items are shown under their keys in the order they came', () => {
  const groups = groupBy(['anak', 'budi', 'adik', 'cita'], (word) => word[0])
  expect(groups).toEqual([
    { key: 'a', items: ['anak', 'adik'] },
    { key: 'b', items: ['budi'] },
    { key: 'c', items: ['cita'] },
  ])
  expect(groupBy([], String)).toEqual([])
})

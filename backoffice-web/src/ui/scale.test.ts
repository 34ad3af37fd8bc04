// @vitest-environment node
import { expect, test } from 'vitest'
import { niceMaximum } from './scale'

test.each([
  [0, 4],
  [4, 4],
  [5, 6],
  [9, 10],
  [10, 10],
  [13, 20],
  [25, 40],
  [99, 100],
])('an axis for %i ends at %i', (value, end) => {
  expect(niceMaximum(value)).toBe(end)
})

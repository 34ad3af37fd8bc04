import { expect, test } from 'vitest'
import { extended, frontierOf, merged } from './spans'

test('what is watched grows, a jump begins anew, going back is watched again', () => {
  let spans = extended([], 0, 250)
  spans = extended(spans, 250, 500)
  expect(spans).toEqual([[0, 500]])
  spans = extended(spans, 500, 9000)
  expect(spans).toEqual([[0, 500]])
  spans = extended(spans, 9000, 9250)
  spans = extended(spans, 100, 350)
  expect(spans).toEqual([
    [0, 500],
    [9000, 9250],
    [100, 350],
  ])
  expect(extended(spans, 400, 300)).toBe(spans)
})

test('spans are merged in order, and the frontier is where the first gap begins', () => {
  const spans = merged([
    [4000, 9000],
    [0, 5000],
    [12_000, 13_000],
  ])
  expect(spans).toEqual([
    [0, 9000],
    [12_000, 13_000],
  ])
  expect(frontierOf(spans)).toBe(9000)
  expect(frontierOf([[5000, 6000]])).toBe(0)
  expect(frontierOf([])).toBe(0)
})

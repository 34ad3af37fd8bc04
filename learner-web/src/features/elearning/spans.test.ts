import { expect, test } from 'vitest'
import { frontierOf, merged, playedSpans } from './spans'

const ranges = (...spans: [number, number][]): TimeRanges => ({
  length: spans.length,
  start: (index) => spans[index]?.[0] ?? 0,
  end: (index) => spans[index]?.[1] ?? 0,
})

test('what the browser played counts, a jump through does not', () => {
  expect(playedSpans(ranges([0, 4.5], [9, 9.1], [12, 13.25]))).toEqual([
    [0, 4500],
    [12_000, 13_250],
  ])
})

test('spans are merged in order', () => {
  const spans = merged([
    [4000, 9000],
    [0, 5000],
    [12_000, 13_000],
  ])
  expect(spans).toEqual([
    [0, 9000],
    [12_000, 13_000],
  ])
})

test('the frontier is where the first real gap begins', () => {
  expect(
    frontierOf([
      [0, 9000],
      [9500, 10_000],
      [13_000, 14_000],
    ]),
  ).toBe(10_000)
  expect(frontierOf([[5000, 6000]])).toBe(0)
  expect(frontierOf([])).toBe(0)
})

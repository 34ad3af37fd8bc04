import { expect, test } from 'vitest'
import { lastsWholeDays } from './wholeDays'

test.each([
  ['2026-12-01T00:00:00+07:00', '2026-12-02T23:59:00+07:00', true],
  ['2026-12-01T00:00:00+07:00', '2026-12-01T23:59:00+07:00', true],
  ['2026-12-01T00:00:00+07:00', '2026-12-01T02:00:00+07:00', false],
  ['2026-12-01T09:00:00+07:00', '2026-12-03T16:00:00+07:00', false],
  ['2026-12-01T00:00:00+07:00', null, false],
])('whether something from %s until %s lasts whole days: %s', (start, end, expected) => {
  expect(lastsWholeDays(start, end)).toBe(expected)
})

test('midnight is that of the place', () => {
  const [start, end] = ['2026-12-01T00:00:00+08:00', '2026-12-01T23:59:00+08:00']
  expect(lastsWholeDays(start, end, 'Asia/Makassar')).toBe(true)
  expect(lastsWholeDays(start, end)).toBe(false)
})

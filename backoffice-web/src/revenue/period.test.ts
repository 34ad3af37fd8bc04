// @vitest-environment node
import { expect, test } from 'vitest'
import { lastDays, lastMonth, readPeriod, today } from './period'

test('today is the day in Jakarta', () => {
  expect(today(new Date('2026-11-21T18:00:00Z'))).toBe('2026-11-22')
})

test('the last days include today and cross months', () => {
  expect(lastDays(30, '2026-03-10')).toEqual({ from: '2026-02-09', to: '2026-03-10' })
})

test('last month is whole, also in January', () => {
  expect(lastMonth('2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

test('an address that makes no sense falls back', () => {
  const fallback = lastDays(7, '2026-03-10')
  const read = (query: string) => readPeriod(new URLSearchParams(query), fallback)
  expect(read('from=2026-01-01&to=2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(read('from=2026-02-01&to=2026-01-31')).toEqual(fallback)
  expect(read('from=kemarin&to=2026-01-31')).toEqual(fallback)
})

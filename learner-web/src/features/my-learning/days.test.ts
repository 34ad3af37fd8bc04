import { expect, test } from 'vitest'
import { addMonths, dayByKey, dayOf, mondayOf, sameDayIn, weeksOf } from './days'

test('a moment belongs to the day of Jakarta', () => {
  expect(dayOf('2026-11-30T17:30:00Z')).toBe('2026-12-01')
  expect(dayOf('2026-11-30T16:59:00Z')).toBe('2026-11-30')
})

test('weeks begin on Monday and are whole', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeksOf('2027-02').flat()).toHaveLength(28)
})

test('months turn at the year, days at the end of a month', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28')
})

test.each([
  ['ArrowRight', '2026-12-01'],
  ['ArrowLeft', '2026-11-29'],
  ['ArrowDown', '2026-12-07'],
  ['ArrowUp', '2026-11-23'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageDown', '2026-12-30'],
  ['PageUp', '2026-10-30'],
  ['a', null],
])('%s leads to %s', (key, day) => {
  expect(dayByKey(key, '2026-11-30', false)).toBe(day)
})

test('arrows turn with the writing', () => {
  expect(dayByKey('ArrowRight', '2026-11-30', true)).toBe('2026-11-29')
  expect(mondayOf('2026-11-30')).toBe('2026-11-30')
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { dayOf, dayWords } from './days'

test.each([
  ['2026-11-21T23:59:00+07:00', '2026-11-21'],
  ['2026-11-20T17:00:00Z', '2026-11-21'],
])('%s is on %s in Jakarta', (iso, day) => {
  expect(dayOf(iso)).toBe(day)
})

test.each([
  ['2026-11-21', 'id', 'Hari ini'],
  ['2026-11-20', 'id', 'Kemarin'],
  ['2026-11-19', 'id', 'Kamis, 19 November 2026'],
  ['2026-11-20', 'en', 'Yesterday'],
])('%s in %s is "%s"', (day, locale, words) => {
  expect(dayWords(day, locale, '2026-11-21')).toBe(words)
})

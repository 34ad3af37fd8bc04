import { dayText } from 'duxi-web-core/day'
import { expect, test } from 'vitest'
import { parseDay, withSlashes } from './typedDay'

test.each([
  ['31/12/2026', '2026-12-31'],
  ['1/2/2027', '2027-02-01'],
  ['01.02.2027', '2027-02-01'],
  ['31/02/2027', null],
  ['12/31/2026', null],
  ['31/12/26', null],
  ['', null],
])('%s is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

test('a day is written with the day first', () => {
  expect(dayText('2026-12-31')).toBe('31/12/2026')
  expect(dayText('')).toBe('')
})

test('digits get their slashes', () => {
  expect(withSlashes('31122026')).toBe('31/12/2026')
  expect(withSlashes('31/12/2026')).toBe('31/12/2026')
  expect(withSlashes('311')).toBe('311')
})

// @vitest-environment node
import { dayText } from 'duxi-web-core/day'
import { expect, test } from 'vitest'
import { parseDay, withSlashes } from './day'

test('days are typed as day, month and year', () => {
  expect(['2', '23', '231', '23112026', '23-11-2026 12'].map(withSlashes)).toEqual([
    '2',
    '23',
    '23/1',
    '23/11/2026',
    '23/11/2026',
  ])
})

test('only days of the calendar are read', () => {
  expect(parseDay('23/11/2026')).toBe('2026-11-23')
  expect(['', '31/02/2026', '1/1/2026', '23/13/2026'].map(parseDay)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('a day is shown whatever the language of the browser', () => {
  expect(dayText('2026-11-23')).toBe('23/11/2026')
  expect(dayText('')).toBe('')
})

test('a day that is pasted as year, month and day is turned round', () => {
  expect(withSlashes('2026-11-23')).toBe('23/11/2026')
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { isoDay, typedDay, withSlashes } from './day'

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
  expect(isoDay('23/11/2026')).toBe('2026-11-23')
  expect(['', '31/02/2026', '1/1/2026', '23/13/2026'].map(isoDay)).toEqual([null, null, null, null])
})

test('a day is shown whatever the language of the browser', () => {
  expect(typedDay('2026-11-23')).toBe('23/11/2026')
  expect(typedDay('')).toBe('')
})

test('a day that is pasted as year, month and day is turned round', () => {
  expect(withSlashes('2026-11-23')).toBe('23/11/2026')
})

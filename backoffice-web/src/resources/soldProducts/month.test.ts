// @vitest-environment node
import { expect, test } from 'vitest'
import { dayAfter, daysBetween, daysOf, firstOfWeek } from './month'

test('a week begins on Monday', () => {
  expect(firstOfWeek(new Date(2026, 10, 22, 9)).getDate()).toBe(16)
  expect(firstOfWeek(new Date(2026, 10, 16)).getDate()).toBe(16)
  expect(daysOf('week', new Date(2026, 10, 30)).map((day) => day.getDate())).toEqual([
    30, 1, 2, 3, 4, 5, 6,
  ])
})

test('days are counted by the calendar, whatever the hours', () => {
  expect(daysBetween(new Date(2026, 10, 30, 23), new Date(2026, 11, 1, 1))).toBe(1)
  expect(daysBetween(new Date(2026, 11, 1), new Date(2026, 10, 30))).toBe(-1)
  expect(dayAfter(new Date(2026, 11, 31), 1).getFullYear()).toBe(2027)
})

import { expect, test } from 'vitest'
import { ageOf } from './labels'

const now = Date.parse('2026-11-21T10:00:00+07:00')

test.each([
  ['2026-11-21T09:30:00+07:00', 'baru saja'],
  ['2026-11-21T05:00:00+07:00', '5 jam'],
  ['2026-11-18T09:00:00+07:00', '3 hari'],
])('what was found at %s is %s old', (foundAt, age) => {
  expect(ageOf(foundAt, now)).toBe(age)
})

// @vitest-environment node
import { expect, test } from 'vitest'
import type { MyAssessment } from '../../api/types'
import { dayPart, nextStep } from './nextStep'

const row = (item_id: number, status: MyAssessment['status']) =>
  ({ item_id, status }) as MyAssessment

test.each([
  [[], null],
  [[row(1, 'finished')], null],
  [[row(1, 'ready'), row(2, 'finished')], 1],
  [[row(1, 'ready'), row(2, 'created'), row(3, 'running')], 3],
  [[row(1, 'ready'), row(2, 'created')], 2],
])('what runs comes before what waits (%#)', (rows, item) => {
  expect(nextStep(rows)?.item_id ?? null).toBe(item)
})

test.each([
  [3, 'night'],
  [4, 'morning'],
  [11, 'noon'],
  [15, 'afternoon'],
  [18, 'night'],
])('%i o’clock is %s', (hour, part) => {
  expect(dayPart(hour)).toBe(part)
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { addedMinutes } from './addedMinutes'

const clock = (now: string, end: string, is_paused = false) => ({
  time_start: '2026-12-01T09:00:00+07:00',
  time_now: `2026-12-01T${now}+07:00`,
  time_end: `2026-12-01T${end}+07:00`,
  is_paused,
})

test.each([
  ['nothing', clock('09:00:00', '09:20:00'), clock('09:00:30', '09:20:00'), 0],
  ['ten minutes', clock('09:00:00', '09:20:00'), clock('09:00:30', '09:30:00'), 10],
  ['a short pause alone', clock('09:00:00', '09:20:00'), clock('09:00:30', '09:20:12'), 0],
  ['the start of a pause', clock('09:00:00', '09:20:00'), clock('09:00:30', '09:20:10', true), 0],
  ['a long pause', clock('09:00:00', '09:20:00', true), clock('09:07:00', '09:27:00', true), 0],
  ['the end of a pause', clock('09:07:00', '09:27:00', true), clock('09:07:05', '09:27:02'), 0],
  [
    'five minutes in a pause',
    clock('09:00:00', '09:20:00', true),
    clock('09:07:00', '09:32:00', true),
    5,
  ],
])('%s', (_name, before, after, minutes) => {
  expect(addedMinutes(before, after)).toBe(minutes)
})

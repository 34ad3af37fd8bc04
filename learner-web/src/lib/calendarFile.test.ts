import { expect, test } from 'vitest'
import { calendarFile } from './calendarFile'

function linesOf(starts_at: string, ends_at: string | null): string[] {
  const address = calendarFile({ uuid: 'u', title: 'Kelas', starts_at, ends_at, place: null })
  return decodeURIComponent(address).split('\r\n')
}

test('a class of three days takes place at the same hours of each', () => {
  const lines = linesOf('2026-12-15T09:00:00+07:00', '2026-12-17T15:00:00+07:00')
  expect(lines).toContain('DTSTART:20261215T020000Z')
  expect(lines).toContain('DTEND:20261215T080000Z')
  expect(lines).toContain('RRULE:FREQ=DAILY;COUNT=3')
})

test('what ends on its day, or says no end, is one event', () => {
  const day = linesOf('2026-12-15T09:00:00+07:00', '2026-12-15T15:00:00+07:00')
  expect(day).toContain('DTEND:20261215T080000Z')
  expect(day.join()).not.toContain('RRULE')
  expect(linesOf('2026-12-15T09:00:00+07:00', null)).toContain('DTEND:20261215T020000Z')
})

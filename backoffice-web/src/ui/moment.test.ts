// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { instantOf, thisMinute, withColon, writtenMoment } from './moment'

test('an instant is written as clocks in Jakarta show it, and comes back the same', () => {
  expect(writtenMoment('2026-11-22T18:30:00Z')).toEqual({ day: '2026-11-23', hour: '01:30' })
  expect(writtenMoment('2026-11-23T09:00:00+07:00')).toEqual({ day: '2026-11-23', hour: '09:00' })
  expect(writtenMoment(null)).toEqual({ day: '', hour: '' })
  expect(instantOf({ day: '2026-11-23', hour: '01:30' })).toBe('2026-11-23T01:30:00+07:00')
})

test('what is no hour is no moment', () => {
  expect(instantOf({ day: '2026-11-23', hour: '24:00' })).toBeNull()
  expect(instantOf({ day: '2026-11-23', hour: '9' })).toBeNull()
  expect(instantOf({ day: '', hour: '09:00' })).toBeNull()
  expect(withColon('0930')).toBe('09:30')
  expect(withColon('09')).toBe('09')
  expect(withColon('09:000900')).toBe('09:00')
})

test('now is written to the minute, in Jakarta', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T07:47:31Z') })
  expect(thisMinute()).toBe('2026-11-29T14:47:00+07:00')
  vi.useRealTimers()
})

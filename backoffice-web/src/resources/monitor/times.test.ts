// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { MonitorRow } from '../../api/types'
import { clockOf, isAway, placeOf, secondsLeft } from './times'

const now = Date.parse('2026-11-22T09:00:00Z')
const row = (more: Partial<MonitorRow>): MonitorRow => ({
  id: 1,
  sesi_uuid: 'u',
  kind: 'assessment',
  kind_label: 'Asesmen',
  title: 'Uji',
  batch_name: null,
  participant_name: 'Ani',
  answered: 1,
  follow_ups: 0,
  follow_ups_answered: 0,
  total: 4,
  started_at: '2026-11-22T08:00:00Z',
  time_end: '2026-11-22T09:10:00Z',
  extra_minutes: 0,
  paused_at: null,
  last_seen_at: '2026-11-22T08:59:30Z',
  ...more,
})

describe('a device with another clock', () => {
  it('counts down by the server', () => {
    expect(clockOf(secondsLeft(row({}), now))).toBe('10:00')
    expect(clockOf(3_661)).toBe('1:01:01')
    expect(clockOf(-5)).toBe('00:00')
  })

  it('remains while the session is paused', () => {
    expect(secondsLeft(row({ paused_at: '2026-11-22T08:55:00Z' }), now)).toBe(900)
  })

  it('knows who was silent for a while', () => {
    expect(isAway(row({}), now)).toBe(false)
    expect(isAway(row({ last_seen_at: '2026-11-22T08:58:00Z' }), now)).toBe(true)
    expect(isAway(row({ last_seen_at: null }), now)).toBe(true)
    expect(isAway(row({ last_seen_at: null, paused_at: '2026-11-22T08:55:00Z' }), now)).toBe(false)
  })
})

it.each([
  ['Uji', ['Asesmen']],
  ['Gelombang 2', ['Asesmen', 'Gelombang 2']],
  ['', ['Asesmen']],
])('a batch called %j appears once beside its exam', (batch_name, expected) => {
  expect(placeOf(row({ title: 'Uji', batch_name }))).toEqual(expected)
})

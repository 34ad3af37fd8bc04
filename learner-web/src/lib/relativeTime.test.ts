// @vitest-environment node
import { expect, test } from 'vitest'
import { formatRelativeTime } from './relativeTime'

const NOW = Date.parse('2026-11-21T12:00:00+07:00')

test.each([
  ['2026-11-21T11:59:30+07:00', 'sekarang'],
  ['2026-11-21T12:00:10+07:00', 'sekarang'],
  ['2026-11-21T11:55:00+07:00', '5 menit yang lalu'],
  ['2026-11-21T09:10:00+07:00', '2 jam yang lalu'],
  ['2026-11-20T11:00:00+07:00', 'kemarin'],
  ['2026-11-07T12:00:00+07:00', '2 minggu yang lalu'],
  ['2024-11-07T12:00:00+07:00', '2 tahun yang lalu'],
])('%s was %s', (iso, words) => {
  expect(formatRelativeTime(iso, 'id', NOW)).toBe(words)
})

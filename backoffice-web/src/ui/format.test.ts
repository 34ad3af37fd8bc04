import { i18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import {
  formatBytes,
  formatDate,
  formatMinutes,
  formatMoment,
  formatNearMoment,
  formatNumber,
  formatRupiah,
  formatShort,
  formatSince,
  formatSpan,
} from './format'

test('numbers are written the Indonesian way', () => {
  expect(formatNumber(1234.56)).toBe('1.234,56')
  expect(formatNumber(null)).toBe('–')
})

test('numbers are written the English way for who reads English, rupiah as everywhere', () => {
  const before = i18n.locale
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect([formatNumber(62.37), formatRupiah(1250000)]).toEqual(['62.37', 'Rp\u00A01.250.000'])
  i18n.activate(before)
})

test('moments are shown in Western Indonesian time, wherever the browser is', () => {
  expect(formatMoment('2026-12-01T02:00:00Z')).toBe('1 Des 2026 · 09.00 WIB')
  expect(formatMoment(null)).toBe('–')
})

test('months have the names of the language in use', () => {
  const before = i18n.locale
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(formatMoment('2026-12-01T02:00:00Z')).toBe('1 Dec 2026 · 09.00 WIB')
  expect(formatDate('2026-08-17')).toBe('17 Aug 2026')
  i18n.activate(before)
  expect(formatDate('2026-08-17')).toBe('17 Agu 2026')
})

test.each([
  [45, '45 Menit'],
  [120, '2 Jam'],
  [150, '2 Jam 30 Menit'],
  [0, '0 Menit'],
])('%i minutes', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})

test.each([
  [null, '–'],
  [0, '0 B'],
  [1023, '1.023 B'],
  [1843200, '1,76 MB'],
])('%s bytes', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test('money keeps its sign in front of the currency', () => {
  expect([0, 1250000, -75000].map(formatRupiah)).toEqual([
    'Rp\u00A00',
    'Rp\u00A01.250.000',
    '−Rp\u00A075.000',
  ])
})

test('an axis says millions and thousands shortly', () => {
  expect([0, 950, 25_000, 1_250_000, 2e9].map(formatShort)).toEqual([
    '0',
    '950',
    '25 rb',
    '1,3 jt',
    '2 M',
  ])
})

test('a moment near today leaves its year out', () => {
  const year = new Date().getFullYear()
  expect(formatNearMoment(`${year}-06-15T14:38:00+07:00`)).toBe('15 Jun 14.38')
  expect(formatNearMoment('2019-06-15T14:38:00+07:00')).toBe('15 Jun 2019 14.38')
})

test.each([
  [null, null, ''],
  ['2026-12-15T03:00:00Z', null, '15 Des 2026 · 10.00 WIB'],
  ['2026-12-15T03:00:00Z', '2026-12-15T04:00:00Z', '15 Des 2026 · 10.00–11.00 WIB'],
  [
    '2026-12-15T03:00:00Z',
    '2026-12-15T18:00:00Z',
    '15 Des 2026 · 10.00 WIB – 16 Des 2026 · 01.00 WIB',
  ],
])('from %j to %j the day is said once, as people in Jakarta read it', (starts, ends, expected) => {
  expect(formatSpan(starts, ends)).toBe(expected)
})

test('what waits since today says its hour, the rest its day', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T17:30:00Z'), toFake: ['Date'] })
  expect(formatSince('2026-12-01T17:05:00Z')).toBe('00.05')
  expect(formatSince('2026-12-01T16:55:00Z')).toBe('1 Des')
  expect(formatSince('2020-12-01T05:00:00Z')).toBe('1 Des 2020')
  vi.useRealTimers()
})

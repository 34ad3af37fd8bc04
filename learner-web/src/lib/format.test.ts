import { afterEach, describe, expect, test } from 'vitest'
import { type Locale, language, SOURCE_LOCALE } from '../i18n/locales'
import { dateFormatFor } from './dateFormatFor'
import {
  formatClock,
  formatDate,
  formatDatePart,
  formatDateRange,
  formatDateTime,
  formatDuration,
  formatHour,
  formatNumber,
  formatRupiah,
  formatRupiahShort,
  formatShortDate,
  formatTime,
  initials,
} from './format'
import { formatCardDates } from './formatCardDates'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  [0, 'Rp 0'],
  [50_000, 'Rp 50.000'],
  [1_250_000, 'Rp 1.250.000'],
  [-75_000, '-Rp 75.000'],
])('money %i is %s', (amount, text) => {
  expect(plain(formatRupiah(amount))).toBe(text)
})

test.each([
  [150_000, 'Rp 150 rb'],
  [2_500_000, 'Rp 2,5 jt'],
])('money %i is %s for short', (amount, text) => {
  expect(plain(formatRupiahShort(amount))).toBe(text)
})

test('a calendar leaf has its day, month and weekday alone', () => {
  const parts = [{ day: 'numeric' }, { month: 'short' }, { weekday: 'short' }] as const
  expect(parts.map((part) => formatDatePart('2026-12-01', part))).toEqual(['1', 'Des', 'Sel'])
})

test.each([
  [1_234_567.5, '1.234.567,5'],
  [87.256, '87,26'],
  [1000, '1.000'],
  [999, '999'],
  [0, '0'],
  [-5, '-5'],
])('number %f is %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

describe('dates are shown in Jakarta time', () => {
  test.each([
    ['2026-12-01T09:00:00+07:00', '1 Desember 2026'],
    ['2026-12-01T20:00:00Z', '2 Desember 2026'],
  ])('%s is %s', (iso, text) => {
    expect(plain(formatDate(iso))).toBe(text)
  })

  test('a moment carries weekday, hour and zone', () => {
    expect(plain(formatDateTime('2026-12-01T09:00:00+07:00'))).toBe('Sel, 1 Des 2026 · 09.00 WIB')
  })
})

test('hours are given only where two moments are on one day', () => {
  const [morning, evening, nextDay] = [
    '2026-12-01T09:00:00+07:00',
    '2026-12-01T20:00:00+07:00',
    '2026-12-02T20:00:00+07:00',
  ]
  expect(plain(dateFormatFor([morning, nextDay])(morning))).toBe('1 Desember 2026')
  expect(plain(dateFormatFor([morning, evening])(evening))).toBe('Sel, 1 Des 2026 · 20.00 WIB')
})

test.each([
  ['2026-12-01T09:00:00+07:00', '2026-12-03T16:00:00+07:00', '1–3 Desember 2026'],
  ['2026-11-30T09:00:00+07:00', '2026-12-02T16:00:00+07:00', '30 November – 2 Desember 2026'],
  ['2026-12-30T09:00:00+07:00', '2027-01-02T16:00:00+07:00', '30 Desember 2026 – 2 Januari 2027'],
  ['2026-12-01T09:00:00+07:00', '2026-12-01T16:00:00+07:00', '1 Desember 2026'],
])('range %s to %s is %s', (start, end, text) => {
  expect(plain(formatDateRange(start, end))).toBe(text)
})

test.each([
  ['2026-12-01T09:00:00+07:00', '2026-12-03T16:00:00+07:00', '2026年12月1日–3日'],
  ['2026-12-28T09:00:00+07:00', '2027-01-02T16:00:00+07:00', '2026年12月28日–2027年1月2日'],
  ['2026-12-01T09:00:00+07:00', '2026-12-01T16:00:00+07:00', '2026年12月1日'],
])('range %s to %s is %s in Chinese', (start, end, text) => {
  expect(formatDateRange(start, end, 'zh-CN')).toBe(text)
})

test.each([
  ['2026-12-01T09:00:00+07:00', '2026-12-03T16:00:00+07:00', '1–3 Desember 2026'],
  ['2026-12-28T09:00:00+07:00', '2027-01-02T16:00:00+07:00', '28 Des 2026 – 2 Jan 2027'],
])('range %s to %s is %s on a card', (start, end, text) => {
  expect(plain(formatCardDates(start, end))).toBe(text)
})

test.each([
  [0, '0 Menit'],
  [45, '45 Menit'],
  [60, '1 Jam'],
  [150, '2 Jam 30 Menit'],
])('%i minutes last %s', (minutes, text) => {
  expect(plain(formatDuration(minutes))).toBe(text)
})

test('a line never ends inside a day and its month, a duration, or before a dash', () => {
  const [start, end] = ['2026-12-30T09:00:00+07:00', '2027-01-02T16:00:00+07:00']
  expect(formatDate(start)).toBe('30\u00a0Desember 2026')
  expect(formatDateRange(start, end)).toBe('30\u00a0Desember 2026\u00a0– 2\u00a0Januari 2027')
  expect(formatShortDate(start)).toBe('30\u00a0Des\u00a02026')
  expect(formatDuration(150)).toBe('2\u00a0Jam 30\u00a0Menit')
})

test.each([
  [-3, '00:00'],
  [0.2, '00:01'],
  [9, '00:09'],
  [248.4, '04:09'],
  [249, '04:09'],
  [3849, '01:04:09'],
])('%i seconds read %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})

test.each([
  ['Sari Dewi Utami', 'SD'],
  ['budi', 'B'],
])('%s is %s', (name, text) => {
  expect(initials(name)).toBe(text)
})

describe('every language writes dates and numbers its own way, and money the Indonesian one', () => {
  afterEach(() => language.set(SOURCE_LOCALE))

  const cases: [Locale, string, string, string][] = [
    ['id', '1 Desember 2026', '09.00 WIB', '1.234.567,5'],
    ['en', '1 December 2026', '09:00 WIB', '1,234,567.5'],
    ['zh', '2026年12月1日', '09:00（WIB）', '1,234,567.5'],
    ['ar', '1 ديسمبر 2026', '09:00 WIB', '1,234,567.5'],
    ['it', '1 dicembre 2026', '09:00 WIB', '1.234.567,5'],
    ['es', '1 de diciembre de 2026', '09:00 WIB', '1.234.567,5'],
    ['fr', '1 décembre 2026', '09:00 WIB', '1 234 567,5'],
  ]
  test.each(cases)('%s', (locale, date, time, number) => {
    language.set(locale)
    const moment = '2026-12-01T09:00:00+07:00'
    expect(plain(formatDate(moment))).toBe(date)
    expect(plain(formatTime(moment)).replace('\u2060', '')).toBe(time)
    expect(formatTime(moment)).toMatch(/\d(\u00a0|\u2060（)WIB/)
    expect(time).toContain(formatHour('09:00'))
    expect(plain(formatNumber(1_234_567.5))).toBe(number)
    expect(formatNumber(120)).toBe('120')
    expect(plain(formatRupiah(1_250_000))).toBe('Rp 1.250.000')
  })
})

import { afterEach, expect, test } from 'vitest'
import { language, SOURCE_LOCALE } from '../../i18n/locales'
import { officeDays } from './officeDays'

afterEach(() => language.set(SOURCE_LOCALE))

test.each([
  ['id', 'Senin–Kamis'],
  ['en', 'Monday–Thursday'],
  ['zh', '星期一–星期四'],
  ['ar', 'الاثنين–الخميس'],
] as const)('days of the week in %s', (locale, text) => {
  language.set(locale)
  expect(officeDays('Senin–Kamis')).toBe(text)
})

test('what is more than days stays as staff wrote it', () => {
  language.set('en')
  expect(officeDays('Senin, Rabu')).toBe('Monday, Wednesday')
  expect(officeDays('Hari kerja')).toBeNull()
  expect(officeDays('24/7')).toBeNull()
})

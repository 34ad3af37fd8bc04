import { afterEach, expect, test } from 'vitest'
import { language, SOURCE_LOCALE } from '../i18n/locales'
import { formatTimeLeft } from './timeLeft'

afterEach(() => language.set(SOURCE_LOCALE))

test.each([
  [47 * 3600 + 38 * 60 + 29, '1 hari 23 jam'],
  [24 * 3600, '1 hari'],
  [5 * 3600 + 12 * 60, '5 jam 12 menit'],
  [3600, '1 jam'],
  [3599, '59:59'],
])('%i seconds are %s', (seconds, words) => {
  expect(formatTimeLeft(seconds)).toBe(words)
})

test('the words follow the language', () => {
  language.set('fr')
  expect(formatTimeLeft(47 * 3600).replaceAll(/\s/g, ' ')).toBe('1 jour 23 heures')
})

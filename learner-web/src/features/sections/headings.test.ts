// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const MEANT_TWICE = 'Jadwal terdekat'

function translated(locale: string, area: string): string | undefined {
  const text = readFileSync(`src/i18n/locales/${locale}/${area}.po`, 'utf8')
  return text.split(`msgid "${MEANT_TWICE}"\nmsgstr "`)[1]?.split('"\n')[0]
}

test.each(['en', 'es', 'fr', 'it', 'zh', 'ar'])(
  'a heading in %s is no label of a sort',
  (locale) => {
    expect(translated(locale, 'sections')).toBeTruthy()
    expect(translated(locale, 'sections')).not.toBe(translated(locale, 'search'))
  },
)

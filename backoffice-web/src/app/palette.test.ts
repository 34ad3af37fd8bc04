import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { i18nProvider } from '../providers/i18nProvider'
import { resources } from '../resources'
import { grouped } from './useTargets'

const contract = JSON.parse(readFileSync('../contracts/backoffice.json', 'utf8'))
const kinds: string[] = contract.components.schemas.FoundOut.properties.resource.enum
/** Shown on the page of their parent. */
const parts = [
  'class-assignments',
  'class-sessions',
  'course-contents',
  'course-sections',
  'journey-steps',
]

test.each(['id', 'en'])('every kind of record that is found has a name in %s', async (locale) => {
  await i18nProvider.changeLocale(locale)
  const nameOf = (kind: string) => i18nProvider.translate(`resources.${kind}.name`, { _: '' })
  expect(kinds.filter((kind) => nameOf(kind) === '')).toEqual([])
})

test('every kind of record that is found has a page', () => {
  const shown = resources.filter(({ show }) => show).map(({ name }) => name)
  expect(kinds.filter((kind) => !shown.includes(kind))).toEqual(parts)
})

test('what is found is shown under its kind, at most three of each', () => {
  const of = (kind: string, label: string) => ({ kind, label, path: `/${label}` })
  const many = ['a', 'b', 'c', 'd'].map((label) => of('Kontak', label))
  const groups = grouped([of('Pengguna', 'Ani'), ...many, of('Pengguna', 'Anita')])
  expect(groups.map(({ kind }) => kind)).toEqual(['Pengguna', 'Kontak'])
  expect(groups.map(({ targets }) => targets.map(({ label }) => label).join(''))).toEqual([
    'AniAnita',
    'abc',
  ])
})

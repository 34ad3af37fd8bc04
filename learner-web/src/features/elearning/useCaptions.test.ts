import { expect, test } from 'vitest'
import { inLanguageFirst } from './useCaptions'

const caption = (language: string) => ({ language, cues: [] })
const languages = (shown: string) =>
  inLanguageFirst([caption('en'), caption('id')], shown).map(({ language }) => language)

test('captions in the reader’s language come first, else the Indonesian ones', () => {
  expect(languages('en')).toEqual(['en', 'id'])
  expect(languages('id')).toEqual(['id', 'en'])
  expect(languages('ar')).toEqual(['id', 'en'])
})

import { expect, test } from 'vitest'
import { clip, pageTitle } from './pageMeta'

test.each([
  [undefined, 'Duxi'],
  ['Keranjang', 'Keranjang | Duxi'],
])('the title of %s is %s', (page, title) => {
  expect(pageTitle(page)).toBe(title)
})

test('a long title stays within 65 characters and ends at a word', () => {
  const title = pageTitle(
    'Asesmen Kompetensi Analis Kebijakan Transformasi Digital Pemerintah Daerah',
  )
  expect(title.length).toBeLessThanOrEqual(65)
  expect(title).toMatch(/\p{L}… \| Duxi$/u)
})

test('one endless word is cut anyway', () => {
  expect(clip('a'.repeat(50), 10).length).toBeLessThanOrEqual(10)
})

import { expect, test } from 'vitest'
import { completed, mentionAt } from './mention'

test.each([
  ['Halo @bu', 8, { words: 'bu', start: 6 }],
  ['@ani.w', 6, { words: 'ani.w', start: 1 }],
  ['(@bu', 4, { words: 'bu', start: 2 }],
  ['Halo @bu dan', 8, { words: 'bu', start: 6 }],
  ['surel x@bu', 10, null],
  ['Halo @', 6, null],
  ['Halo @bu ', 9, null],
])('in "%s" at %i there is %o', (text, cursor, found) => {
  expect(mentionAt(text, cursor)).toEqual(found)
})

test('a mention is completed in the middle of a text', () => {
  const text = 'Halo @bu dan lain'
  expect(completed(text, { words: 'bu', start: 6 }, 'budi')).toEqual(['Halo @budi dan lain', 11])
  expect(completed('@bu', { words: 'bu', start: 1 }, 'budi')).toEqual(['@budi ', 6])
})

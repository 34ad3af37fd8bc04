// @vitest-environment node
import englishMessages from 'ra-language-english'
import { expect, test } from 'vitest'
import { indonesianMessages } from './id'

type Tree = { [key: string]: string | Tree }

/** Every leaf of a message tree as `path → sentence`. */
function leaves(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : leaves(value, `${prefix}${key}.`),
  )
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort()
const english = leaves({ ra: englishMessages.ra as unknown as Tree })
const indonesian = new Map(leaves({ ra: indonesianMessages.ra as unknown as Tree }))

test('has exactly the keys of the English messages', () => {
  expect([...indonesian.keys()].sort()).toEqual(english.map(([key]) => key).sort())
})

test('uses only placeholders that react-admin fills in', () => {
  for (const [key, text] of english) {
    const known = placeholders(text)
    const strange = placeholders(indonesian.get(key) ?? '').filter((p) => !known.includes(p))
    expect(strange, key).toEqual([])
  }
})

test('has one form per sentence, as Indonesian has no plural and polyglot takes the first', () => {
  expect([...indonesian.values()].filter((text) => text.includes('||||'))).toEqual([])
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { difference, edits } from './markdown'

const select = (text: string, words: string) => {
  const start = text.indexOf(words)
  return { text, start, end: start + words.length }
}

test('bold and italic go around the selection, which stays selected', () => {
  expect(edits.bold(select('satu dua tiga', 'dua'))).toEqual({
    text: 'satu **dua** tiga',
    start: 7,
    end: 10,
  })
  expect(edits.bold(select('satu dua tiga', 'dua ')).text).toBe('satu **dua** tiga')
  expect(edits.italic(select('dua', 'dua')).text).toBe('*dua*')
})

test('a heading and a list mark whole lines, and a second time take the mark off', () => {
  const once = edits.list(select('awal\nsatu\ndua\nakhir', 'tu\ndu'))
  expect(once.text).toBe('awal\n- satu\n- dua\nakhir')
  expect(edits.list(once).text).toBe('awal\nsatu\ndua\nakhir')
  expect(edits.heading(select('Judul', 'dul')).text).toBe('## Judul')
})

test('a link keeps its words and selects its address', () => {
  const { text, start, end } = edits.link(select('lihat panduan', 'panduan'))
  expect(text).toBe('lihat [panduan](https://)')
  expect(text.slice(start, end)).toBe('https://')
})

test('a quote marks whole lines', () => {
  expect(edits.quote(select('kata\nahli', 'kata\nahli')).text).toBe('> kata\n> ahli')
})

test('the difference of two texts is the least that has to be typed', () => {
  expect(difference('satu dua tiga', 'satu **dua** tiga')).toEqual({
    start: 5,
    end: 8,
    words: '**dua**',
  })
  expect(difference('- satu', 'satu')).toEqual({ start: 0, end: 2, words: '' })
  expect(difference('aa', 'aaa')).toEqual({ start: 2, end: 2, words: 'a' })
  expect(difference('sama', 'sama')).toEqual({ start: 4, end: 4, words: '' })
})

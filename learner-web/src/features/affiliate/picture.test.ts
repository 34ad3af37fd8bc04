import { expect, test } from 'vitest'
import { wrapped } from './picture'

test('words stay whole and lines within their room', () => {
  const widthOf = (line: string) => line.length
  expect(wrapped('Belajar bareng di Duxi', 14, widthOf)).toEqual(['Belajar bareng', 'di Duxi'])
  expect(wrapped('Sertifikasi', 3, widthOf)).toEqual(['Sertifikasi'])
})

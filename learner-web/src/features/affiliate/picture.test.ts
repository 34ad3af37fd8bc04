import { expect, test } from 'vitest'
import { qrSquare, wrapText } from './picture'

test('words stay whole and lines within their room', () => {
  const widthOf = (line: string) => line.length
  expect(wrapText('Belajar bareng di Duxi', 14, widthOf)).toEqual(['Belajar bareng', 'di Duxi'])
  expect(wrapText('Sertifikasi', 3, widthOf)).toEqual(['Sertifikasi'])
})

test('the code is shown in the middle of its room with its captions, and shrinks where room is short', () => {
  expect(qrSquare(440, 1010)).toEqual({ side: 396, y: 464 })
  expect(qrSquare(526, 1010)).toEqual({ side: 310, y: 550 })
  const story = qrSquare(600, 1850)
  expect(story).toEqual({ side: 400, y: 962 })
  expect(story.y + story.side + 150).toBeLessThanOrEqual(1850)
})

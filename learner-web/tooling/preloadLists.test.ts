import { expect, test } from 'vitest'
import { notYetLoaded } from './preloadLists'

const CHUNKS = [
  { fileName: 'assets/index-1.js', imports: ['react.js'] },
  { fileName: 'react.js', imports: [] },
  { fileName: 'page.js', imports: ['card.js'] },
  { fileName: 'card.js', imports: ['icons.js'] },
]

test('a part asks for what neither the entry nor its page has brought', () => {
  const needed = ['part.js', 'react.js', 'icons.js', 'chart.js', 'late.css']
  expect(notYetLoaded(needed, 'page.js', CHUNKS)).toEqual(['part.js', 'chart.js', 'late.css'])
})

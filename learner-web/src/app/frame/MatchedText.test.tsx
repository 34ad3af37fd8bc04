import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { MatchedText } from './MatchedText'

test.each([
  ['Analis Data', 'da', ['Da']],
  ['Analis Data', 'data an', ['An', 'Data']],
  ['Basis data (C++)', 'c++', ['C++']],
  ['Analis Data', 'ta', []],
  ['Analis Data', '', []],
])('in %s the words of "%s" stand out', (text, words, marked) => {
  renderAt('/', <p>{<MatchedText text={text} words={words} />}</p>)
  expect(document.querySelector('p')).toHaveTextContent(text)
  expect([...document.querySelectorAll('b')].map((part) => part.textContent)).toEqual(marked)
})

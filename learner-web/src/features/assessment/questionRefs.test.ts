import { expect, test } from 'vitest'
import { adjacentQuestion, findQuestion, firstOpen, questionRefsOf } from './questionRefs'
import { question, unit } from './testing'

const refs = questionRefsOf([
  unit('single', [question(1), question(2)]),
  unit('nested', [question(3)]),
])
const codeOf = (ref: ReturnType<typeof findQuestion>) => ref?.question.code

test('the way leads across units and parts and ends at both ends', () => {
  const second = findQuestion(refs, 'Q-2')
  if (!second) throw new Error('Q-2 is missing')
  expect(codeOf(adjacentQuestion(refs, second, 'next'))).toBe('Q-3')
  expect(codeOf(adjacentQuestion(refs, second, 'prev'))).toBe('Q-1')
  const [first, , last] = refs
  expect(first && adjacentQuestion(refs, first, 'prev')).toBeNull()
  expect(last && adjacentQuestion(refs, last, 'next')).toBeNull()
})

test('an unknown or missing code is no question', () => {
  expect(findQuestion(refs, 'Q-9')).toBeNull()
  expect(findQuestion(refs, null)).toBeNull()
})

test('it goes on at the first question without an answer', () => {
  expect(codeOf(firstOpen(refs, ({ code }) => code === 'Q-1'))).toBe('Q-2')
  expect(codeOf(firstOpen(refs, () => true))).toBe('Q-1')
  expect(firstOpen([], () => true)).toBeNull()
})

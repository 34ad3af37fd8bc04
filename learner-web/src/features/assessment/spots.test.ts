import { expect, test } from 'vitest'
import { besideSpot, firstOpen, spotOf, spotsOf } from './spots'
import { question, unit } from './testing'

const spots = spotsOf([unit('single', [question(1), question(2)]), unit('nested', [question(3)])])
const codeOf = (spot: ReturnType<typeof spotOf>) => spot?.question.code

test('the way leads across units and parts and ends at both ends', () => {
  const second = spotOf(spots, 'Q-2')
  if (!second) throw new Error('Q-2 is missing')
  expect(codeOf(besideSpot(spots, second, 'next'))).toBe('Q-3')
  expect(codeOf(besideSpot(spots, second, 'prev'))).toBe('Q-1')
  const [first, , last] = spots
  expect(first && besideSpot(spots, first, 'prev')).toBeNull()
  expect(last && besideSpot(spots, last, 'next')).toBeNull()
})

test('an unknown or missing code is no spot', () => {
  expect(spotOf(spots, 'Q-9')).toBeNull()
  expect(spotOf(spots, null)).toBeNull()
})

test('it goes on at the first question without an answer', () => {
  expect(codeOf(firstOpen(spots, ({ code }) => code === 'Q-1'))).toBe('Q-2')
  expect(codeOf(firstOpen(spots, () => true))).toBe('Q-1')
  expect(firstOpen([], () => true)).toBeNull()
})

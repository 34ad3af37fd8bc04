import { expect, test } from 'vitest'
import { createReviewKey } from './reviewKey'

test('a key lasts for all attempts, and the next order gets its own', () => {
  const key = createReviewKey()
  const first = key.get()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(key.get()).toBe(first)
  key.spend()
  expect(key.get()).not.toBe(first)
})

test('two reviews have two keys', () => {
  expect(createReviewKey().get()).not.toBe(createReviewKey().get())
})

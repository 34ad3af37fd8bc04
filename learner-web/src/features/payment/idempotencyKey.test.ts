// @vitest-environment node
import { expect, test } from 'vitest'
import { createIdempotencyKey } from './idempotencyKey'

test('a key lasts for all attempts, and the next order gets its own', () => {
  const key = createIdempotencyKey()
  const first = key.get('a')
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(key.get('a')).toBe(first)
  key.spend()
  expect(key.get('a')).not.toBe(first)
})

test('what is ordered differently is not the same order', () => {
  const key = createIdempotencyKey()
  const first = key.get('a')
  expect(key.get('b')).not.toBe(first)
})

test('two reviews have two keys', () => {
  expect(createIdempotencyKey().get('a')).not.toBe(createIdempotencyKey().get('a'))
})

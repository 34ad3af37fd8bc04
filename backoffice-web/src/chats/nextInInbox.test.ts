// @vitest-environment node
import { expect, it } from 'vitest'
import { nextInInbox, provideNext } from './nextInInbox'

it('knows the next one only while the inbox is open', () => {
  expect(nextInInbox('a')).toBeUndefined()
  const stop = provideNext((uuid) => (uuid === 'a' ? 'b' : undefined))
  expect(nextInInbox('a')).toBe('b')
  stop()
  expect(nextInInbox('a')).toBeUndefined()
})

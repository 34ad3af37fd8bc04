import { expect, test } from 'vitest'
import { isTyped, isTyping, matches } from './keys'

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init)

test.each([
  ['J', press({ key: 'j' }), true],
  ['J', press({ key: 'j', ctrlKey: true }), false],
  ['?', press({ key: '?', shiftKey: true }), true],
  ['Alt+J', press({ key: '∆', code: 'KeyJ', altKey: true }), true],
  ['Alt+J', press({ key: 'j', code: 'KeyJ' }), false],
  ['Alt+1', press({ key: '1', code: 'Digit1', altKey: true }), true],
  ['Ctrl+K', press({ key: 'k', metaKey: true }), true],
  ['Ctrl+Enter', press({ key: 'Enter' }), false],
  ['Esc', press({ key: 'Escape' }), true],
])('%s is recognized as it is written (%#)', (written, event, isIt) => {
  expect(matches(event, written)).toBe(isIt)
})

test('characters stay out of fields, boxes to tick are none', () => {
  const input = document.createElement('input')
  expect(isTyping(input)).toBe(true)
  input.type = 'checkbox'
  expect(isTyping(input)).toBe(false)
  expect([isTyped('J'), isTyped('Alt+J')]).toEqual([true, false])
})

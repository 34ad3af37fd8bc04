import { expect, test } from 'vitest'
import { slotsIn } from './slotsIn'

test('only whole slots count', () => {
  expect(slotsIn('09:00', '12:00', 45)).toBe(4)
  expect(slotsIn('09:00', '09:40', 45)).toBe(0)
})

test('what is half filled in or turned round gives none', () => {
  expect(slotsIn('09:00', '', 45)).toBe(0)
  expect(slotsIn('12:00', '09:00', 45)).toBe(0)
  expect(slotsIn('09:00', '12:00', null)).toBe(0)
})

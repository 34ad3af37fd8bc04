// @vitest-environment node
import { expect, test } from 'vitest'
import { strengthOf } from './strength'

test.each([
  ['', 0],
  ['aB3$xyz', 0],
  ['aaaaaaaa', 1],
  ['12345678', 1],
  ['abcdefgh', 1],
  ['password', 1],
  ['Password1', 1],
  ['rahasia123', 1],
  ['qwerty2026', 1],
  ['kucinglari', 2],
  ['kucinglari88', 3],
  ['kucing-lari-pagi', 4],
  ['mU7!kelapa#Ombak', 4],
  ['ababababababab', 1],
] as const)('"%s" has strength %s', (password, level) => {
  expect(strengthOf(password)).toBe(level)
})

test('what a guesser knows of a person counts little', () => {
  const personal = ['Sari Dewi', 'sari.dewi@contoh.example']
  expect(strengthOf('SariDewi1990', personal)).toBeLessThan(strengthOf('SariDewi1990'))
})

test('a short part of a name is no hint', () => {
  expect(strengthOf('kucing-al-lari-8', ['Al'])).toBe(strengthOf('kucing-al-lari-8'))
})

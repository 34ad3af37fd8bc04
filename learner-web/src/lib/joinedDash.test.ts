import { expect, test } from 'vitest'
import { joinedDash } from './joinedDash'

test('a dash between spaces stays on the line of the word before it', () => {
  expect(joinedDash('Analitik Data – Kelas Daring')).toBe('Analitik Data\u00a0– Kelas Daring')
  expect(joinedDash('09.00–16.00 WIB')).toBe('09.00–16.00 WIB')
})

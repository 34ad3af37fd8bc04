import { expect, test } from 'vitest'
import { withNoBreakSpaces } from './withNoBreakSpaces'

test('a dash between spaces stays on the line of the word before it', () => {
  expect(withNoBreakSpaces('Analitik Data – Kelas Daring')).toBe(
    'Analitik Data\u00a0– Kelas Daring',
  )
  expect(withNoBreakSpaces('09.00–16.00 WIB')).toBe('09.00–16.00 WIB')
})

test('an amount stays on the line of its currency', () => {
  expect(withNoBreakSpaces('Mulai Rp 150.000 saja')).toBe('Mulai Rp\u00a0150.000 saja')
})

import { expect, test } from 'vitest'
import { usesLeft } from './VoucherSummary'

const report = { used: 3, pending: 1, held: 1 }

test('what is left counts every code, and what checkouts and unpaid orders hold', () => {
  expect(usesLeft({ max_uses: 2, code_count: 10 }, report)).toBe(15)
  expect(usesLeft({ max_uses: 1, code_count: 2 }, report)).toBe(0)
  expect(usesLeft({ max_uses: null, code_count: 1 }, report)).toBeNull()
})

import { expect, test } from 'vitest'
import { stateOf, summaryOf } from './labels'

test('a voucher in one sentence', () => {
  expect(summaryOf({ effect: 'percent', value: 10, max_discount: 250_000, max_uses: 1 })).toBe(
    'Potongan 10%, paling banyak Rp\u00A0250.000 · Tanpa batas waktu · 1× per kode',
  )
  expect(summaryOf({ effect: 'fixed', value: 5000, max_discount: 9, min_amount: 100_000 })).toBe(
    'Potongan Rp\u00A05.000 · untuk belanja mulai Rp\u00A0100.000 · Tanpa batas waktu · tanpa batas',
  )
  expect(summaryOf({ effect: 'percent' })).toBe('')
})

test('a batch without codes does not run', () => {
  expect(stateOf({ state: 'running', code_count: 0 }).tone).toBe('warning')
  expect(stateOf({ state: 'running', code_count: 1 }).tone).toBe('success')
  expect(stateOf({ state: 'over', code_count: 0 }).tone).toBe('default')
})

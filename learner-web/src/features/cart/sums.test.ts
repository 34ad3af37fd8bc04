// @vitest-environment node
import { expect, test } from 'vitest'
import { aCartRow } from '../../test/commerce'
import { fullPriceOf, grossOf, linesWith, savedOn, sumsOf, unitPriceOf, vouchersOf } from './sums'

const hemat = { code: 'HEMAT', label: 'Hemat akhir tahun', amount: 30_000, problem: null }
const rows = [
  aCartRow({
    cart_id: 1,
    cart_qty: 2,
    subtotal: 170_000,
    voucher_amount: 30_000,
    vouchers: [hemat],
  }),
  aCartRow({
    cart_id: 2,
    subtotal: 80_000,
    voucher_amount: 20_000,
    vouchers: [
      { ...hemat, amount: 15_000 },
      { ...hemat, code: 'BARU', label: 'Baru', amount: 5_000 },
    ],
  }),
]

test('a line before its vouchers, whole and a piece', () => {
  expect(rows.map(grossOf)).toEqual([200_000, 100_000])
  expect(rows.map(unitPriceOf)).toEqual([100_000, 100_000])
})

test('subtotal less discount is the total', () => {
  expect(sumsOf(rows)).toEqual({ subtotal: 300_000, discount: 50_000, total: 250_000 })
})

test('struck prices and vouchers together are what is saved', () => {
  const struck = aCartRow({ cart_qty: 2, strike_price: 150_000, subtotal: 200_000 })
  expect([struck, ...rows].map(fullPriceOf)).toEqual([300_000, 200_000, 100_000])
  expect(savedOn([struck, ...rows])).toBe(150_000)
})

test('who names their own price saves nothing by it', () => {
  const named = aCartRow({ strike_price: 150_000, voluntary_minimum: 20_000, subtotal: 50_000 })
  expect(fullPriceOf(named)).toBe(50_000)
  expect(savedOn([named])).toBe(0)
})

test('a bundle saves what its items cost more one by one', () => {
  const bundle = aCartRow({ kind: 'bundle', items_price: 160_000 })
  expect(fullPriceOf(bundle)).toBe(160_000)
  expect(savedOn([bundle])).toBe(60_000)
  expect(savedOn([aCartRow({ kind: 'bundle', items_price: 90_000 })])).toBe(0)
})

test('a voucher on two lines is named once with both sums', () => {
  expect(vouchersOf(rows).map(({ code, amount }) => [code, amount])).toEqual([
    ['HEMAT', 45_000],
    ['BARU', 5_000],
  ])
  expect(linesWith(rows, 'HEMAT')).toEqual([1, 2])
  expect(linesWith(rows, 'BARU')).toEqual([2])
})

test('what a voucher has against the lines counts only where it takes nothing off at all', () => {
  const problem = 'Voucher ini sudah berakhir.'
  const dead = { ...hemat, amount: 0, problem }
  expect(vouchersOf([aCartRow({ vouchers: [dead] })])[0]?.problem).toBe(problem)
  const both = [aCartRow({ vouchers: [dead] }), aCartRow({ vouchers: [hemat] })]
  expect(vouchersOf(both)[0]?.problem).toBeNull()
})

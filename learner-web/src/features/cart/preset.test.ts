// @vitest-environment node
import { expect, test } from 'vitest'
import { aCartRow } from '../../test/commerce'
import { presetIn, presetLine } from './preset'

const read = (query: string) => presetIn(new URLSearchParams(query))

test('an address names an item, its kind, a voucher and whether to go on outside', () => {
  expect(read('item=12&product=2&voucher= HEMAT &redirect=1')).toEqual({
    item: 12,
    product: 2,
    voucher: 'HEMAT',
    redirect: true,
  })
  expect(read('item=12')).toEqual({ item: 12, product: null, voucher: null, redirect: false })
})

test.each(['', 'voucher=HEMAT', 'item=-1', 'item=abc', 'item=1.5'])(
  '"%s" names no item',
  (query) => {
    expect(read(query)).toBeNull()
  },
)

test('the line is that of the item and the kind', () => {
  const rows = [aCartRow({ cart_id: 1, item_id: 12, product_id: 1 })]
  const preset = { item: 12, product: null, voucher: null, redirect: false }
  expect(presetLine(rows, preset)?.cart_id).toBe(1)
  expect(presetLine(rows, { ...preset, product: 1 })?.cart_id).toBe(1)
  expect(presetLine(rows, { ...preset, product: 2 })).toBeNull()
  expect(presetLine(rows, { ...preset, item: 13 })).toBeNull()
})

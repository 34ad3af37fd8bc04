// @vitest-environment node
import { expect, test } from 'vitest'
import { aCartRow, aReservation } from '../../test/commerce'
import { changesBetween, changesSinceAdded, policiesOf } from './changes'

const one = aCartRow({ cart_id: 1, title: 'Satu' })
const two = aCartRow({ cart_id: 2, title: 'Dua' })

test('only what costs another sum is a change; what is gone has none', () => {
  const dearer = { ...one, subtotal: 120_000 }
  expect(changesBetween(aReservation([one, two]), aReservation([dearer, two]))).toEqual([
    { id: 1, title: 'Satu', before: 100_000, now: 120_000 },
  ])
  expect(changesBetween(aReservation([one, two]), aReservation([one]))).toEqual([
    { id: 2, title: 'Dua', before: 100_000, now: null },
  ])
  expect(changesBetween(aReservation([one]), aReservation([one]))).toEqual([])
})

test('a voucher that divides itself again is not shown beside the price that made it', () => {
  const shared = { subtotal: 90_000, voucher_amount: 10_000 }
  const before = aReservation([
    { ...one, ...shared },
    { ...two, ...shared },
  ])
  const dearer = { ...one, subtotal: 188_000, voucher_amount: 12_000 }
  expect(
    changesBetween(
      before,
      aReservation([dearer, { ...two, subtotal: 92_000, voucher_amount: 8_000 }]),
    ),
  ).toEqual([{ id: 1, title: 'Satu', before: 100_000, now: 200_000 }])
  const without = { ...one, subtotal: 100_000, voucher_amount: 0 }
  expect(changesBetween(before, aReservation([without, { ...two, ...shared }]))).toEqual([
    { id: 1, title: 'Satu', before: 90_000, now: 100_000 },
  ])
})

test('what the server says has changed since a line was added', () => {
  const changed = [{ cart_id: 1, title: 'Satu', price_before: 80_000, price: 100_000 }]
  expect(changesSinceAdded(aReservation([one], { changed }))).toEqual([
    { id: 1, title: 'Satu', before: 80_000, now: 100_000 },
  ])
})

test('a sentence on refunds appears once, and not for what is free', () => {
  const free = aCartRow({ cart_id: 3, subtotal: 0 })
  const dated = aCartRow({ cart_id: 4, title: 'Kelas', refund_policy: 'Sampai 3 Desember.' })
  expect(policiesOf([one, two, free, dated]).map(({ titles }) => titles)).toEqual([
    ['Satu', 'Dua'],
    ['Kelas'],
  ])
})

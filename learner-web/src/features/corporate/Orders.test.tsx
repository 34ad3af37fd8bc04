import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CompanyOrder } from '../../api/corporate'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Orders } from './Orders'

const instalment = (number: number, paid_at: string | null) => ({
  number,
  amount: 1_000_000 * number,
  due_on: `2027-01-0${number}`,
  paid_at,
  is_overdue: false,
  invoice: '/tagihan.pdf',
  tax_invoice: null,
})

const order = (status: CompanyOrder['status'], paid: (string | null)[]): CompanyOrder => ({
  uuid: 'o-1',
  number: 'PSP/2026/11/0001',
  quotation: 'PNW/2026/11/0002',
  status,
  status_label: 'Kursi sudah dibuka',
  terms_label: 'Dua termin',
  wants_tax_invoice: false,
  total: 3_000_000,
  created_at: '2026-12-01T00:00:00Z',
  transfer_to: 'Bank Contoh 123',
  instalments: paid.map((paid_at, index) => instalment(index + 1, paid_at)),
})

async function show(row: CompanyOrder) {
  server.use(api.get('/corporate/orders', () => ok({ rows: [row] })))
  renderAt('/', <Orders />)
  await screen.findByRole('heading', { level: 2, name: 'PSP/2026/11/0001' })
}

test('what is to be transferred is the next instalment', async () => {
  await show(order('active', ['2026-12-02T00:00:00Z', null]))
  const said = screen.getByText(/Berikutnya termin 2/)
  expect(said).toHaveTextContent(/Rp\s2\.000\.000 paling lambat 2 Januari 2027/)
  expect(said).toHaveTextContent(/Bank Contoh 123 dengan berita PSP\/2026\/11\/0001/)
})

test.each([
  order('paid', ['2026-12-02T00:00:00Z', '2026-12-03T00:00:00Z']),
  order('cancelled', [null, null]),
])('nothing is asked for once it is over', async (row) => {
  await show(row)
  expect(screen.queryByText(/Berikutnya/)).not.toBeInTheDocument()
})

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import type { TaxInvoices } from '../api/types'
import { App } from '../app/App'
import { person } from '../test/people'
import { on } from '../test/server'

const invoices: TaxInvoices = {
  state: 'approved',
  states: { new: 0, exported: 0, approved: 1 },
  first: '2026-11-01',
  last: '2026-11-30',
  seller_npwp_is_set: true,
  count: 1,
  files: 1,
  credited: 0,
  tax_base: 720721,
  tax: 79279,
  total: 800000,
  unnamed: { count: 0, tax_base: 0, tax: 0, total: 0, credited_tax: 0 },
  instalments: [],
  rows: [
    {
      uuid: 'i-1',
      number: 'INV/2026/000009',
      order_id: 'DX-1',
      buyer: 'PT Contoh Karya',
      trx_code: '04',
      issued_at: '2026-11-02T09:00:00+07:00',
      paid_at: null,
      tax_base: 720721,
      tax: 79279,
      total: 800000,
      url: '/invoice',
      credit_notes: [],
      exports: [],
      tax_invoice: { number: '04002600000000002', issued_on: '2026-11-02', url: null },
    },
  ],
}

test('a number that buyers see is removed after a question alone', async () => {
  const removed: string[] = []
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['tax-invoices.view'] }))
  on('get', '/tax-invoices', () => invoices)
  on('delete', '/tax-invoices/i-1/number', ({ url }) => {
    removed.push(new URL(url).pathname)
    return null
  })
  window.history.replaceState(null, '', '/backoffice/tax-invoices?state=approved')
  render(<App />)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Tindakan untuk INV/2026/000009' }),
  )
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hapus nomor…' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Hapus nomor faktur pajak INV/2026/000009?',
  })
  expect(dialog).toHaveTextContent('Nomor 04002600000000002 dan PDF-nya')
  expect(removed).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hapus nomor' }))
  expect(await screen.findByText('Nomor faktur pajak dihapus.')).toBeVisible()
  expect(removed).toHaveLength(1)
})

import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import type { VoucherBatch } from '../../api/types'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

const row: VoucherBatch = {
  id: 4,
  label: 'Hemat akhir tahun',
  effect: 'percent',
  value: 10,
  max_discount: 250_000,
  valid_from: null,
  valid_until: null,
  is_active: true,
  min_amount: 0,
  max_uses: 100,
  max_uses_per_person: null,
  kinds: [],
  is_first_purchase_only: false,
  is_stackable: true,
  state: 'running',
  code_count: 1,
  used: 3,
  first_code: 'HEMAT',
  affiliate_code: '',
  created_by: 'Fina Rahmadani',
  instansi_id: null,
  instansi_name: null,
  note: '',
  version: 1,
  created_at: '2026-11-20T09:00:00+07:00',
}
const products = [{ id: 7, title: 'SQL untuk Laporan' }]

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  const permissions = ['voucher-batches.view', 'voucher-batches.change']
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/product-kinds', () => ({ rows: [], total: 0 }))
  on('get', '/voucher-batches', () => ({ rows: [row], total: 1 }))
})

test('a batch that is opened from the list waits for what its row does not tell', async () => {
  let tell: () => void = () => undefined
  const told = new Promise<void>((done) => {
    tell = done
  })
  on('get', '/voucher-batches/4', () => told.then(() => ({ ...row, products })))
  history.replaceState(null, '', '/backoffice/voucher-batches')
  render(<App />)
  await userEvent.click(await screen.findByText('Hemat akhir tahun'))
  expect(await screen.findByRole('status', { name: 'Memuat' })).toBeVisible()
  tell()
  expect(await screen.findByText('SQL untuk Laporan')).toBeVisible()
})

import { screen, waitFor, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

const key = {
  id: 1,
  name: 'Gudang data',
  prefix: 'dxk_so5lNb',
  owner_name: 'Admin Duxi',
  scopes: ['orders.view'],
  created_at: '2026-11-01T10:00:00+07:00',
  expires_at: null,
  last_used_at: null,
  revoked_at: null as string | null,
}
const seeOrders = {
  name: 'orders.view',
  resource: 'orders',
  resource_label: 'Pesanan',
  action: 'view',
  action_label: 'Lihat',
  is_grantable: true,
}

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  const permissions = ['view', 'add', 'delete'].map((verb) => `api-keys.${verb}`)
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/permission-names', () => ({ rows: [seeOrders], total: 1 }))
  on('get', '/api-keys', () => ({ rows: [key], total: 1 }))
  history.replaceState(null, '', '/backoffice/api-keys')
  render(<App />)
})

test('a key names its permissions, its limit and its last use in words', async () => {
  const row = await screen.findByRole('row', { name: /Gudang data/ })
  await within(row).findByText('Pesanan: Lihat')
  expect(row).toHaveTextContent('Belum pernah')
  expect(row).toHaveTextContent('Tanpa batas')
})

test('a key is made with the limit that was chosen', async () => {
  const user = userEvent.setup()
  const sent: { expires_at: string | null }[] = []
  on('post', '/api-keys', async (request) => {
    sent.push((await request.json()) as { expires_at: string | null })
    return { ...key, secret: 'dxk_rahasia' }
  })
  await user.click(await screen.findByRole('button', { name: 'Buat kunci' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Laporan')
  await user.click(dialog.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: '30 hari' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Pesanan: Lihat' }))
  await user.click(dialog.getByRole('button', { name: 'Buat kunci' }))
  await screen.findByText('dxk_rahasia')
  const days = (Date.parse(sent[0]?.expires_at ?? '') - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(30, 1)
})

test('a revoked key is called revoked, not deleted', async () => {
  const user = userEvent.setup()
  on('delete', '/api-keys/1', () => null)
  await user.click(await screen.findByRole('button', { name: 'Cabut' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Ya, lanjutkan' }))
  await waitFor(() => expect(screen.getByText('Kunci dicabut.')).toBeVisible())
})

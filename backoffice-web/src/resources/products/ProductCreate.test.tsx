import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

const field = (name: string, label: string, group: string) => ({
  ...{ name, label, group, type: 'text', help: '', is_required: true, blank: '', choices: [] },
  ...{ reference: '', among: {}, max_length: null, minimum: null, maximum: null },
})
const form = {
  kind: 'workshop',
  label: 'Workshop',
  is_dated: true,
  groups: [
    { name: 'identity', label: 'Nama' },
    { name: 'detail', label: 'Rincian' },
  ],
  fields: [
    field('title', 'Judul', 'identity'),
    field('outcome', 'Hasil', 'detail'),
    field('tools', 'Alat', 'detail'),
  ],
  lines: [],
  requirements: [],
}

test('a draft is saved before its details are known; begun details are asked for whole', async () => {
  const sent: unknown[] = []
  const permissions = ['view', 'add'].map((verb) => `catalog-products.${verb}`)
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/product-forms', () => ({ rows: [form], total: 1 }))
  on('post', '/catalog-products', async (request) => {
    sent.push(await request.json())
    return { id: 7 }
  })
  window.history.replaceState(null, '', '/backoffice/catalog-products/create?kind=workshop')
  render(<App />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Judul/, {}, { timeout: 30_000 }), 'Baru')
  await user.click(screen.getByRole('tab', { name: /Rincian/ }))
  await user.type(screen.getByLabelText(/^Hasil/), 'Rencana')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Wajib diisi')).toBeVisible()
  expect(sent).toEqual([])
  await user.clear(screen.getByLabelText(/^Hasil/))
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(sent).toHaveLength(1))
}, 60_000)

import { screen, within } from '@testing-library/dom'
import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

const row = {
  id: 7,
  kind: 'training',
  slug: 'kelas-data',
  title: 'Kelas data',
  category_name: 'Data',
  price: 1_500_000,
  quota: 20,
  sold: 3,
  waiting: 0,
  starts_at: null,
  status: 'published',
  publish_at: null,
  created_at: '2026-11-20T09:00:00+07:00',
}
const product = {
  ...row,
  ends_at: null,
  public_path: '/product/training/kelas-data',
  values: { title: 'Kelas data', venue: 'Balai Kota' },
  lines: {},
  missing: [],
  sold_elsewhere: 0,
  version: '1',
}
const form = {
  kind: 'training',
  label: 'Pelatihan',
  groups: [{ name: 'basics', label: 'Dasar' }],
  fields: [{ name: 'venue', label: 'Tempat', type: 'text', group: 'basics' }],
  lines: [],
}

test('a product opened from its list waits for what the list does not say of it', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () =>
    person({ permissions: ['catalog-products.view', 'catalog-products.change'] }),
  )
  on('get', '/catalog-products', () => ({ rows: [row], total: 1 }))
  on('get', '/product-forms', () => ({ rows: [form], total: 1 }))
  on('get', '/catalog-products/7', async () => {
    await asked
    return product
  })
  window.history.replaceState(null, '', '/backoffice/catalog-products')
  render(<App />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: 'Kelas data' }))
  await waitFor(() => expect(window.location.pathname).toMatch(/show$/))
  expect(await screen.findByRole('status', { name: 'Memuat' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  answer()
  expect(await screen.findByText('Balai Kota')).toBeVisible()
}, 60_000)

test('publishing first shows what visitors will see, and that the description is empty', async () => {
  const published: unknown[] = []
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () =>
    person({ permissions: ['catalog-products.view', 'catalog-products.change'] }),
  )
  on('get', '/product-forms', () => ({ rows: [form], total: 1 }))
  on('get', '/catalog-products/7', () => ({ ...product, status: 'draft' }))
  on('post', '/catalog-products/7/publish', async (request) => {
    published.push(await request.json())
    return product
  })
  window.history.replaceState(null, '', '/backoffice/catalog-products/7/show')
  render(<App />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Tayangkan sekarang' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(/Rp\s?1\.500\.000.*20.*Deskripsinya masih kosong/)
  expect(published).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Tayangkan' }))
  await waitFor(() => expect(published).toEqual([{}]))
}, 60_000)

test('what an assessment lacks leads to the units of its exam', async () => {
  const permissions = ['view', 'change', 'delete'].map((verb) => `catalog-products.${verb}`)
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/product-forms', () => ({ rows: [{ ...form, kind: 'assessment' }], total: 1 }))
  on('get', '/catalog-products/7', () => ({
    ...product,
    kind: 'assessment',
    status: 'draft',
    values: { blueprint: 31 },
    missing: [{ text: 'soal aktif untuk setiap unit', field: '' }],
  }))
  window.history.replaceState(null, '', '/backoffice/catalog-products/7/show')
  render(<App />)
  const link = await screen.findByRole('link', { name: 'soal aktif untuk setiap unit' })
  expect(link).toHaveAttribute('href', '/backoffice/exams/31/show/units')
}, 60_000)

import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { envelope, on } from '../../test/server'

const product = (id: number, title: string, status: string) => ({
  id,
  title,
  status,
  kind: 'training',
  price: 150_000,
  starts_at: null,
  sold: 0,
  quota: null,
  waiting: 0,
  category_name: null,
  created_at: '2026-11-20T09:00:00+07:00',
})
const REFUSAL = 'Produk ini belum dapat ditayangkan. Yang masih kurang: waktu mulai.'

test('selected drafts are published one by one; an incomplete one stays and says what it lacks', async () => {
  let isPublished = false
  writeTokens({ token: 't', secret_token: 's' })
  const permissions = ['view', 'change'].map((verb) => `catalog-products.${verb}`)
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/product-forms', () => ({ rows: [], total: 0 }))
  on('get', '/catalog-products', () => ({
    rows: [
      ...(isPublished ? [] : [product(1, 'Kelas A', 'draft')]),
      product(2, 'Kelas B', 'draft'),
      product(3, 'Kelas C', 'published'),
    ],
    total: isPublished ? 2 : 3,
  }))
  on('post', '/catalog-products/1/publish', () => {
    isPublished = true
    return product(1, 'Kelas A', 'published')
  })
  on('post', '/catalog-products/2/publish', () => envelope(null, 422, REFUSAL))
  window.history.replaceState(null, '', '/backoffice/catalog-products')
  render(<App />)
  const user = userEvent.setup()
  await screen.findByRole('link', { name: 'Kelas C' })
  const [all] = screen.getAllByRole('checkbox')
  await user.click(all as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Tayangkan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tayangkan 2 produk' })
  await user.click(within(dialog).getByRole('button', { name: 'Tayangkan 2 produk' }))
  expect(await within(dialog).findByText('1 produk sudah tayang.')).toBeVisible()
  expect(within(dialog).getByText(REFUSAL)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Tutup' }))
  await expect.poll(() => screen.queryByRole('link', { name: 'Kelas A' })).toBeNull()
}, 60_000)

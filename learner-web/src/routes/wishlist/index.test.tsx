import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { referral } from '../../api/referral'
import type { WishRow } from '../../api/wishlist'
import { axeViolations } from '../../test/axe'
import { aSite, fakeCaptcha } from '../../test/commerce'
import { aWish } from '../../test/content'
import { aBundle, aTraining } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { Component as Wishlist } from './index'

let rows: WishRow[]
const sent = vi.fn()
const note = async (call: string, request: Request) =>
  sent(call, Object.fromEntries(new URLSearchParams(await request.text())))

beforeEach(() => {
  rows = [aWish()]
  sent.mockReset()
  toasts.set([])
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(
    aSite(),
    api.get('/wishlist', () => ok({ rows, total: rows.length })),
    api.get('/account/recomen-product', () => ok({ rows: [], total: 0 })),
    api.post('/wishlist', async ({ request }) => {
      await note('wish', request)
      rows = [aWish()]
      return ok({ wishlist_id: 6 }, 'Item ditambahkan ke Wishlist')
    }),
    api.post('/wishlist/unwishlists', async ({ request }) => {
      await note('unwish', request)
      rows = []
      return ok(null, 'Item dihapus dari Wishlist')
    }),
    api.put('/payment/cart', async ({ request }) => {
      await note('cart', request)
      return ok({ cart_id: 9 }, 'Item ditambahkan ke keranjang')
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('a wishlist entry is taken off immediately, and comes back when asked for', async () => {
  rows = [aWish({ rolin_instansi_id: 31, instansi_name: 'Dinas Data' })]
  const { container } = renderAt('/wishlist', <Wishlist />)
  const remove = await screen.findByRole('button', {
    name: 'Hapus Asesmen Analis Data dari Wishlist',
  })
  expect(await axeViolations(container)).toEqual([])
  await userEvent.click(remove)
  expect(await screen.findByText('Wishlist Anda masih kosong')).toBeInTheDocument()
  await waitFor(() => expect(toasts.get()[0]?.text).toBe('Item dihapus dari Wishlist'))
  expect(sent).toHaveBeenCalledWith('unwish', { wishlist_id: '[5]' })
  toasts.get()[0]?.action?.run()
  expect(await screen.findByText('Asesmen Analis Data')).toBeInTheDocument()
  expect(sent).toHaveBeenLastCalledWith('wish', {
    product: 'ASM',
    item_id: '6',
    rolin_instansi_id: '31',
  })
})

test('a bundle shows the sum of its items, which its price replaces', async () => {
  rows = [aWish({ product: 'PACKAGE', card: { ...aBundle, price: 150_000, strike_price: null } })]
  renderAt('/wishlist', <Wishlist />)
  expect(await screen.findByText('Rp 250.000')).toBeInTheDocument()
  expect(screen.getByText('Hemat 40%')).toBeInTheDocument()
})

test('a wishlist entry that could not be taken off is shown again', async () => {
  server.use(api.post('/wishlist/unwishlists', () => failed(500, 'Sedang dirawat.')))
  renderAt('/wishlist', <Wishlist />)
  await userEvent.click(await screen.findByRole('button', { name: /^Hapus/ }))
  expect(await screen.findByText('Asesmen Analis Data')).toBeInTheDocument()
})

test('a wishlist item moves to the cart with its affiliate code', async () => {
  referral.set('TEMAN10')
  renderAt('/wishlist', <Wishlist />)
  await userEvent.click(await screen.findByRole('button', { name: 'Pindah ke keranjang' }))
  expect(await screen.findByText('Wishlist Anda masih kosong')).toBeInTheDocument()
  expect(sent).toHaveBeenNthCalledWith(1, 'cart', {
    cart_product_id: '1',
    cart_item_id: '6',
    cart_qty: '1',
    cart_aff_code: 'TEMAN10',
    captcha: 'captcha-1',
  })
  expect(sent).toHaveBeenNthCalledWith(2, 'unwish', { wishlist_id: '[5]' })
})

test('a cart that refuses leaves the wishlist entry where it is', async () => {
  server.use(api.put('/payment/cart', () => failed(409, 'Kursi sudah habis.')))
  renderAt('/wishlist', <Wishlist />)
  await userEvent.click(await screen.findByRole('button', { name: 'Pindah ke keranjang' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Pindah ke keranjang' })).not.toHaveAttribute(
      'aria-disabled',
    ),
  )
  expect(sent).not.toHaveBeenCalled()
})

test('what cannot be bought says so and offers what is like it', async () => {
  rows = [aWish({ available: false })]
  renderAt('/wishlist', <Wishlist />)
  expect(await screen.findByText('Sedang tidak tersedia')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Lihat yang serupa' })).toHaveAttribute(
    'href',
    '/product/assessment',
  )
  expect(screen.queryByRole('button', { name: 'Pindah ke keranjang' })).not.toBeInTheDocument()
})

test('what suits the person is shown below, without what is on the wishlist already', async () => {
  const suggested = [6, 7, 8, 9, 10].map((item_id) => ({
    ...aTraining,
    item_id,
    title: `Usulan ${item_id}`,
    reason: `Alasan ${item_id}`,
  }))
  server.use(
    api.get('/account/recomen-product', ({ request }) => {
      const count = Number(new URL(request.url).searchParams.get('rows'))
      return ok({ rows: suggested.slice(0, count), total: suggested.length })
    }),
  )
  renderAt('/wishlist', <Wishlist />)
  const title = await screen.findByRole('heading', { name: 'Rekomendasi untuk Anda' })
  expect(screen.getAllByText(/^Alasan/).map(({ textContent }) => textContent)).toEqual([
    'Alasan 7',
    'Alasan 8',
    'Alasan 9',
  ])
  const wish = screen.getByRole('heading', { name: 'Asesmen Analis Data' })
  expect(wish.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

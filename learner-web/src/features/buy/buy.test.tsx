import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '../../api/session'
import { anAssessment } from '../../test/products'
import { renderAt, renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { AgencyField } from './AgencyField'
import { BuyButtons } from './BuyButtons'
import { buy } from './buy'
import { pendingItem } from './pendingItem'
import { resumePendingPurchase } from './resumePendingPurchase'
import { useAgency } from './useAgency'

const wanted = { item_id: 6, product_id: 1 }
const sent = vi.fn()

beforeEach(() => {
  const execute = () => Promise.resolve('captcha')
  vi.stubGlobal('grecaptcha', { ready: (done: () => void) => done(), execute })
  const captcha = { provider: 'recaptcha', site_key: 'key' }
  server.use(
    api.get('/public/site', () => ok({ captcha })),
    api.put('/payment/cart', async ({ request }) => {
      sent(Object.fromEntries(new URLSearchParams(await request.text())))
      return ok({ cart_id: 9 }, 'Item ditambahkan ke keranjang')
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockReset()
  session.close()
  toasts.set([])
})

const texts = () => toasts.get().map(({ text }) => text)
const signIn = () => session.open({ token: 't', secret_token: 's' }, false)

test('a signed-in buyer puts it into the cart and is informed', async () => {
  signIn()
  renderAt('/product/assessment/a', <BuyButtons product={anAssessment} />)
  await userEvent.click(screen.getByRole('button', { name: 'Tambah ke keranjang' }))
  await waitFor(() => expect(texts()).toEqual(['Item ditambahkan ke keranjang']))
  // A product in the cart is not added again: the link to the cart replaces the button and keeps its focus.
  const toCart = await screen.findByRole('link', { name: 'Lihat keranjang' })
  expect(toCart).toHaveAttribute('href', '/cart')
  expect(toCart).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Tambah ke keranjang' })).not.toBeInTheDocument()
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    cart_product_id: '1',
    cart_item_id: '6',
    cart_qty: '1',
    captcha: 'captcha',
  })
})

function WithAgency() {
  const agency = useAgency('analis-data')
  return (
    <>
      <AgencyField agency={agency} />
      <BuyButtons product={anAssessment} agency={agency} />
    </>
  )
}

test('the agency that the buyer names goes into the cart too; another word does not pass', async () => {
  const row = { instansi_id: 3, instansi_name: 'Dinas Data', rolin_instansi_id: 31 }
  server.use(api.get('/public/instansi', () => ok({ rows: [row], total: 1 })))
  signIn()
  const { container } = renderAt('/product/assessment/a', <WithAgency />)
  await userEvent.click(screen.getByRole('button', { name: 'Ikut atas nama instansi?' }))
  const field = screen.getByLabelText(/Instansi Anda/)
  await userEvent.type(field, 'Dinas')
  await waitFor(() => expect(container.querySelector('option')).toHaveValue('Dinas Data'))
  await userEvent.click(screen.getByRole('button', { name: 'Tambah ke keranjang' }))
  expect(texts()).toEqual(['Pilih instansi dari daftar, atau kosongkan.'])
  expect(field).toBeInvalid()
  await userEvent.type(field, ' data')
  await userEvent.click(screen.getByRole('button', { name: 'Tambah ke keranjang' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.lastCall?.[0]).toMatchObject({ rolin_instansi_id: '31' })
})

test('a visitor signs in first; nothing is sent, the wishlist entry waits', async () => {
  renderAt('/product/assessment/a', <BuyButtons product={anAssessment} />)
  await userEvent.click(screen.getByRole('button', { name: 'Beli sekarang' }))
  expect(pendingItem.take()).toEqual({
    ...wanted,
    rolin_instansi_id: null,
    buyNow: true,
    free: false,
    ownPrice: false,
    redirect: false,
    title: anAssessment.title,
    price: anAssessment.price,
  })
  expect(sent).not.toHaveBeenCalled()
})

test('after the sign-in the wishlist entry goes into the cart, once', async () => {
  pendingItem.set({ ...wanted, buyNow: false })
  const goTo = vi.fn()
  await resumePendingPurchase(new QueryClient(), goTo)
  await resumePendingPurchase(new QueryClient(), goTo)
  expect(sent).toHaveBeenCalledOnce()
  expect(texts()).toEqual(['Item ditambahkan ke keranjang'])
  expect(goTo).not.toHaveBeenCalled()
})

test('who wanted to buy immediately comes to the review of that line', async () => {
  pendingItem.set({ ...wanted, buyNow: true })
  const goTo = vi.fn()
  await resumePendingPurchase(new QueryClient(), goTo)
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/payment/purchase?items=9&from=product')
})

test('a refusal is shown in the words of the server', async () => {
  server.use(api.put('/payment/cart', () => failed(409, 'Kursi sudah habis.')))
  pendingItem.set({ ...wanted, buyNow: true })
  const goTo = vi.fn()
  await resumePendingPurchase(new QueryClient(), goTo)
  expect(texts()).toEqual(['Kursi sudah habis.'])
  expect(goTo).not.toHaveBeenCalled()
})

test('what is free is taken immediately, under a key of its own, and leads to its receipt', async () => {
  signIn()
  const taken = vi.fn()
  server.use(
    api.post('/payment/enroll', async ({ request }) => {
      taken(Object.fromEntries(await request.formData()), request.headers.get('Idempotency-Key'))
      return ok({ redirect_invoice: '/x', order_id: 'DX-7', token: null, client_key: null })
    }),
  )
  const router = renderRoutes('/product/assessment/a', {
    '/product/assessment/a': <BuyButtons product={{ ...anAssessment, price: 0, is_free: true }} />,
    '/payment/transaction/detail/:order_id/complete': <p>Selesai</p>,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Ambil gratis' }))
  expect(await screen.findByText('Selesai')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/payment/transaction/detail/DX-7/complete')
  expect(taken).toHaveBeenCalledExactlyOnceWith(
    { cart_product_id: '1', cart_item_id: '6' },
    expect.stringMatching(/^[0-9a-f]{32}$/),
  )
  expect(sent).not.toHaveBeenCalled()
})

describe('a visit from the landing site', () => {
  const assign = vi.fn()
  const landing = { landing_redirect: true, landing_url: 'https://landing.example/' }

  beforeEach(() => {
    vi.stubGlobal('location', { origin: location.origin, href: location.href, assign })
  })
  afterEach(() => assign.mockReset())

  function siteIs(site: object) {
    const captcha = { provider: 'recaptcha', site_key: 'key' }
    server.use(api.get('/public/site', () => ok({ captcha, ...site })))
  }

  test('goes on in the cart of that site', async () => {
    siteIs(landing)
    const goTo = vi.fn()
    const left = await buy({ ...wanted, buyNow: true, redirect: true }, new QueryClient(), goTo)
    expect(left).toBe(true)
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://landing.example/cart?cart_id=9')
    expect(goTo).not.toHaveBeenCalled()
  })

  test('stays here where no such site is configured', async () => {
    siteIs({ landing_redirect: false, landing_url: null })
    const goTo = vi.fn()
    expect(await buy({ ...wanted, buyNow: true, redirect: true }, new QueryClient(), goTo)).toBe(
      false,
    )
    expect(assign).not.toHaveBeenCalled()
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/payment/purchase?items=9&from=product')
  })

  test('a refusal leads to the lessons, and what was chosen is forgotten', async () => {
    siteIs(landing)
    server.use(api.put('/payment/cart', () => failed(409, 'Kursi sudah habis.')))
    const item = { ...wanted, buyNow: false, redirect: true }
    pendingItem.set(item)
    const goTo = vi.fn()
    await resumePendingPurchase(new QueryClient(), goTo)
    expect(texts()).toEqual(['Kursi sudah habis.'])
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/my-learning')
    expect(pendingItem.take()).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })
})

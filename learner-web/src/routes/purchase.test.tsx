import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SnapCallbacks } from '../lib/snap'
import { aCartRow, aCheckout, aSite, fakeCaptcha } from '../test/commerce'
import { renderRoutes } from '../test/render'
import { failed, ok, server } from '../test/server'
import { Component } from './purchase'

const pay = vi.fn<(token: string, callbacks: SnapCallbacks) => void>()
const rows = [
  aCartRow({ cart_id: 1 }),
  aCartRow({ cart_id: 2, item_id: 12, title: 'Asesmen Manajer' }),
  aCartRow({ cart_id: 3, item_id: 13, title: 'Asesmen Lain' }),
]

interface Sent {
  key: string | null
  form: Record<string, FormDataEntryValue>
}

function checkoutAnswers(...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = []
  server.use(
    http.post('*/api/v1/payment/checkout-v2', async ({ request }) => {
      const form = Object.fromEntries(await request.formData())
      sent.push({ key: request.headers.get('Idempotency-Key'), form })
      return (answers[sent.length - 1] ?? answers.at(-1))?.()
    }),
  )
  return sent
}

beforeEach(() => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  vi.stubGlobal('snap', { pay, hide: () => undefined })
  pay.mockReset()
  server.use(
    aSite(),
    http.get('*/api/v1/payment/cart', () => ok({ rows, total: rows.length })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function review(query = '?items=1,2') {
  const router = renderRoutes(`/payment/purchase${query}`, {
    '/payment/purchase': <Component />,
    '/payment/transaction': <p>Daftar transaksi</p>,
    '/payment/transaction/detail/:order_id/complete': <p>Selesai</p>,
  })
  const [button] = await screen.findAllByRole('button', { name: /Bayar sekarang|Konfirmasi/ })
  return { router, user: userEvent.setup(), press: button as HTMLElement }
}

test('the chosen lines are ordered with captcha, key and tax invoice, then paid in the popup', async () => {
  const sent = checkoutAnswers(() => ok(aCheckout()))
  pay.mockImplementation((_token, callbacks) => callbacks.onSuccess())
  const { router, user, press } = await review()
  expect(screen.queryByText('Asesmen Lain')).not.toBeInTheDocument()
  await user.click(screen.getByRole('switch'))
  await user.click(press)
  expect(await screen.findByText('Daftar transaksi')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?tab=complete')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.form).toMatchObject({ cart_id: '[1,2]', faktur_pajak: '1' })
  expect(sent[0]?.form.captcha).toMatch(/captcha-\d/)
  expect(pay).toHaveBeenCalledWith('snap-token', expect.anything())
})

test('a retry carries the same key and a fresh captcha', async () => {
  const sent = checkoutAnswers(
    () => failed(503, 'Penyedia pembayaran sedang tidak dapat dihubungi.'),
    () => ok(aCheckout()),
  )
  pay.mockImplementation((_token, callbacks) => callbacks.onClose())
  const { router, user, press } = await review()
  await user.click(press)
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(press).toBeEnabled())
  await user.click(press)
  expect(await screen.findByText('Daftar transaksi')).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[1]?.form.captcha).not.toBe(sent[0]?.form.captcha)
})

test('an ordered review stays on screen while the popup is open, although the cart is empty by then', async () => {
  checkoutAnswers(() => ok(aCheckout()))
  const { user, press } = await review()
  server.use(http.get('*/api/v1/payment/cart', () => ok({ rows: [], total: 0 })))
  await user.click(press)
  await waitFor(() => expect(pay).toHaveBeenCalledOnce())
  await delay(50)
  expect(screen.getByText('Asesmen Manajer')).toBeInTheDocument()
  expect(press).toBeDisabled()
})

test('an order over nothing goes straight to its receipt', async () => {
  const redirect_invoice = '/payment/transaction/detail/DX-1/complete'
  checkoutAnswers(() => ok(aCheckout({ redirect_invoice, token: null, client_key: null })))
  const free = aCartRow({ price: 0, subtotal: 0 })
  server.use(http.get('*/api/v1/payment/cart', () => ok({ rows: [free], total: 1 })))
  const { router, user, press } = await review('?items=1')
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  await user.click(press)
  await waitFor(() => expect(router.state.location.pathname).toBe(redirect_invoice))
  expect(pay).not.toHaveBeenCalled()
})

test('what cannot be bought any more is left out and told', async () => {
  const gone = aCartRow({ cart_id: 2, title: 'Asesmen Manajer', available: false })
  server.use(http.get('*/api/v1/payment/cart', () => ok({ rows: [rows[0], gone], total: 2 })))
  await review()
  expect(screen.getByText(/1 produk tidak lagi dapat dibeli/)).toBeInTheDocument()
  expect(screen.queryByText('Asesmen Manajer')).not.toBeInTheDocument()
})

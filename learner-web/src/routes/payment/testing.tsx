import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { afterEach, beforeEach, vi } from 'vitest'
import type { CartRow, Reservation } from '../../api/types'
import type { SnapCallbacks } from '../../lib/snap'
import { aCartRow, aReservation, aSite, fakeCaptcha } from '../../test/commerce'
import { renderRoutes } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { Component } from './purchase'

export const pay = vi.fn<(token: string, callbacks: SnapCallbacks) => void>()
export const rows = [
  aCartRow({ cart_id: 1 }),
  aCartRow({ cart_id: 2, item_id: 12, title: 'Asesmen Manajer' }),
  aCartRow({ cart_id: 3, item_id: 13, title: 'Asesmen Lain' }),
]

export const calls: string[] = []

/** A server that reserves what is requested; `given` overrides parts of its response. */
export function serverReserves(given: Partial<Reservation> = {}, lines: readonly CartRow[] = rows) {
  server.use(
    api.post('/payment/hold', async ({ request }) => {
      const ids = JSON.parse(String((await request.formData()).get('cart_id'))) as number[]
      calls.push(`reservation ${ids}`)
      return ok(
        aReservation(
          lines.filter(({ cart_id }) => ids.includes(cart_id)),
          given,
        ),
      )
    }),
    api.delete('/payment/hold', () => {
      calls.push('release')
      return ok(null)
    }),
  )
}

interface Sent {
  key: string | null
  form: Record<string, FormDataEntryValue>
}

export function checkoutAnswers(...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = []
  server.use(
    api.post('/payment/checkout-v2', async ({ request }) => {
      const form = Object.fromEntries(await request.formData())
      sent.push({ key: request.headers.get('Idempotency-Key'), form })
      return (answers[sent.length - 1] ?? answers.at(-1))?.()
    }),
  )
  return sent
}

/** For each test of a file: a server that reserves and a payment popup that answers at once. */
export function prepareReview(): void {
  beforeEach(() => {
    vi.stubGlobal('grecaptcha', fakeCaptcha())
    vi.stubGlobal('snap', { pay, hide: () => undefined })
    pay.mockReset()
    calls.length = 0
    toasts.set([])
    serverReserves()
    server.use(
      aSite(),
      api.post('/auth/me', () => ok({ email: 'ani@contoh.example', fullname: 'Ani' })),
      api.get('/payment/cart', () => ok({ rows, total: rows.length })),
      api.get('/payment/cart/count', () => ok({ count: rows.length, order_pending_count: 0 })),
    )
  })
  afterEach(async () => {
    cleanup()
    // The reservation is released shortly after the page is left.
    await delay(20)
    vi.unstubAllGlobals()
  })
}

/** The summary of chosen cart lines, with the button that orders them. */
export async function review(query = '?items=1,2') {
  const router = renderRoutes(`/payment/purchase${query}`, {
    '/payment/purchase': <Component />,
    '/payment/transaction': <p>Daftar transaksi</p>,
    '/payment/transaction/detail/:order_id': <p>Halaman pesanan</p>,
    '/payment/transaction/detail/:order_id/complete': <p>Selesai</p>,
  })
  const [button] = await screen.findAllByRole('button', { name: /Bayar sekarang|Konfirmasi/ })
  return { router, user: userEvent.setup(), press: button as HTMLElement }
}

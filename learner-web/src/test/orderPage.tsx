/** The page of an order, as its tests open it. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import type { TransactionDetail } from '../api/types'
import { Component } from '../routes/orders/detail'
import { anOrderDetail, anOrderLine, aSite } from './commerce'
import { renderRoutes } from './render'
import { api, ok, server } from './server'

export type Form = Record<string, FormDataEntryValue>

/** Lets the order be this one. */
export function orderIs(order: TransactionDetail) {
  server.use(
    aSite(),
    api.get('/payment/transactions/detail', () => ok(order)),
  )
}

/** Answers calls of payments, and collects the forms that they bring. */
export function answers(path: string, answer: (form: Form) => Response): Form[] {
  const sent: Form[] = []
  server.use(
    http.post(`*/payment/${path}`, async ({ request }) => {
      const form = Object.fromEntries(await request.formData())
      sent.push(form)
      return answer(form)
    }),
  )
  return sent
}

/** Opens the page of the order, or a part of it. */
export async function show(hash = '') {
  renderRoutes(`/payment/transaction/detail/DX-1${hash}`, {
    '/payment/transaction/detail/:order_id': (
      <main>
        <Component />
      </main>
    ),
  })
  await screen.findByRole('heading', { name: 'Produk' })
  return userEvent.setup()
}

export const PAID = { status: 'paid', expires_at: null, token: null, balance: 0 } as const
/** A paid order. */
export const paid = (given: Partial<TransactionDetail> = {}) =>
  anOrderDetail({
    ...PAID,
    can_pay: false,
    can_cancel: false,
    paid_at: '2026-11-21T10:05:00+07:00',
    lines: [anOrderLine({ service: 'served' })],
    ...given,
  })

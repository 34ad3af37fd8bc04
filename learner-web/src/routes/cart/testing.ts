import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { aCartRow } from '../../test/commerce'
import { api, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'

export const training = aCartRow({
  cart_id: 2,
  item_id: 12,
  product_id: 2,
  kind: 'training',
  title: 'Pelatihan Data',
  max_qty: 5,
})

export const toPay = () => screen.getAllByRole('link', { name: 'Lanjut ke pembayaran' })[0]

/** Other requests of the cart page. */
export function prepareCart(): void {
  beforeEach(() => {
    server.use(api.post('/payment/sync-member-company', () => ok({ companies: [] })))
    server.use(api.get('/points/vouchers', () => ok({ rows: [] })))
    server.use(api.get('/payment/cart/count', () => ok({ count: 2, order_pending_count: 0 })))
  })
  afterEach(() => {
    toasts.set([])
    vi.unstubAllGlobals()
  })
}

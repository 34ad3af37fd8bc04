import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { cartQuery } from '../../api/cart'
import type { CartRow } from '../../api/types'
import { i18n } from '../../i18n/i18n'
import { aCartRow } from '../../test/commerce'
import { deferred } from '../../test/deferred'
import { api, failed, ok, server } from '../../test/server'
import { useChangeQuantity } from './useCartMutations'

const QTY = '/payment/cart/qty'

/** The hook with a loaded cart; the server's refetch never answers. */
function opened(row: CartRow) {
  server.use(api.get('/payment/cart', () => new Promise<never>(() => undefined)))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(cartQuery().queryKey, { rows: [row], total: 1 })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nProvider>
  )
  const { result } = renderHook(useChangeQuantity, { wrapper })
  const shown = () => client.getQueryData(cartQuery().queryKey)?.rows[0]
  return { change: (cart_qty: number) => result.current.mutate({ cart_id: 1, cart_qty }), shown }
}

test('a refused number goes back by itself, before the server sends the cart again', async () => {
  const refused = deferred()
  server.use(
    api.post(QTY, async () => {
      await refused.promise
      return failed(409, 'Kursi tersisa 1.')
    }),
  )
  const cart = opened(aCartRow())
  cart.change(2)
  await waitFor(() => expect(cart.shown()?.cart_qty).toBe(2))
  refused.resolve()
  await waitFor(() => expect(cart.shown()?.cart_qty).toBe(1))
  expect(cart.shown()?.subtotal).toBe(100_000)
})

test('a voucher that takes off more than is left makes a line free, not negative', async () => {
  server.use(api.post(QTY, () => ok(null)))
  const cart = opened(aCartRow({ cart_qty: 2, subtotal: 20_000, voucher_amount: 100_000 }))
  cart.change(1)
  await waitFor(() => expect(cart.shown()).toMatchObject({ cart_qty: 1, subtotal: 0 }))
})

test('changes go out one after the other, so that the last press is what stays', async () => {
  const sent: string[] = []
  const answered = deferred()
  server.use(
    api.post(QTY, async ({ request }) => {
      sent.push(String((await request.formData()).get('cart_qty')))
      await answered.promise
      return ok(null)
    }),
  )
  const cart = opened(aCartRow())
  cart.change(2)
  cart.change(3)
  await waitFor(() => expect(sent).toEqual(['2']))
  await new Promise((done) => setTimeout(done, 50))
  expect(sent).toEqual(['2'])
  answered.resolve()
  await waitFor(() => expect(sent).toEqual(['2', '3']))
})

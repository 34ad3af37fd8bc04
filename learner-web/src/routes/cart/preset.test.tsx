import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aCartRow, aSite, cartHolds, fakeCaptcha } from '../../test/commerce'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { Component } from './index'
import { prepareCart, toPay, training } from './testing'

prepareCart()

function arrive(query: string) {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(aSite())
  return renderRoutes(`/cart${query}`, {
    '/cart': <Component />,
    '/payment/purchase': <p>Tinjau</p>,
    '/my-learning': <p>Belajar saya</p>,
  })
}

test('a preset voucher chooses its item alone and goes on to the purchase', async () => {
  cartHolds(aCartRow(), training)
  const tried: FormDataEntryValue[] = []
  server.use(
    api.post('/payment/voucher/applied-v2', async ({ request }) => {
      tried.push((await request.formData()).get('cart_id') ?? '')
      return ok({ rows: [training], voucher: {} })
    }),
  )
  const router = arrive('?voucher=HEMAT&item=12&product=2')
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment/purchase'))
  expect(router.state.location.search).toBe('?items=2')
  expect(tried).toEqual(['[2]'])
})

test('a preset voucher that is refused is shown in the cart, with its item chosen', async () => {
  cartHolds(aCartRow(), training)
  server.use(api.post('/payment/voucher/applied-v2', () => failed(422, 'Voucher sudah berakhir.')))
  const router = arrive('?voucher=HEMAT&item=12')
  expect(await screen.findByText('Voucher sudah berakhir.')).toBeInTheDocument()
  expect(screen.getByLabelText('Kode voucher')).toHaveValue('HEMAT')
  expect(toPay()).toHaveAttribute('href', '/payment/purchase?items=2')
  expect(router.state.location.search).toBe('')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih semua' }))
})

test('a preset item that cannot be added is shown, forgotten, and leads to the lessons', async () => {
  cartHolds()
  server.use(api.put('/payment/cart', () => failed(409, 'Kursi sudah habis.')))
  const router = arrive('?item=12&product=2&redirect=1')
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-learning'))
  expect(toasts.get().map(({ text }) => text)).toEqual(['Kursi sudah habis.'])
})

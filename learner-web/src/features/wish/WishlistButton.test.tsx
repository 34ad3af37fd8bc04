import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../api/session'
import { anAssessment, aWebinar } from '../../test/products'
import { renderAt, renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { resumePendingWish } from './resumePendingWish'
import { WishlistButton } from './WishlistButton'

const sent = vi.fn()
let wished: number[]

beforeEach(() => {
  wished = []
  const take = async (request: Request) =>
    sent(Object.fromEntries(new URLSearchParams(await request.text())))
  server.use(
    api.get('/wishlist/ids', () => ok({ item_ids: wished })),
    api.get('/wishlist', () => ok({ rows: [{ wishlist_id: 77 }], total: 1 })),
    api.post('/wishlist', async ({ request }) => {
      await take(request)
      wished = [6]
      return ok({ wishlist_id: 77 }, 'Item ditambahkan ke Wishlist')
    }),
    api.post('/wishlist/unwishlists', async ({ request }) => {
      await take(request)
      wished = []
      return ok(null, 'Item dihapus dari Wishlist')
    }),
  )
})
afterEach(() => {
  sent.mockReset()
  session.close()
  toasts.set([])
})

const heart = () => screen.getByRole('button', { name: /ke Wishlist/ })
const texts = () => toasts.get().map(({ text }) => text)
const signIn = () => session.open({ token: 't', secret_token: 's' }, false)

test('a press adds to the wishlist, another one removes it', async () => {
  signIn()
  renderAt('/', <WishlistButton card={anAssessment} />)
  await userEvent.click(heart())
  await waitFor(() => expect(texts()).toEqual(['Item ditambahkan ke Wishlist']))
  expect(sent).toHaveBeenLastCalledWith({ product: 'ASM', item_id: '6' })
  await waitFor(() => expect(heart()).not.toHaveAttribute('aria-disabled'))
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(heart())
  await waitFor(() => expect(texts()).toEqual(['Item dihapus dari Wishlist']))
  expect(sent).toHaveBeenLastCalledWith({ wishlist_id: '[77]' })
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
})

test('a wishlist entry shows immediately, and no longer when the server refuses it', async () => {
  signIn()
  let answer: (response: Response) => void = () => undefined
  server.use(api.post('/wishlist', () => new Promise<Response>((done) => (answer = done))))
  renderAt('/', <WishlistButton card={anAssessment} />)
  await waitFor(() => expect(heart()).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(heart())
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'))
  expect(heart()).toHaveFocus()
  answer(failed(422, 'Produk tidak ditemukan.'))
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'))
})

test('a webinar that is joined elsewhere has its own code', async () => {
  signIn()
  renderAt('/', <WishlistButton card={{ ...aWebinar, is_external: true }} />)
  await userEvent.click(heart())
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ product: 'WBN_JOINX', item_id: '41' }))
})

test('a visitor signs in first; afterwards the wishlist entry is there, once', async () => {
  const router = renderRoutes('/product/assessment', {
    '/product/assessment': <WishlistButton card={anAssessment} />,
    '/signIn': <p>Masuk</p>,
  })
  await userEvent.click(heart())
  expect(router.state.location.pathname).toBe('/signIn')
  expect(router.state.location.search).toBe('?next=%2Fproduct%2Fassessment')
  expect(sent).not.toHaveBeenCalled()
  await resumePendingWish(new QueryClient())
  await resumePendingWish(new QueryClient())
  expect(sent).toHaveBeenCalledExactlyOnceWith({ product: 'ASM', item_id: '6' })
  expect(texts()).toEqual(['Item ditambahkan ke Wishlist'])
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../api/session'
import { aTraining } from '../../test/products'
import { renderAt, renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { WaitlistBox } from './WaitlistBox'

afterEach(() => {
  session.close()
  toasts.set([])
})

const box = (
  <WaitlistBox stacked product={aTraining} buy={<button type="button">Beli sekarang</button>} />
)
const signIn = () => session.open({ token: 't', secret_token: 's' }, false)

interface Place {
  position: number
  offered_until: string | null
}

function line(place: Place | null) {
  let rows = place ? [{ item_id: aTraining.item_id, ...place }] : []
  server.use(
    api.get('/waiting-list', () => ok({ rows, total: rows.length })),
    api.post('/waiting-list', () => {
      rows = [{ item_id: aTraining.item_id, position: 3, offered_until: null }]
      return ok({ position: 3 }, 'Anda di urutan ke-3.')
    }),
    api.delete('/waiting-list', ({ request }) => {
      if (new URL(request.url).searchParams.get('item_id') !== '24') return failed(404)
      rows = []
      return ok(null, 'Anda keluar dari daftar tunggu.')
    }),
  )
}

test('who joins sees the place in the line, and can leave it', async () => {
  signIn()
  line(null)
  renderAt('/', box)
  await userEvent.click(await screen.findByRole('button', { name: 'Masuk daftar tunggu' }))
  expect(await screen.findByText('Antrean nomor 3')).toBeInTheDocument()
  expect(toasts.get().map(({ text }) => text)).toEqual(['Anda di urutan ke-3.'])
  await userEvent.click(screen.getByRole('button', { name: 'Keluar dari daftar tunggu' }))
  expect(await screen.findByRole('button', { name: 'Masuk daftar tunggu' })).toBeInTheDocument()
})

test('an offered seat can be bought, and the page says until when', async () => {
  signIn()
  line({ position: 1, offered_until: '2027-03-01T09:00:00+07:00' })
  renderAt('/', box)
  const told = await screen.findByText(/Satu kursi kami simpan untuk Anda sampai/)
  expect(told).toHaveTextContent('Sen, 1 Mar 2027 · 09.00 WIB')
  expect(screen.getByRole('button', { name: 'Beli sekarang' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Masuk daftar tunggu' })).not.toBeInTheDocument()
})

test('a visitor signs in first and comes back here', async () => {
  const router = renderRoutes('/product/training/a', {
    '/product/training/a': box,
    '/signIn': <p>Masuk</p>,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Masuk daftar tunggu' }))
  await waitFor(() => expect(router.state.location.search).toBe('?next=%2Fproduct%2Ftraining%2Fa'))
})

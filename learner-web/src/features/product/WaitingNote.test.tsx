import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../api/session'
import { training } from '../../kinds/details/training'
import { aTraining } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { WaitingNote } from './BuyArea'

afterEach(() => session.close())

interface Place {
  position: number
  offered_until: string | null
}

function line(place: Place | null) {
  let rows = place ? [{ item_id: aTraining.item_id, ...place }] : []
  server.use(
    api.get('/account/my-learning', () => ok({ rows: [], total: 0 })),
    api.get('/waiting-list', () => ok({ rows, total: rows.length })),
    api.delete('/waiting-list', () => {
      rows = []
      return ok(null, 'Anda keluar dari daftar tunggu.')
    }),
  )
}

test.each([
  [null, /Kami mengabari Anda bila ada yang kosong/],
  [{ position: 2, offered_until: null }, /kami simpan untuk Anda dan mengabari lewat email/],
  [
    { position: 1, offered_until: '2027-03-01T09:00:00+07:00' },
    /sampai Sen, 1 Mar 2027 · 09.00 WIB/,
  ],
])('small screens tell what waiting means beside their bar (%o)', async (place, words) => {
  session.open({ token: 't', secret_token: 's' }, false)
  line(place)
  renderAt('/', <WaitingNote product={{ ...aTraining, seats_left: 0 }} kind={training as never} />)
  expect(await screen.findByText(words)).toBeInTheDocument()
  if (!place?.offered_until) return
  await userEvent.click(screen.getByRole('button', { name: 'Keluar dari daftar tunggu' }))
  expect(await screen.findByText(/Kami mengabari Anda bila ada yang kosong/)).toBeInTheDocument()
})

test('with seats left nothing is said of waiting', () => {
  renderAt('/', <WaitingNote product={aTraining} kind={training as never} />)
  expect(screen.queryByText(/mengabari/)).not.toBeInTheDocument()
})

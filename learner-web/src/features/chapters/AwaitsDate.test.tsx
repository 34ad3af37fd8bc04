import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../api/session'
import { aCertification } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Availability } from '../buy/Availability'
import { AwaitsDate } from './AwaitsDate'

const waiting = { ...aCertification, awaits_date: true, seats_left: 4 }

afterEach(() => session.close())

test('without a date there is no countdown', () => {
  renderAt('/', <Availability {...waiting} />)
  expect(screen.queryByText(/Sisa kuota 4/)).toBeNull()
})

test('what is sold out says so, date or no date', () => {
  renderAt('/', <Availability {...waiting} seats_left={0} />)
  expect(screen.getByText('Kuota habis')).toBeInTheDocument()
})

test('who does not want to buy yet is informed of the date', async () => {
  let ids: number[] = []
  let wished: Record<string, unknown> = {}
  server.use(
    api.get('/wishlist/ids', () => ok({ item_ids: ids })),
    api.get('/public/site', () => ok({ refund: { days_before_start: 7, days_after_payment: 7 } })),
    api.post('/wishlist', async ({ request }) => {
      wished = Object.fromEntries(new URLSearchParams(await request.text()))
      ids = [waiting.item_id]
      return ok({ wishlist_id: 1 })
    }),
  )
  session.open({ token: 't', secret_token: 's' }, false)
  renderAt('/', <AwaitsDate product={waiting} />)
  await userEvent.click(screen.getByRole('button', { name: 'Kabari saya saat jadwal dibuka' }))
  expect(await screen.findByRole('button', { pressed: true })).toHaveTextContent('Tidak perlu')
  expect(wished).toMatchObject({ product: 'CRT', item_id: String(waiting.item_id) })
})

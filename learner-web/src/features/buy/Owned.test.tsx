import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OwnedItem } from '../../api/learning'
import { session } from '../../api/session'
import { assessment } from '../../kinds/details/assessment'
import { webinar } from '../../kinds/details/webinar'
import { ownedItem } from '../../test/owned'
import { anAssessment, aWebinar } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { BuyArea } from '../product/BuyArea'
import { OwnersNotes } from './OwnersNotes'

const COMING = '2999-03-01T09:00:00+07:00'
let mine: OwnedItem[]

beforeEach(() => {
  session.open({ token: 't', secret_token: 's' }, false)
  mine = [
    {
      ...ownedItem,
      kind: 'webinar',
      slug: 'aman',
      phase: 'coming',
      starts_at: COMING,
      next_step: 'join_room',
    },
  ]
  server.use(
    api.get('/account/owned-products', () =>
      ok({ item_ids: [aWebinar.item_id, anAssessment.item_id], results: [] }),
    ),
    api.get('/account/my-learning', () => ok({ rows: mine, total: mine.length })),
  )
})
afterEach(() => session.close())

const area = (kind: 'webinar' | 'assessment') =>
  kind === 'webinar' ? (
    <BuyArea product={{ ...aWebinar, seats_left: 0 }} kind={webinar as never} agency={undefined} />
  ) : (
    <BuyArea product={anAssessment} kind={assessment as never} agency={undefined} />
  )

test('an owner of a sold-out event sees the ticket instead of the waiting list', async () => {
  mine = [{ ...(mine[0] as OwnedItem), next_step: 'show_ticket', ticket_url: '/ticket?token=a' }]
  renderAt('/product/webinar/aman', area('webinar'))
  expect(await screen.findByRole('link', { name: 'Lihat tiket' })).toHaveAttribute(
    'href',
    '/ticket?token=a',
  )
  expect(screen.queryByText('Masuk daftar tunggu')).not.toBeInTheDocument()
})

test('a finished assessment leads to its result', async () => {
  mine = [{ ...ownedItem, kind: 'assessment', next_step: 'see_result', sesi_uuid: 's-1' }]
  renderAt('/product/assessment/a', area('assessment'))
  expect(await screen.findByRole('link', { name: 'Lihat hasil' })).toBeInTheDocument()
})

test('what is owned without a seat of its own is in Belajar saya', async () => {
  mine = []
  renderAt('/product/assessment/a', area('assessment'))
  expect(await screen.findByRole('link', { name: 'Ke Belajar saya' })).toBeInTheDocument()
})

test('owners read since when it is theirs and may note its day', async () => {
  renderAt('/product/webinar/aman', <OwnersNotes itemId={aWebinar.item_id} />)
  expect(await screen.findByText('Milik Anda sejak 1 November 2026')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Simpan ke kalender' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Buka di Belajar saya' })).toBeInTheDocument()
})

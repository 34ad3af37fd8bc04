import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LearnerEvent } from '../../api/learning'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { TodayEvents } from './TodayEvents'
import { useTodayEvents } from './useTodayEvents'

const event = (more: Partial<LearnerEvent>): LearnerEvent => ({
  uuid: 'seat-1',
  kind: 'webinar',
  slug: 'surel',
  title: 'Surel Jebakan',
  session_title: '',
  starts_at: '2026-12-10T08:00:00+07:00',
  ends_at: '2026-12-10T10:00:00+07:00',
  room: '',
  place: null,
  has_room: true,
  room_opens_at: null,
  day: 1,
  days: 1,
  ...more,
})

beforeEach(() =>
  vi.useFakeTimers({ now: Date.parse('2026-12-10T09:00:00+07:00'), toFake: ['Date'] }),
)
afterEach(() => vi.useRealTimers())

const Today = () => <TodayEvents events={useTodayEvents().data ?? []} />

test('each event of today says where it is and leads to where it takes place', async () => {
  const asked: string[] = []
  server.use(
    api.get('/account/my-learning/events', ({ request }) => {
      asked.push(new URL(request.url).search)
      return ok([
        event({ room_opens_at: '2026-12-10T07:45:00+07:00' }),
        event({
          room_opens_at: '2026-12-10T12:45:00+07:00',
          kind: 'oti',
          slug: 'data',
          title: 'Kelas Data',
          starts_at: '2026-12-10T13:00:00+07:00',
          ends_at: '2026-12-10T15:00:00+07:00',
        }),
        event({
          uuid: 'seat-3',
          kind: 'training',
          title: 'Pelatihan',
          ends_at: '2026-12-10T08:30:00+07:00',
          day: 1,
          days: 2,
          has_room: false,
        }),
        event({
          uuid: 'seat-4',
          kind: 'workshop',
          starts_at: '2026-12-10T00:00:00+07:00',
          ends_at: '2026-12-11T23:59:00+07:00',
          has_room: false,
        }),
      ])
    }),
  )
  renderAt('/my-learning', <Today />)
  const list = await screen.findByRole('list', { name: 'Jadwal hari ini' })
  const shown = within(list)
    .getAllByRole('listitem')
    .map((row) => [
      within(row).getAllByRole('link')[0]?.getAttribute('href'),
      /Berlangsung|Akan datang|Selesai/.exec(row.textContent ?? '')?.[0],
    ])
  expect(shown).toEqual([
    ['/webinar/surel/live', 'Berlangsung'],
    ['/oti/class/data/training', 'Akan datang'],
    ['/my-learning/seat-4', 'Berlangsung'],
    ['/my-learning/seat-3', 'Selesai'],
  ])
  const [open] = within(list).getAllByRole('link', { name: 'Gabung' })
  expect(open).toHaveAttribute('href', '/webinar/surel/live')
  expect(within(list).getAllByRole('link', { name: 'Gabung' })).toHaveLength(1)
  expect(within(list).getByText('Sepanjang hari')).toBeInTheDocument()
  expect(list).toHaveTextContent('08.00–08.30 WIB Hari 1 dari 2')
  expect(within(list).getAllByRole('link', { name: 'Lihat rincian' })).toHaveLength(1)
  expect(asked).toEqual(['?since=2026-12-10&until=2026-12-11'])
})

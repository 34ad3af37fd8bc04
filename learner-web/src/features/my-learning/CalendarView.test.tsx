import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LearnerEvent } from '../../api/learning'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { CalendarView } from './CalendarView'

const event = (starts_at: string, title: string): LearnerEvent => ({
  uuid: `seat-${title}`,
  kind: 'webinar',
  slug: 'surel',
  title,
  session_title: '',
  starts_at,
  ends_at: starts_at,
  place: null,
  room: '',
  has_room: true,
  room_opens_at: null,
  day: 1,
  days: 1,
})

beforeEach(() =>
  vi.useFakeTimers({ now: Date.parse('2026-12-10T09:00:00+07:00'), toFake: ['Date'] }),
)
afterEach(() => vi.useRealTimers())

test('the keyboard moves through the month and the day says its events', async () => {
  const asked: string[] = []
  server.use(
    api.get('/account/my-learning/events', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(`${query.get('since')} ${query.get('until')}`)
      return ok([event('2026-12-11T23:30:00+07:00', 'Surel Jebakan')])
    }),
  )
  renderAt('/my-learning?tab=kalender', <CalendarView />)
  const grid = await screen.findByRole('table', { name: 'Kalender belajar' })
  const today = within(grid).getByRole('button', { name: /^Kamis, 10 Desember, 0 jadwal$/ })
  expect(today).toHaveAttribute('aria-current', 'date')
  today.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(
    within(grid).getByRole('button', { name: /^Jumat, 11 Desember, 1 jadwal, Webinar$/ }),
  ).toHaveFocus()
  const [link] = screen.getAllByRole('link', { name: 'Surel Jebakan' })
  expect(link).toHaveAttribute('href', '/my-learning/seat-Surel Jebakan')
  await userEvent.keyboard('{PageDown}')
  expect(await screen.findByRole('heading', { name: 'Januari 2027' })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: /^Senin, 11 Januari/ })).toHaveFocus()
  expect(asked).toEqual(['2026-11-30 2027-01-04', '2026-12-28 2027-02-01'])
})

test('another month opens with its first day that has something, and what comes later follows', async () => {
  server.use(
    api.get('/account/my-learning/events', () =>
      ok([
        event('2027-01-15T13:30:00+07:00', 'Surel Jebakan'),
        event('2027-01-20T09:00:00+07:00', 'Peta Risiko'),
      ]),
    ),
  )
  renderAt('/my-learning?tab=kalender&month=2027-01', <CalendarView />)
  const grid = await screen.findByRole('table', { name: 'Kalender belajar' })
  const first = within(grid).getByRole('button', { name: /^Jumat, 15 Januari, 1 jadwal, Webinar$/ })
  expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(first).toHaveTextContent('13.30 WIBSurel Jebakan')
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(days).toEqual(['Jumat, 15 Januari', 'Berikutnya bulan ini', 'Rabu, 20 Januari'])
})

test('today is one step away, from another month and from another day', async () => {
  server.use(api.get('/account/my-learning/events', () => ok([])))
  renderAt('/my-learning?tab=kalender&month=2027-01', <CalendarView />)
  await userEvent.click(await screen.findByRole('button', { name: 'Hari ini' }))
  const today = () => screen.findByRole('button', { name: /^Kamis, 10 Desember/ })
  expect(await today()).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: /^Jumat, 11 Desember/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Hari ini' }))
  expect(await today()).toHaveAttribute('aria-pressed', 'true')
})

test('what is over of today says so, as the list of today does', async () => {
  const events = [
    event('2026-12-10T08:00:00+07:00', 'Pagi'),
    event('2026-12-09T08:00:00+07:00', 'X'),
  ]
  server.use(api.get('/account/my-learning/events', () => ok(events)))
  renderAt('/my-learning?tab=kalender', <CalendarView />)
  await screen.findAllByRole('link', { name: 'Pagi' })
  const over = screen.getAllByText('Selesai').map((chip) => chip.closest('li')?.textContent)
  expect(over.filter((text) => !text?.includes('Pagi'))).toEqual([])
})

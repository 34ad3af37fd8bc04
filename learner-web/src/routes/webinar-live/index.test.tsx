import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { WebinarRoom } from '../../features/webinar-live/api'
import { axeViolations } from '../../test/axe'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component } from './index'
import { Component as Training } from './training'
import { Component as Workshop } from './workshop'

const SLUG = 'surel-jebakan'
const JOIN = 'https://zoom.contoh.example/w/1?tk=abc'

const room: WebinarRoom = {
  title: 'Surel Jebakan',
  kind: 'webinar',
  slug: SLUG,
  seat_uuid: 'kursi-1',
  image_url: null,
  has_room: true,
  place: null,
  status: 'countdown',
  now: '2026-12-01T13:05:00+07:00',
  opens_at: '2026-12-01T13:15:00+07:00',
  starts_at: '2026-12-01T13:30:00+07:00',
  ends_at: '2026-12-01T15:00:00+07:00',
  is_available: true,
  join_url: null,
  recording_url: null,
  has_joined: false,
  attended_minutes: 0,
}

const show = (more: Partial<WebinarRoom>) => {
  server.use(api.get(`/zoom/webinar/${SLUG}/payload`, () => ok({ ...room, ...more })))
  return renderAt(`/webinar/${SLUG}/live`, <Component />, '/webinar/:slug/live')
}

afterEach(() => vi.restoreAllMocks())

test('before it opens the server’s clock counts down and there is no door', async () => {
  const { container } = show({})
  expect(await screen.findByRole('heading', { name: 'Surel Jebakan' })).toBeInTheDocument()
  expect(screen.getByRole('timer')).toHaveTextContent(/^Ruang dibuka dalam(10:00|09:5\d)$/)
  expect(screen.queryByRole('button', { name: 'Masuk ruang daring' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Uji suara dan kamera' })).toHaveAttribute(
    'href',
    'https://zoom.us/test',
  )
  expect(await axeViolations(container)).toEqual([])
})

test('while it is live the button leads to one’s own address', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  server.use(
    api.post(`/zoom/webinar/${SLUG}/token`, () =>
      ok({
        signature: 's',
        sdk_key: 'k',
        meeting_number: '1',
        passcode: '',
        tk: 'abc',
        join_url: JOIN,
      }),
    ),
  )
  show({ status: 'live', now: '2026-12-01T13:31:00+07:00' })
  await userEvent.click(await screen.findByRole('button', { name: 'Masuk ruang daring' }))
  await expect.poll(() => open.mock.calls).toEqual([[JOIN, '_self']])
})

test('when it is over there is a way back and no door', async () => {
  show({ status: 'ended', now: '2026-12-01T15:00:00+07:00', attended_minutes: 74 })
  expect(await screen.findByText(/Acara ini sudah selesai/)).toBeInTheDocument()
  expect(screen.getByText('Anda hadir 74 menit')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ke Belajar saya' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Masuk ruang daring' })).toBeNull()
})

test('an event at a place says where it is and leads to the ticket', async () => {
  show({ has_room: false, is_available: false, place: 'Jakarta, Jalan Uji 12', status: 'live' })
  expect(await screen.findByText(/berlangsung di tempat, tanpa ruang daring/)).toBeInTheDocument()
  expect(screen.getByText('Jakarta, Jalan Uji 12')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Lihat rincian dan tiket' })).toHaveAttribute(
    'href',
    '/my-learning/kursi-1',
  )
  expect(screen.queryByRole('button', { name: 'Masuk ruang daring' })).toBeNull()
})

test('without a seat the page says why', async () => {
  server.use(api.get(`/zoom/webinar/${SLUG}/payload`, () => failed(404, 'Data tidak ditemukan.')))
  renderAt(`/webinar/${SLUG}/live`, <Component />, '/webinar/:slug/live')
  expect(await screen.findByText('Acara ini tidak ada di belajar Anda')).toBeInTheDocument()
})

test.each([
  ['workshop', Workshop],
  ['training', Training],
])('the address of a %s leads to its own room', async (kind, Room) => {
  server.use(
    api.get(`/zoom/${kind}/${SLUG}/payload`, () => ok({ ...room, title: `Ruang ${kind}` })),
  )
  renderAt(`/${kind}/${SLUG}/live`, <Room />, `/${kind}/:slug/live`)
  expect(await screen.findByRole('heading', { name: `Ruang ${kind}` })).toBeInTheDocument()
})

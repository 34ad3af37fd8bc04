import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Ticket } from '../../api/types'
import { axeViolations } from '../../test/axe'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component } from './index'

const session = {
  starts_at: '2027-03-18T08:00:00+08:00',
  ends_at: '2027-03-18T16:00:00+08:00',
  time_zone: 'Asia/Makassar',
  place: 'Makassar',
}

const ticket: Ticket = {
  participant: 'Sari Dewi',
  title: 'Perancangan Basis Data',
  kind: 'training',
  ...session,
  seats: 2,
  order_id: 'DX-1',
  code: 'TKT-7H2K',
  terms: ['Datang 15 menit lebih awal.'],
  seat_tickets: [],
  sessions: [
    {
      title: 'Perancangan Basis Data',
      address: 'Makassar, Jalan Nusa 2',
      meetings: [],
      ...session,
    },
  ],
}

const tokens: (string | null)[] = []

function serves(answer: () => Response) {
  tokens.length = 0
  server.use(
    api.get('/public/ticket', ({ request }) => {
      tokens.push(new URL(request.url).searchParams.get('token'))
      return answer()
    }),
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the ticket of a seat without a name says so', async () => {
  serves(() => ok({ ...ticket, participant: '' }))
  renderAt('/printTicket?token=tanda', <Component />)
  expect(await screen.findByText('Belum bernama')).toBeInTheDocument()
})

test('the ticket shows who, what, when by the clock of the place, and shows its code', async () => {
  serves(() => ok(ticket))
  renderAt('/printTicket?token=tanda', <Component />)
  expect(await screen.findByText('Perancangan Basis Data')).toBeInTheDocument()
  expect(tokens).toEqual(['tanda'])
  expect(screen.getByText('Sari Dewi')).toBeInTheDocument()
  expect(screen.getByText('18 Maret 2027')).toBeInTheDocument()
  expect(screen.getByText('08.00–16.00 WITA')).toBeInTheDocument()
  expect(screen.getByText('2 orang')).toBeInTheDocument()
  expect(screen.getByText('Datang 15 menit lebih awal.')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Kode QR tiket TKT-7H2K' })).toBeInTheDocument()
  expect(document.title).toContain('Tiket Perancangan Basis Data')
  expect(screen.getByRole('link', { name: 'Simpan ke kalender' })).toHaveAttribute(
    'href',
    '/api/v1/public/ticket/calendar.ics?token=tanda',
  )
  expect(screen.getByRole('link', { name: 'Buka peta' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Makassar%2C%20Jalan%20Nusa%202',
  )
  expect(await axeViolations(document.body)).toEqual([])
})

test("a bundle's ticket names each session with its time and place", async () => {
  const talk = {
    title: 'Webinar Pembuka',
    starts_at: '2027-03-01T13:00:00+07:00',
    ends_at: '2027-03-01T15:00:00+07:00',
    time_zone: 'Asia/Jakarta',
    place: 'Daring',
    address: null,
    meetings: [],
  }
  const title = 'Paket Data'
  serves(() =>
    ok({
      ...ticket,
      title,
      kind: 'bundle',
      seat_tickets: [],
      sessions: [talk, ...ticket.sessions],
    }),
  )
  renderAt('/printTicket?token=tanda', <Component />)
  expect(await screen.findByText('Paket Data')).toBeInTheDocument()
  expect(screen.getByText('Webinar Pembuka')).toBeInTheDocument()
  expect(screen.getByText('13.00–15.00 WIB')).toBeInTheDocument()
  expect(screen.getByText('08.00–16.00 WITA')).toBeInTheDocument()
})

test('a class of several meetings names each of them', async () => {
  const meetings = [18, 25].map((day) => ({
    starts_at: `2027-03-${day}T08:00:00+08:00`,
    ends_at: `2027-03-${day}T16:00:00+08:00`,
    mode: day === 18 ? ('online' as const) : ('offline' as const),
    room: day === 18 ? '' : 'Ruang 3',
  }))
  const sessions = ticket.sessions.map((one) => ({ ...one, meetings }))
  serves(() => ok({ ...ticket, sessions }))
  renderAt('/printTicket?token=tanda', <Component />)
  const first = await screen.findByText('18 Maret 2027')
  expect(first.parentElement).toHaveTextContent('18 Maret 2027 · 08.00–16.00 WITA · Daring')
  expect(screen.getByText('25 Maret 2027').parentElement).toHaveTextContent(
    '25 Maret 2027 · 08.00–16.00 WITA · Tatap muka · Ruang 3',
  )
})

test('the paper is chosen, then printed', async () => {
  serves(() => ok(ticket))
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { container } = renderAt('/printTicket?token=tanda', <Component />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Struk 80 mm' }))
  expect(container.querySelector('.ticket')).toHaveAttribute('data-paper', 'receipt')
  await userEvent.click(screen.getByRole('button', { name: 'Cetak tiket' }))
  expect(print).toHaveBeenCalledOnce()
})

test.each([
  ['/printTicket', 'Tautannya tidak lengkap. Buka tiket dari rincian pesanan.'],
  ['/printTicket?token=palsu', 'Tiket ini tidak berlaku lagi.'],
])('%s opens nothing and says why', async (address, reason) => {
  serves(() => failed(409, 'Tiket ini tidak berlaku lagi.'))
  renderAt(address, <Component />)
  expect(await screen.findByText('Tiket ini tidak dapat dibuka')).toBeInTheDocument()
  expect(screen.getByText(reason)).toBeInTheDocument()
})

test('a server error does not reject the ticket', async () => {
  serves(() => failed(503, 'Sedang ada gangguan.'))
  renderAt('/printTicket?token=tanda', <Component />)
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeInTheDocument()
})

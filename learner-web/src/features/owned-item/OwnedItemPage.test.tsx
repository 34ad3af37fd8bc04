import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OwnedDetail, OwnedItem } from '../../api/learning'
import { ownedItem } from '../../test/owned'
import { renderAt } from '../../test/render'
import { OwnedItemPage } from './OwnedItemPage'

const room0 = {
  status: 'countdown',
  opens_at: '2026-12-02T12:45:00+07:00',
  attended_minutes: 0,
  recording_url: null,
} as const

const detail = (more: Partial<OwnedItem>): OwnedDetail => ({
  item: { ...ownedItem, ...more },
  address: null,
  delivery: null,
  has_souvenir: false,
  registration_submitted_at: null,
  order: null,
  materials: [],
  requirements: [],
  sessions: [],
  teachers: [],
  subscription: null,
  room: room0,
})

test('a class with an online room still leads to the class', async () => {
  renderAt('/my-learning/u-1', <OwnedItemPage detail={detail({})} />)
  expect(await screen.findByRole('link', { name: 'Buka kelas' })).toHaveAttribute(
    'href',
    '/oti/class/oti-analis-data/training',
  )
})

test('a certificate is the next step, also of what had a room', async () => {
  const done = {
    kind: 'webinar',
    next_step: 'get_certificate',
    certificate_number: 'DX-1',
  } as const
  renderAt('/my-learning/u-1', <OwnedItemPage detail={detail(done)} />)
  expect(await screen.findByRole('link', { name: 'Lihat sertifikat' })).toBeInTheDocument()
})

test.each([
  [-60_000, 1],
  [60_000, 0],
])(
  'a room that opens in %i ms has %i ways in, and closed says when it opens',
  async (ms, count) => {
    const webinar = { kind: 'webinar', next_step: 'join_room' } as const
    const opens_at = new Date(Date.now() + ms).toISOString()
    const shown = detail(webinar)
    const room = { ...room0, opens_at }
    renderAt('/my-learning/u-1', <OwnedItemPage detail={{ ...shown, room }} />)
    await screen.findByRole('region', { name: 'Ruang daring' })
    expect(screen.queryAllByRole('link', { name: 'Ke ruang daring' })).toHaveLength(count)
    const closed = screen.queryByRole('button', { name: /^Dibuka / })
    if (count) expect(closed).toBeNull()
    else expect(closed).toBeDisabled()
  },
)

test('a class that runs shows its next meeting, and every one says where it is', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const sessions = [
    {
      title: 'Awal',
      starts_at: at(-50),
      ends_at: at(-48),
      mode: 'offline',
      place: 'Jakarta',
      room: 'Ruang 3',
    },
    { title: 'Pola', starts_at: at(48), ends_at: at(50), mode: 'online', place: null, room: '' },
  ]
  renderAt('/my-learning/u-1', <OwnedItemPage detail={{ ...detail({}), sessions }} />)
  const schedule = await screen.findByRole('region', { name: 'Jadwal' })
  const [past, next] = within(schedule).getAllByRole('listitem')
  expect(past).toHaveTextContent(/Awal.*Tatap muka · Jakarta · Ruang 3 · Selesai/)
  expect(next).toHaveTextContent(/Pola.*Daring/)
  expect(next).toHaveAttribute('aria-current', 'step')
  expect(screen.getAllByText('Pola')).toHaveLength(2)
  expect(screen.getAllByText('Awal')).toHaveLength(1)
})

test('until when the money can be asked back, and whether the form was sent', async () => {
  const more = {
    order: { order_id: 'DX-7', refundable_until: '2027-01-03T09:00:00+07:00' },
    registration_submitted_at: '2026-11-20T09:00:00+07:00',
  }
  const shown = detail({ registration_number: 'REG-1' })
  vi.useFakeTimers({ now: Date.parse('2026-12-10T09:00:00+07:00'), toFake: ['Date'] })
  renderAt('/my-learning/u-1', <OwnedItemPage detail={{ ...shown, ...more }} />)
  const seat = await screen.findByRole('region', { name: 'Kepesertaan Anda' })
  vi.useRealTimers()
  expect(seat).toHaveTextContent('Dapat diminta sampai Min, 3 Jan 2027')
  expect(seat).toHaveTextContent('Terkirim 20 November 2026')
  expect(within(seat).getByRole('link', { name: 'DX-7' })).toBeInTheDocument()
})

const prepared: Partial<OwnedDetail> = {
  requirements: ['Laptop dengan Python'],
  teachers: [
    { slug: 'rini', name: 'Rini', title: 'Analis data', bio: 'Sepuluh tahun.', photo_url: null },
  ],
}

test.each([
  ['coming', 1],
  ['past', 0],
] as const)(
  'what is %s asks for preparation %i times and names its teachers',
  async (phase, times) => {
    renderAt('/my-learning/u-1', <OwnedItemPage detail={{ ...detail({ phase }), ...prepared }} />)
    expect(await screen.findByRole('region', { name: 'Pengajar' })).toHaveTextContent('Rini')
    expect(screen.queryAllByText('Laptop dengan Python')).toHaveLength(times)
  },
)

test('no column grows with its widest card, and no card with its longest line', async () => {
  const hours = { starts_at: '2099-01-01T02:00:00Z', ends_at: '2099-01-01T09:00:00Z' }
  const sessions: OwnedDetail['sessions'] = [
    { ...hours, mode: 'online', title: '', place: null, room: '' },
  ]
  renderAt('/my-learning/u-1', <OwnedItemPage detail={{ ...detail({}), sessions }} />)
  const cards = await screen.findAllByRole('region')
  expect(cards.length).toBeGreaterThan(2)
  for (const card of cards) {
    expect(card).toHaveClass('grid-cols-1')
    expect(card.parentElement).toHaveClass('grid-cols-1')
  }
})

test('how far one is stands at the head: progress, or the score of what is finished', async () => {
  const { unmount } = renderAt('/my-learning/u-1', <OwnedItemPage detail={detail({})} />)
  expect(await screen.findByRole('progressbar', { name: 'Progres Anda' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  )
  unmount()
  const finished = { kind: 'assessment', next_step: 'see_result', score: 63.6 } as const
  renderAt('/my-learning/u-1', <OwnedItemPage detail={detail({ ...finished, progress: null })} />)
  expect(await screen.findByText('64 dari 100')).toBeInTheDocument()
})

test.each([
  ['assessment', 'running', 0],
  ['training', 'coming', 1],
  ['training', 'past', 0],
] as const)('a %s that is %s announces files to come %i times', async (kind, phase, times) => {
  renderAt('/my-learning/u-1', <OwnedItemPage detail={detail({ kind, phase })} />)
  await screen.findByRole('region', { name: 'Kepesertaan Anda' })
  expect(screen.queryAllByRole('region', { name: 'Materi' })).toHaveLength(times)
})

test('ticket, calendar and discussions are shown with the next step until it is over', async () => {
  const links = { kind: 'training', mode: 'offline', ticket_url: '/tiket' } as const
  const coming = detail({ ...links, phase: 'coming' })
  const { unmount } = renderAt('/my-learning/u-1', <OwnedItemPage detail={coming} />)
  expect(await screen.findByRole('link', { name: 'Lihat tiket' })).toHaveAttribute('href', '/tiket')
  expect(screen.getByRole('link', { name: 'Simpan ke kalender' })).toBeInTheDocument()
  unmount()
  renderAt('/my-learning/u-1', <OwnedItemPage detail={detail({ ...links, phase: 'past' })} />)
  expect(await screen.findByRole('link', { name: 'Diskusi' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Lihat tiket' })).toBeNull()
})

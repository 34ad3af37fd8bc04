import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnedDetail, OwnedItem } from '../../api/learning'
import { ownedItem } from '../../test/owned'
import { renderAt } from '../../test/render'
import { OwnedItemPage } from './OwnedItemPage'

const detail = (more: Partial<OwnedItem>): OwnedDetail => ({
  item: { ...ownedItem, ...more },
  address: null,
  delivery: null,
  has_souvenir: false,
  materials: [],
  requirements: [],
  sessions: [],
  teachers: [],
  subscription: null,
  room: {
    status: 'countdown',
    opens_at: '2026-12-02T12:45:00+07:00',
    attended_minutes: 0,
    recording_url: null,
  },
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

test('the way into a room stands once', async () => {
  const webinar = { kind: 'webinar', next_step: 'join_room' } as const
  renderAt('/my-learning/u-1', <OwnedItemPage detail={detail(webinar)} />)
  expect(await screen.findAllByRole('link', { name: 'Ke ruang daring' })).toHaveLength(1)
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

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnedDetail, OwnedItem } from '../../api/learning'
import { renderAt } from '../../test/render'
import { OwnedItemPage } from './OwnedItemPage'

const item: OwnedItem = {
  uuid: 'u-1',
  item_id: 3,
  kind: 'oti',
  slug: 'oti-analis-data',
  title: 'Kelas OTI Analis Data',
  image_url: null,
  granted_at: '2026-11-01T09:00:00+07:00',
  starts_at: '2026-11-11T13:00:00+07:00',
  ends_at: '2026-12-09T15:00:00+07:00',
  place: null,
  mode: 'online',
  phase: 'running',
  next_step: 'open',
  progress: 40,
  score: null,
  resume_at: null,
  remaining: null,
  valid_until: null,
  ticket_url: null,
  registration_number: null,
  certificate_number: null,
  register_code: 'r-1',
  regcourse_id: 9,
  sesi_id: null,
  sesi_uuid: null,
  is_completed: false,
  is_published: true,
}

const detail = (more: Partial<OwnedItem>): OwnedDetail => ({
  item: { ...item, ...more },
  address: null,
  delivery: null,
  has_souvenir: false,
  materials: [],
  sessions: [],
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

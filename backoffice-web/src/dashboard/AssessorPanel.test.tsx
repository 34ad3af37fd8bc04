import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { App } from '../app/App'
import type { Grading, Slot } from '../resources/assessors/labels'
import { person } from '../test/people'
import { on } from '../test/server'
import '../resources/assessors/SlotList'
import './AssessorPanel'
import './Dashboard'

const ready: Grading = {
  id: 'g-1',
  participant_name: 'Ani Wulandari',
  unit_name: 'Menelaah Data',
  exam_title: 'Sertifikasi Data',
  method: 'written',
  role: 'first',
  state: 'ready',
  assessor_name: 'Wulan Kartikasari',
  is_mine: true,
  meets_at: null,
  created_at: '2026-11-20T09:00:00+07:00',
  submitted_at: null,
  score: null,
}
const slot: Slot = {
  id: 's-1',
  exam_title: 'Sertifikasi Data',
  assessor_name: 'Wulan Kartikasari',
  starts_at: '2026-12-01T09:00:00+07:00',
  ends_at: '2026-12-01T09:45:00+07:00',
  place: 'Ruang Praktik 2',
  participant_name: 'Budi Kurniadi',
  unit_name: 'Forensik Digital',
  booked_at: '2026-11-20T09:00:00+07:00',
}
const wulan = (fullname = 'Wulan Kartikasari') =>
  person({ fullname, permissions: ['gradings.view', 'interview-slots.view'] })

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => wulan())
  on('get', '/gradings', ({ url }) =>
    url.includes('to_book') ? { rows: [], total: 3 } : { rows: [ready], total: 7 },
  )
  on('get', '/dashboard/overview', () => ({ figures: [], enrolments_by_day: null, coming: null }))
  on('get', '/interview-slots', () => ({ rows: [slot], total: 2 }))
})

function open(path: string) {
  history.replaceState(null, '', `/backoffice${path}`)
  render(<App />)
}

test('the dashboard of an assessor leads to what can be graded and to the next meeting', async () => {
  open('/')
  const waiting = await screen.findByRole('region', { name: 'Siap dinilai' })
  expect(within(waiting).getByRole('link', { name: 'Ani Wulandari' })).toHaveAttribute(
    'href',
    '/backoffice/gradings/g-1/show',
  )
  const meetings = screen.getByRole('region', { name: 'Pertemuan berikutnya' })
  expect(meetings).toHaveTextContent('Budi Kurniadi')
  expect(meetings).toHaveTextContent('Forensik Digital · Ruang Praktik 2')
  expect(await screen.findByRole('link', { name: /Menunggu jadwal 3/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Siap dinilai 7/ })).toBeVisible()
})

test('slots name their assessors only where there are others than the reader', async () => {
  open('/interview-slots')
  expect(await screen.findByText('Budi Kurniadi')).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Asesor' })).toBeNull()
})

test('slots of other assessors show their name', async () => {
  on('get', '/auth/me', () => wulan('Dewi Anjarsari'))
  open('/interview-slots')
  expect(await screen.findByText('Wulan Kartikasari')).toBeVisible()
})

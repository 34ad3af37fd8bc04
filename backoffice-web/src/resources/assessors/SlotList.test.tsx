import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'
import { Styled } from '../../test/styled'
import type { Slot } from './labels'

const slot = (id: string, starts: string, ends: string, more: Partial<Slot> = {}): Slot => ({
  id,
  assessor_name: 'Wulan Kartikasari',
  exam_title: 'Ujian',
  starts_at: `2026-12-${starts}+07:00`,
  ends_at: `2026-12-${ends}+07:00`,
  place: 'Ruang Praktik 2',
  participant_name: null,
  unit_name: null,
  booked_at: null,
  ...more,
})

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['interview-slots.view'] }))
})

test('a day of slots names its place once, and each slot from when to when it lasts', async () => {
  const rows = [
    slot('a', '01T09:00:00', '01T09:45:00'),
    slot('b', '01T09:45:00', '01T10:30:00', {
      participant_name: 'Budi Kurniadi',
      unit_name: 'Forensik',
    }),
    slot('c', '01T10:30:00', '01T11:15:00', { place: 'Ruang Praktik 3' }),
    slot('d', '03T09:00:00', '03T09:45:00', { place: 'Ruang Praktik 3' }),
  ]
  on('get', '/interview-slots', () => ({ rows, total: rows.length }))
  history.replaceState(null, '', '/backoffice/interview-slots')
  render(<App />, { wrapper: Styled })
  const table = await screen.findByRole('table')
  const lines = within(table).getAllByRole('row').slice(1)
  const times = lines.map((line) => within(line).getAllByRole('cell')[0]?.textContent)
  expect(times).toEqual([
    'Selasa, 1 Desember 202609.00–09.45 WIB',
    '09.45–10.30 WIB',
    '10.30–11.15 WIB',
    'Kamis, 3 Desember 202609.00–09.45 WIB',
  ])
  const places = lines.map((line) => within(line).getByText(/^Ruang Praktik/))
  expect(places.map((place) => getComputedStyle(place).position === 'absolute')).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(within(table).getByRole('cell', { name: 'Budi Kurniadi Forensik' })).toBeVisible()
})

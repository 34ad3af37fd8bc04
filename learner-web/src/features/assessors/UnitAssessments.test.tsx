import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { axeViolations } from '../../test/axe'
import { renderAt } from '../../test/render'
import { api, ok, failed as refused, server } from '../../test/server'
import type { UnitAssessment } from './api'
import { UnitAssessments } from './UnitAssessments'

const base: UnitAssessment = {
  uuid: '00000000-0000-4000-8000-000000000001',
  kode_kompetensi: 'C.3',
  uk_name: 'Forensik Digital',
  method: 'practical',
  state: 'to_book',
  instructions: 'Bawa laptop.',
  score: null,
  passing_score: 70,
  competent: null,
  criteria: [],
  comments: [],
  slot: null,
  appeal: null,
  can_appeal: false,
  appeal_until: null,
}
const slot = {
  uuid: '00000000-0000-4000-8000-000000000009',
  starts_at: '2026-12-01T09:00:00+07:00',
  ends_at: '2026-12-01T09:45:00+07:00',
  place: 'Ruang Praktik 2',
  is_online: false,
  assessor_name: 'Wulan Kartikasari',
}
const online = {
  ...slot,
  uuid: '00000000-0000-4000-8000-000000000010',
  place: '',
  is_online: true,
}
const failed: UnitAssessment = {
  ...base,
  method: 'written',
  state: 'decided',
  score: 40,
  competent: false,
  criteria: [
    {
      name: 'Ketepatan',
      description: '',
      level: 'Sebagian',
      points: 20,
      most_points: 50,
      notes: ['Bukti belum disebut.'],
    },
  ],
  comments: ['Ulangi bagian bukti.'],
  can_appeal: true,
  appeal_until: '2026-12-08T10:00:00+07:00',
}

let unit: UnitAssessment
const sent = vi.fn()

beforeEach(() => {
  unit = base
  sent.mockReset()
  server.use(
    api.get('/unit-assessments', () => ok({ rows: [unit], total: 1 })),
    api.get('/unit-assessments/:uuid/slots', () => ok({ rows: [slot, online], total: 2 })),
    api.post('/unit-assessments/:uuid/booking', async ({ request }) => {
      sent(await request.text())
      unit = {
        ...base,
        state: 'booked',
        slot: { ...slot, place: 'Ruang Praktik 2, lantai 3', can_change: true },
      }
      return ok(unit, 'Jadwal Anda tercatat.')
    }),
  )
})

test('a free slot is chosen and booked, and its place is shown', async () => {
  const { container } = renderAt('/', <UnitAssessments certsesiId={1} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Pilih jadwal pertemuan' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(
    await within(dialog).findByRole('radio', { name: /09\.00–09\.45\sWIB.*Ruang Praktik 2/ }),
  )
  expect(within(dialog).getByRole('radio', { name: /Daring, tautannya/ })).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pesan jadwal ini' }))
  expect(await screen.findByText('Ruang Praktik 2, lantai 3')).toBeInTheDocument()
  expect(sent).toHaveBeenCalledWith(`slot_uuid=${slot.uuid}`)
  expect(screen.getByText(/1 Des(ember)? 2026 · 09\.00–09\.45 WIB/)).toBeInTheDocument()
  expect(screen.getByText('Terjadwal')).toBeInTheDocument()
  expect(await axeViolations(container)).toEqual([])
})

test('a result is shown by criterion, and an appeal without a reason says why', async () => {
  unit = failed
  const words = 'Tuliskan alasan banding Anda, sedikitnya 20 huruf.'
  server.use(
    api.post('/unit-assessments/:uuid/appeal', () => refused(422, words, { reason: [words] })),
  )
  const { container } = renderAt('/', <UnitAssessments certsesiId={1} />)
  // From the right it would read 50 of 20.
  expect(await screen.findByText('20 / 50')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('Bukti belum disebut.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Ajukan banding' }))
  await userEvent.type(screen.getByLabelText('Alasan banding'), 'pendek')
  await userEvent.click(screen.getByRole('button', { name: 'Kirim banding' }))
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(await axeViolations(container)).toEqual([])
})

test('place and assessor appear once for a day whose slots share them', async () => {
  const later = { ...slot, uuid: online.uuid, starts_at: '2026-12-01T10:00:00+07:00' }
  server.use(api.get('/unit-assessments/:uuid/slots', () => ok({ rows: [slot, later], total: 2 })))
  renderAt('/', <UnitAssessments certsesiId={1} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Pilih jadwal pertemuan' }))
  const dialog = screen.getByRole('dialog')
  const day = await within(dialog).findByRole('group', { name: /Ruang Praktik 2.*Wulan/ })
  expect(within(day).getAllByRole('radio')).toHaveLength(2)
  expect(within(dialog).getAllByText('Ruang Praktik 2')).toHaveLength(1)
})

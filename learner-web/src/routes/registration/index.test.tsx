import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Registration } from '../../api/learning'
import { axeViolations } from '../../test/axe'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component } from './index'
import { Component as Sent } from './success'

type Participant = Registration['participants'][number]

const nobody = { is_invited: false, is_linked: false, position: '' }
const ani: Participant = {
  ...nobody,
  regcourse_id: 1,
  seat_number: 1,
  name: 'Ani Wulandari',
  email: 'ani@contoh.example',
  phone: '+628110001',
}
const empty: Participant = {
  ...nobody,
  regcourse_id: 2,
  seat_number: 2,
  name: '',
  email: '',
  phone: '',
}
const draft: Registration = {
  attachs: [],
  can_substitute: false,
  ends_at: '2027-03-21T16:00:00+07:00',
  item_id: 24,
  kind: 'training',
  number: 'REG-1',
  participants: [ani],
  pics: [],
  place: 'Semarang',
  reopen_reason: '',
  slug: 'data',
  starts_at: '2027-03-18T09:00:00+07:00',
  status: 'draft',
  submitted_at: null,
  title: 'Kelas Data',
  version: 1,
}
let form: Registration

beforeEach(() => {
  form = draft
  server.use(
    api.get('/account/profile', () =>
      ok({ fullname: ani.name, email: ani.email, phone: ani.phone }),
    ),
    api.get('/registrations/:number', () => ok(form)),
    api.post('/registrations/:number/save', () => ok({ ...form, version: 2 })),
  )
})

function show() {
  return renderRoutes('/form-registration/REG-1', {
    '/form-registration/:number': <Component />,
    '/form-registration/success': <Sent />,
    '/my-learning': <p>Belajar saya</p>,
  })
}

const group = (name: string) =>
  screen.getByRole('heading', { name }).closest('.rounded-card') as HTMLElement

test('whoever fills in the form is proposed as the person in charge; one seat needs no spreadsheet', async () => {
  show()
  await screen.findByRole('heading', { name: 'PIC 1' })
  const values = within(group('PIC 1')).getAllByRole<HTMLInputElement>('textbox')
  expect(values.map(({ value }) => value)).toEqual([ani.name, ani.email, ani.phone])
  expect(within(group('Peserta 1')).getByLabelText('Jabatan (opsional)')).toBeInTheDocument()
  expect(screen.queryByText('Ambil dari .xlsx')).not.toBeInTheDocument()
  expect(await axeViolations(document.body)).toEqual([])
})

test('several seats may come from a spreadsheet', async () => {
  form = { ...draft, participants: [ani, empty] }
  show()
  expect(await screen.findByText('Ambil dari .xlsx')).toBeInTheDocument()
})

test('a form that is not whole leads to its first fault', async () => {
  form = { ...draft, participants: [ani, empty] }
  const errors = { 'participants[1][name]': ['Wajib diisi.'] }
  server.use(
    api.post('/registrations/:number/submit', () => failed(400, 'Formulir belum lengkap.', errors)),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim pendaftaran' }))
  await waitFor(() => expect(within(group('Peserta 2')).getByLabelText('Nama')).toHaveFocus())
  expect(screen.queryByText('Tersimpan')).not.toBeInTheDocument()
})

test('what was sent names its class, its dates and its place', async () => {
  const sent = { ...draft, status: 'submitted' as const }
  server.use(api.post('/registrations/:number/submit', () => ok(sent)))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim pendaftaran' }))
  expect(await screen.findByText('Pendaftaran Anda sudah kami terima')).toBeInTheDocument()
  expect(screen.getByText('Kelas Data')).toBeInTheDocument()
  expect(screen.getByText(/^18.21 Maret 2027 · Semarang$/)).toBeInTheDocument()
})

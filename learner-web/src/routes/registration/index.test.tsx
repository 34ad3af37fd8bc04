import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { OwnedItem, Registration } from '../../api/learning'
import { axeViolations } from '../../test/axe'
import { ownedItem } from '../../test/owned'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component } from './index'
import { Component as Sent } from './success'

type Participant = Registration['participants'][number]

const unnamed = { is_invited: false, is_linked: false, position: '' }
const ani: Participant = {
  ...unnamed,
  regcourse_id: 1,
  seat_number: 1,
  name: 'Ani Wulandari',
  email: 'ani@contoh.example',
  phone: '+628110001',
}
const empty: Participant = {
  ...unnamed,
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
const seat: OwnedItem = {
  ...ownedItem,
  kind: 'training',
  slug: 'data',
  next_step: 'show_ticket',
  ticket_url: '/tiket',
}
let form: Registration

beforeEach(() => {
  form = draft
  server.use(
    api.get('/account/profile', () =>
      ok({ fullname: ani.name, email: ani.email, phone: ani.phone, position: 'Analis' }),
    ),
    api.get('/registrations/:number', () => ok(form)),
    api.post('/registrations/:number/save', () => ok({ ...form, version: 2 })),
  )
})

/** The bodies of saved drafts, in order of arrival. */
function saves(): Record<string, FormDataEntryValue>[] {
  const bodies: Record<string, FormDataEntryValue>[] = []
  server.use(
    api.post('/registrations/:number/save', async ({ request }) => {
      bodies.push(Object.fromEntries(await request.formData()))
      return ok({ ...form, version: 2 })
    }),
  )
  return bodies
}

function show() {
  return renderRoutes('/form-registration/REG-1', {
    '/form-registration/:number': <Component />,
    '/form-registration/success': <Sent />,
    '/my-learning': <p>Belajar saya</p>,
  })
}

const group = (name: string) =>
  screen.getByRole('heading', { name }).closest('.rounded-card') as HTMLElement

const valuesIn = (name: string) =>
  within(group(name))
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)

const SAME_PERSON = 'Peserta ini juga penanggung jawab (PIC)'
const samePerson = () =>
  screen.findByRole('checkbox', { name: /^Peserta ini juga penanggung jawab/ })

test('who takes the only seat is in charge as well, and is asked once', async () => {
  const saved = saves()
  show()
  expect(await samePerson()).toBeChecked()
  expect(screen.queryByRole('heading', { name: 'PIC 1' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Telepon')).toHaveValue(ani.phone)
  expect(screen.getByLabelText('Jabatan (opsional)')).toHaveValue('Analis')
  expect(screen.queryByText('Ambil dari .xlsx')).not.toBeInTheDocument()
  expect(await axeViolations(document.body)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Kirim pendaftaran' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({
    'pics[0][name]': ani.name,
    'pics[0][email]': ani.email,
    'pics[0][phone]': ani.phone,
  })
})

test('someone else in charge of the only seat is asked for, and is kept', async () => {
  const saved = saves()
  show()
  await userEvent.click(await samePerson())
  expect(valuesIn('PIC 1')).toEqual([ani.name, ani.email, ani.phone])
  const name = within(group('PIC 1')).getByLabelText('Nama')
  await userEvent.clear(name)
  await userEvent.type(name, 'Bagian Kepegawaian')
  await userEvent.click(screen.getByRole('button', { name: 'Kirim pendaftaran' }))
  await waitFor(() => expect(saved.at(-1)?.['pics[0][name]']).toBe('Bagian Kepegawaian'))
})

test('what is missing of a person in charge is shown at the participant who is one', async () => {
  const errors = { 'pics[0][phone]': ['Wajib diisi.'] }
  server.use(
    api.get('/account/profile', () => ok({ fullname: ani.name, email: ani.email, phone: '' })),
    api.post('/registrations/:number/submit', () => failed(400, 'Formulir belum lengkap.', errors)),
  )
  form = { ...draft, participants: [{ ...ani, phone: '' }] }
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim pendaftaran' }))
  await waitFor(() => expect(screen.getByLabelText('Telepon')).toHaveFocus())
})

test('a group registration proposes the signed-in user as contact person', async () => {
  form = { ...draft, participants: [ani, empty] }
  show()
  await screen.findByRole('heading', { name: 'PIC 1' })
  expect(valuesIn('PIC 1')).toEqual([ani.name, ani.email, ani.phone])
  expect(screen.queryByText(SAME_PERSON)).not.toBeInTheDocument()
})

test('several seats may come from a spreadsheet', async () => {
  form = { ...draft, participants: [ani, empty] }
  show()
  expect(await screen.findByText('Ambil dari .xlsx')).toBeInTheDocument()
})

test('a refused form is not praised as filled in', async () => {
  const errors = { 'participants[0][phone]': ['Nomor telepon tidak valid.'] }
  const text = 'Ada isian yang perlu diperbaiki. Lihat yang ditandai.'
  server.use(api.post('/registrations/:number/submit', () => failed(400, text, errors)))
  show()
  const praise = 'Semua isian wajib sudah terisi. Periksa, lalu kirim.'
  expect(await screen.findByText(praise)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Kirim pendaftaran' }))
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByText('Nomor telepon tidak valid.')).toBeInTheDocument()
  expect(screen.queryByText(praise)).not.toBeInTheDocument()
})

test('the refusal of a form goes once its fault is corrected', async () => {
  const errors = { 'participants[0][phone]': ['Nomor telepon tidak valid.'] }
  const text = 'Ada isian yang perlu diperbaiki. Lihat yang ditandai.'
  server.use(api.post('/registrations/:number/submit', () => failed(400, text, errors)))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim pendaftaran' }))
  expect(await screen.findByText(text)).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Telepon'), '9')
  expect(screen.queryByText(text)).toBeNull()
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
  server.use(
    api.post('/registrations/:number/submit', () => ok(sent)),
    api.get('/account/my-learning', () => ok({ rows: [seat], total: 1 })),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim pendaftaran' }))
  expect(await screen.findByText('Pendaftaran Anda sudah kami terima')).toBeInTheDocument()
  expect(screen.getByText('Kelas Data')).toBeInTheDocument()
  expect(screen.getByText(/^18.21 Maret 2027 · Semarang$/)).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Lihat tiket' })).toHaveAttribute('href', '/tiket')
  expect(screen.getByRole('link', { name: 'Simpan ke kalender' })).toHaveAttribute(
    'href',
    '/kalender.ics',
  )
})

test('what is still to be filled in is counted', async () => {
  form = { ...draft, participants: [{ ...ani, email: '' }, empty] }
  show()
  expect(await screen.findByText('3 isian wajib lagi')).toBeInTheDocument()
  await userEvent.type(within(group('Peserta 2')).getByLabelText('Nama'), 'Budi')
  expect(screen.getByText('2 isian wajib lagi')).toBeInTheDocument()
})

test.each([true, false])(
  'a form that was sent is a summary; exchanged: %s',
  async (can_substitute) => {
    form = {
      ...draft,
      status: 'submitted',
      submitted_at: '2027-03-01T09:00:00+07:00',
      pics: [{ name: 'Bagian Kepegawaian', email: 'hr@contoh.example', phone: '021' }],
      can_substitute,
    }
    show()
    expect(await screen.findByText(/^Pendaftaran terkirim .*1 Mar/)).toBeInTheDocument()
    expect(screen.getByText(ani.email)).toBeInTheDocument()
    expect(screen.getByText('Bagian Kepegawaian')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryAllByRole('button', { name: 'Ganti peserta' })).toHaveLength(
      Number(can_substitute),
    )
    expect(await axeViolations(document.body)).toEqual([])
  },
)

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Assignment, Journey, Presence, Step } from '../../features/oti-class/api'
import { aProfile } from '../../test/account'
import { axeViolations } from '../../test/axe'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component } from './training'

const SLUG = 'kelas-data'

const aStep = (more: Partial<Step>): Step => ({
  uuid: 's1',
  kind: 'material',
  title: 'Panduan',
  text: '',
  text_language: 'id',
  is_required: true,
  state: 'open',
  completed_at: null,
  score: null,
  can_retry: false,
  opens_at: null,
  locked_because: null,
  waits_for: '',
  url: 'https://bahan.contoh.example/a',
  session_id: null,
  assignment_uuid: null,
  quiz_uuid: null,
  ...more,
})

const journey: Journey = {
  item_id: 1,
  slug: SLUG,
  title: 'Kelas Data',
  starts_at: '2026-11-10T13:00:00+07:00',
  ends_at: '2026-12-08T17:00:00+07:00',
  is_completed: false,
  percent: 33,
  next_step_uuid: 's2',
  has_assignments: true,
  steps: [
    aStep({ state: 'completed', completed_at: '2026-11-10T13:00:00+07:00' }),
    aStep({ uuid: 's2', kind: 'presence', title: 'Pertemuan dua' }),
    aStep({
      uuid: 's3',
      kind: 'clearance',
      title: 'Kelulusan kelas',
      state: 'locked',
      locked_because: 'step_before',
      waits_for: 'Pertemuan dua',
    }),
  ],
}

const shares = {
  arrived_at: null,
  earned_percent: 0,
  minimum_percent: 80,
  reachable_percent: 100,
}

let codes: string[] = []

beforeEach(() => {
  codes = []
  server.use(
    api.get(`/oti/${SLUG}/journeys`, () => ok(journey)),
    api.get('/account/my-learning/certificates', () => ok([])),
    api.get(`/oti/${SLUG}/presences`, () =>
      ok({
        rows: [],
        total: 0,
        ...shares,
      }),
    ),
    api.get('/materials', () => ok([])),
    api.post('/auth/me', () => ok(aProfile())),
    api.post(`/oti/${SLUG}/presences`, async ({ request }) => {
      codes.push(String((await request.formData()).get('code')))
      if (codes.length === 1)
        return failed(409, 'Kode sudah berganti. Pindai kode yang sedang tampil di layar.')
      return ok(null)
    }),
  )
})

const show = () =>
  renderAt(`/oti/class/${SLUG}/training`, <Component />, '/oti/class/:slug/training')

test('the journey says what is next and why the rest is locked', async () => {
  const { container } = show()
  expect(await screen.findByRole('heading', { name: 'Kelas Data' })).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Progres Anda' })).toHaveAttribute(
    'aria-valuenow',
    '33',
  )
  expect(screen.getByText('Selesaikan dahulu: Pertemuan dua')).toBeInTheDocument()
  expect(await axeViolations(container)).toEqual([])
})

test('a code is typed where there is no camera; a stale one is explained', async () => {
  show()
  const user = userEvent.setup()
  const buttons = await screen.findAllByRole('button', { name: 'Catat kehadiran' })
  await user.click(buttons[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Kode'), 'P-2-000000000000')
  await user.click(dialog.getByRole('button', { name: 'Kirim kode' }))
  expect(await dialog.findByText(/Kode sudah berganti/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Kirim kode' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(codes).toEqual(['P-2-000000000000', 'P-2-000000000000'])
})

test('a quiz that was not passed is no finished step: it says so, and is done again', async () => {
  const quiz = aStep({
    uuid: 's2',
    kind: 'quiz',
    title: 'Kuis satu',
    state: 'not_passed',
    score: 33.33,
    can_retry: true,
    completed_at: '2026-11-10T13:00:00+07:00',
    quiz_uuid: 'q1',
  })
  server.use(api.get(`/oti/${SLUG}/journeys`, () => ok({ ...journey, steps: [quiz] })))
  const { container } = show()
  expect(await screen.findByText('Belum lulus · Nilai 33,33%')).toBeInTheDocument()
  expect(screen.queryByText(/^Selesai/)).toBeNull()
  expect(screen.getAllByRole('button', { name: /Coba lagi/ })).toHaveLength(2)
  expect(await axeViolations(container)).toEqual([])
})

test('without attempts left a failed quiz names who helps, and its result can be seen', async () => {
  const quiz = aStep({ kind: 'quiz', state: 'not_passed', score: 0, quiz_uuid: 'q1' })
  const page = { ...journey, next_step_uuid: null, steps: [quiz] }
  server.use(api.get(`/oti/${SLUG}/journeys`, () => ok(page)))
  show()
  expect(await screen.findByText('Kesempatan sudah habis. Hubungi pengajar Anda.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Lihat hasil' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Coba lagi/ })).toBeNull()
})

test('a class without assignments has no tab for them', async () => {
  server.use(api.get(`/oti/${SLUG}/journeys`, () => ok({ ...journey, has_assignments: false })))
  renderAt(
    `/oti/class/${SLUG}/training?tab=assignments`,
    <Component />,
    '/oti/class/:slug/training',
  )
  expect(await screen.findByRole('tab', { name: 'Perjalanan', selected: true })).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'Tugas' })).toBeNull()
})

const assignment: Assignment = {
  uuid: 'a1',
  title: 'Satu pertanyaan',
  instructions_html: '',
  text_language: 'id',
  opens_at: '2026-11-10T08:00:00+07:00',
  due_at: '2026-12-10T08:00:00+07:00',
  closes_at: '2026-12-10T08:00:00+07:00',
  late_penalty_percent: 0,
  maximum_attempts: 3,
  maximum_score: 100,
  passing_score: 60,
  rubric: [],
  can_submit: true,
  submissions: [],
}

const handedIn: Assignment['submissions'][number] = {
  uuid: 'h1',
  number: 1,
  text: 'Jawaban',
  submitted_at: '2026-11-12T08:00:00+07:00',
  is_late: false,
  status: 'graded',
  rubric_scores: [],
  score: 90,
  comment: '',
  graded_at: '2026-11-13T08:00:00+07:00',
  files: [],
}

test.each([
  [90, false],
  [40, true],
])('with a score of %s the form to hand in again is open: %s', async (score, isOpen) => {
  const rows = [{ ...assignment, submissions: [{ ...handedIn, score }] }]
  server.use(
    api.get(`/oti/${SLUG}/journeys`, () => ok(journey)),
    api.get(`/oti/${SLUG}/assignments`, () => ok({ rows, total: 1 })),
  )
  renderAt(
    `/oti/class/${SLUG}/training?tab=assignments`,
    <Component />,
    '/oti/class/:slug/training',
  )
  const field = await screen.findByLabelText('Jawaban Anda')
  expect(field.closest('details') === null).toBe(isOpen)
})

test('a step leads to its own assignment', async () => {
  const step = aStep({ uuid: 's4', kind: 'assignment', title: 'Tugas dua', assignment_uuid: 'a2' })
  const rows = [assignment, { ...assignment, uuid: 'a2', title: 'Tabel yang bersih' }]
  server.use(
    api.get(`/oti/${SLUG}/journeys`, () => ok({ ...journey, steps: [step] })),
    api.get(`/oti/${SLUG}/assignments`, () => ok({ rows, total: 2 })),
  )
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  show()
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Kerjakan tugas' }))
  await screen.findByRole('heading', { name: 'Tabel yang bersih' })
  expect(shown.mock.contexts.at(-1)).toHaveTextContent('Tabel yang bersih')
})

test('a step that leads to another tab takes the focus along', async () => {
  const photos = aStep({ kind: 'documentation', title: 'Foto kelas', state: 'completed' })
  server.use(
    api.get(`/oti/${SLUG}/journeys`, () => ok({ ...journey, steps: [photos] })),
    api.get(`/oti/${SLUG}/documentations`, () => ok({ rows: [], total: 0 })),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Lihat foto' }))
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Dokumentasi' })).toHaveFocus())
})

test('the page comes with the link to its room, so that the tabs do not move', async () => {
  const sent: string[] = []
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const meeting: Presence = {
    session_id: 1,
    title: 'Pertemuan satu',
    mode: 'online',
    room: '',
    reason: '',
    starts_at: '2027-01-10T09:00:00+07:00',
    ends_at: '2100-01-10T12:00:00+07:00',
    check_in_opens_at: '2027-01-10T08:45:00+07:00',
    can_check_in: false,
    recorded_at: null,
    source: null,
    status: null,
  }
  server.use(
    api.get(`/oti/${SLUG}/journeys`, () => {
      sent.push('journeys')
      return ok(journey)
    }),
    api.get(`/oti/${SLUG}/presences`, async () => {
      await held
      return ok({ rows: [meeting], total: 1, ...shares })
    }),
  )
  show()
  await expect.poll(() => sent).toEqual(['journeys'])
  await new Promise((done) => setTimeout(done, 200))
  expect(screen.queryByRole('tab')).toBeNull()
  release()
  expect(await screen.findByRole('link', { name: 'Ke ruang tunggu' })).toBeVisible()
  expect(screen.getAllByRole('tab').length).toBeGreaterThan(1)
})

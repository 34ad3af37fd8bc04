import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProfile } from '../../test/account'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Assignments } from './Assignments'
import type { Assignment } from './api'

const assignment: Assignment = {
  uuid: 'a1',
  title: 'Satu pertanyaan',
  instructions_html: '',
  text_language: 'id',
  opens_at: '2026-11-10T08:00:00+07:00',
  due_at: '2026-12-10T23:59:00+07:00',
  closes_at: '2026-12-10T23:59:00+07:00',
  late_penalty_percent: 0,
  maximum_attempts: 3,
  maximum_score: 100,
  passing_score: 60,
  rubric: [],
  can_submit: true,
  submissions: [],
}

const submission: Assignment['submissions'][number] = {
  uuid: 'h1',
  number: 1,
  text: 'Jawaban',
  submitted_at: '2026-11-12T08:00:00+07:00',
  is_late: false,
  status: 'graded',
  rubric_scores: [36],
  score: 36,
  comment: '',
  graded_at: '2026-11-13T08:00:00+07:00',
  files: [],
}

let writer = aProfile()
let reload = () => {}

beforeEach(() => {
  writer = aProfile()
  server.use(
    api.post('/auth/me', () => ok(writer)),
    api.get('/oti/kelas/assignments', () => ok({ rows: [assignment], total: 1 })),
  )
})

async function open(): Promise<HTMLElement> {
  reload = renderAt('/tugas', <Assignments slug="kelas" />).unmount
  return screen.findByLabelText('Jawaban Anda')
}

test('a text that was not handed in is there again after a reload, for its writer alone', async () => {
  const user = userEvent.setup()
  await user.type(await open(), 'Sudah separuh')
  reload()
  const again = await open()
  await waitFor(() => expect(again).toHaveValue('Sudah separuh'))
  reload()
  writer = aProfile({ user_uuid: 'u-2' })
  expect(await open()).toHaveValue('')
})

test('the assignment that a step leads to comes into view', async () => {
  const rows = [assignment, { ...assignment, uuid: 'a2', title: 'Tabel yang bersih' }]
  server.use(api.get('/oti/kelas/assignments', () => ok({ rows, total: 2 })))
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderAt('/tugas#a2', <Assignments slug="kelas" />)
  await screen.findByRole('heading', { name: 'Tabel yang bersih' })
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1))
  expect(shown.mock.contexts[0]).toHaveTextContent('Tabel yang bersih')
})

test('points keep their order on pages that read from right to left', async () => {
  const rubric = [{ criterion: 'Jelas', points: 40 }]
  const rows = [{ ...assignment, rubric, submissions: [submission] }]
  server.use(api.get('/oti/kelas/assignments', () => ok({ rows, total: 1 })))
  renderAt('/tugas', <Assignments slug="kelas" />)
  expect(await screen.findByText('36 / 40')).toHaveAttribute('dir', 'ltr')
})

test('who hands in goes on at the confirmation, whose form is gone', async () => {
  const sent = { ...submission, status: 'submitted' as const, score: null, rubric_scores: [] }
  let rows: Assignment[] = [assignment]
  server.use(
    api.get('/oti/kelas/assignments', () => ok({ rows, total: 1 })),
    api.post('/oti/kelas/assignments/a1/submit', () => {
      rows = [{ ...assignment, can_submit: false, submissions: [sent] }]
      return ok(null, 'Tugas Anda terkumpul.')
    }),
  )
  const user = userEvent.setup()
  await user.type(await open(), 'Lengkap')
  await user.click(screen.getByRole('button', { name: 'Kumpulkan tugas' }))
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent(
      'Tugas Anda terkumpul. Kami kabari begitu dinilai.',
    ),
  )
})

test('a text is kept until the server has taken it', async () => {
  let isDown = true
  server.use(
    api.post('/oti/kelas/assignments/a1/submit', () =>
      isDown ? failed(500, 'Terjadi kesalahan') : ok(null),
    ),
  )
  const user = userEvent.setup()
  await user.type(await open(), 'Lengkap')
  await user.click(screen.getByRole('button', { name: 'Kumpulkan tugas' }))
  expect(await screen.findByText('Terjadi kesalahan')).toBeInTheDocument()
  expect(Object.keys(localStorage)).toContain('duxi.draft.u-1.a1')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Kumpulkan tugas' }))
  await waitFor(() => expect(Object.keys(localStorage)).not.toContain('duxi.draft.u-1.a1'))
})

const file = { uuid: 'f-1', name: 'laporan.pdf', size: 2048 }

function keepsFile(): ReturnType<typeof vi.fn> {
  const discarded = vi.fn()
  server.use(
    api.post('/uploads', async ({ request }) => {
      expect(await request.text()).toContain('name="is_draft"')
      return ok(file, 'File berhasil diupload')
    }),
    api.get('/files/:uuid', () => ok(file)),
    api.delete('/files/:uuid', ({ params }) => {
      discarded(params.uuid)
      return ok(null)
    }),
  )
  return discarded
}

const attachFile = (user: ReturnType<typeof userEvent.setup>) =>
  user.upload(screen.getByLabelText('Lampirkan berkas'), new File(['%PDF'], 'laporan.pdf'))

test('a file of a draft is there again after a reload, for its writer alone', async () => {
  const user = userEvent.setup({ applyAccept: false })
  keepsFile()
  await open()
  await attachFile(user)
  await screen.findByText('laporan.pdf')
  reload()
  await open()
  expect(await screen.findByText('laporan.pdf')).toBeInTheDocument()
  reload()
  writer = aProfile({ user_uuid: 'u-2' })
  await open()
  expect(screen.queryByText('laporan.pdf')).not.toBeInTheDocument()
})

test('a removed file is deleted, and stays away after a reload', async () => {
  const user = userEvent.setup({ applyAccept: false })
  const discarded = keepsFile()
  await open()
  await attachFile(user)
  await user.click(await screen.findByRole('button', { name: 'Hapus laporan.pdf' }))
  await waitFor(() => expect(discarded).toHaveBeenCalledWith('f-1'))
  reload()
  await open()
  expect(screen.queryByText('laporan.pdf')).not.toBeInTheDocument()
})

test('a file that the server no longer has leaves the draft with a message', async () => {
  const user = userEvent.setup({ applyAccept: false })
  keepsFile()
  await open()
  await attachFile(user)
  await screen.findByText('laporan.pdf')
  reload()
  server.use(api.get('/files/:uuid', () => failed(404, 'Berkas tidak ditemukan.')))
  await open()
  await waitFor(() => expect(screen.queryByText('laporan.pdf')).not.toBeInTheDocument())
})

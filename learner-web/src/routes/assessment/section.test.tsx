import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { attemptSessions } from '../../api/attemptSessions'
import type { Question } from '../../api/types'
import { CLOCK, question, saved } from '../../features/assessment/testing'
import { renderAt, renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component as Section } from './section'

const SECTION = '/dataAssesment/section/7'
const singles = [question(1), question(2)]
const nested = [question(3, { has_child: true }), question(4)]
const sent = vi.fn()

const unitRow = {
  uk_code: 'UK-1',
  uk_name: 'Unit satu',
  total: 2,
  answered: 0,
  follow_ups_answered: 0,
  follow_ups: 0,
  unfinished: [],
}
const partOf = (request: Request) => new URL(request.url).searchParams.get('type')

function serve(children: Record<string, Question | null> = {}) {
  server.use(
    api.get('/assessments/get-section', () =>
      ok({
        sesi_id: 7,
        sesi_uuid: 'sesi-7',
        title: 'Asesmen Analis Data',
        job_role: { slug: 'analis-data', name: 'Analis Data' },
        sections: [
          { type: 'single', total: 2, answered: 0, follow_ups_answered: 0, follow_ups: 0 },
          { type: 'nested', total: 2, answered: 0, follow_ups_answered: 0, follow_ups: 0 },
        ],
        total: 4,
        answered: 0,
        follow_ups_answered: 0,
        follow_ups: 0,
        ...CLOCK,
      }),
    ),
    api.get('/assessments/get-unitkom', () => ok({ rows: [unitRow], total: 1 })),
    api.get('/assessments/get-question', ({ request }) =>
      ok({ ...unitRow, soal: partOf(request) === 'single' ? singles : nested }),
    ),
    api.get('/assessments/get-question/child', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const key = `${searchParams.get('direction')} ${searchParams.get('soal_code')}`
      return ok({ ...unitRow, soal: children[key] ?? null })
    }),
    api.get('/assessments/get-timer', () => ok(CLOCK)),
    api.post('/assessments/save-answer', async ({ request }) => {
      const form = Object.fromEntries(new URLSearchParams(await request.text()))
      sent(form)
      const [id, jwb, revision] = [form.sesi_soal_id, form.jwb_id, form.revision].map(Number)
      return ok({ ...saved(id ?? 0, jwb ?? 0, (revision ?? 0) + 1), answered: 1, total: 4 })
    }),
  )
}

beforeEach(() => {
  sent.mockReset()
  vi.stubGlobal('scrollTo', () => undefined)
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  attemptSessions.open('assessment', { token: 'ruang', of: '7' })
})

async function enter(code: string) {
  const user = userEvent.setup()
  renderAt(`${SECTION}?soal=${code}`, <Section />, '/dataAssesment/section/:sesi_id')
  await screen.findByRole('group', { name: /^Soal nomor/ })
  return user
}

test('both parts are shown on the overview with their units', async () => {
  serve()
  renderAt(SECTION, <Section />, '/dataAssesment/section/:sesi_id')
  expect(await screen.findByText(/Pilihan tunggal/)).toBeInTheDocument()
  expect(screen.getByText(/Soal bertingkat/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Mulai menjawab' })).toHaveAttribute(
    'href',
    `${SECTION}?soal=Q-1`,
  )
})

test('an answer is saved immediately, with its revision', async () => {
  serve()
  const user = await enter('Q-1')
  await user.click(screen.getByRole('radio', { name: 'Pilihan 12' }))
  expect(await screen.findByText('Jawaban tersimpan')).toBeInTheDocument()
  expect(sent).toHaveBeenCalledWith({
    sesi_soal_id: '1',
    jwb_id: '12',
    type: 'single',
    revision: '0',
  })
})

test('keys choose and move', async () => {
  serve()
  const user = await enter('Q-1')
  await user.keyboard('2')
  expect(screen.getByRole('radio', { name: 'Pilihan 12' })).toBeChecked()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByText('Soal nomor 2?')).toBeInTheDocument()
})

test('a lost connection is shown, and the answer goes out later', async () => {
  serve()
  server.use(api.post('/assessments/save-answer', () => HttpResponse.error(), { once: true }))
  const user = await enter('Q-1')
  await user.click(screen.getByRole('radio', { name: 'Pilihan 11' }))
  expect(
    await screen.findByText(/^Koneksi terputus\. Jawaban Anda disimpan di perangkat ini/),
  ).toBeInTheDocument()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1), { timeout: 3000 })
  expect(await screen.findByText('Jawaban tersimpan')).toBeInTheDocument()
})

test('a newer answer of another tab takes the place of this one', async () => {
  serve()
  server.use(
    api.post('/assessments/save-answer', () =>
      failed(409, 'lama', { revision: ['2'], user_jwb_id: ['13'] }),
    ),
  )
  const user = await enter('Q-1')
  await user.click(screen.getByRole('radio', { name: 'Pilihan 11' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Pilihan 13' })).toBeChecked())
})

test('a nested question asks for its follow-up first, then for the next root', async () => {
  serve({ 'next Q-3': question(30) })
  const user = await enter('Q-3')
  await user.click(screen.getByRole('radio', { name: 'Pilihan 31' }))
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }))
  expect(await screen.findByText('Soal nomor 30?')).toBeInTheDocument()
  expect(screen.getByText('Lanjutan dari soal sebelumnya')).toBeInTheDocument()
  expect(screen.getByText('Soal nomor 3?')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }))
  expect(await screen.findByText('Soal nomor 4?')).toBeInTheDocument()
})

test('a follow-up that does not load is shown in the platform’s words', async () => {
  serve()
  server.use(api.get('/assessments/get-question/child', () => HttpResponse.error()))
  const { toasts } = await import('../../ui/toast')
  const user = await enter('Q-3')
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }))
  await waitFor(() =>
    expect(toasts.get().map(({ text }) => text)).toContain('Gagal menampilkan soal selanjutnya!'),
  )
  expect(screen.getByText('Soal nomor 3?')).toBeInTheDocument()
})

test('finishing counts what is open, ends the session and goes to the summary', async () => {
  serve()
  server.use(api.post('/assessments/end', () => ok({ sesi_uuid: 'sesi-7' })))
  const user = userEvent.setup()
  renderAt(SECTION, <Section />, '/dataAssesment/section/:sesi_id')
  await user.click(await screen.findByRole('button', { name: 'Selesaikan' }))
  expect(screen.getByText('4 soal belum dijawab.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ya, selesaikan' }))
  expect(await screen.findByText('Sesi assesmen telah berakhir')).toBeInTheDocument()
  expect(attemptSessions.get('assessment')).toBeNull()
})

test('looking again before the end leads to the question that is still open', async () => {
  serve()
  const user = await enter('Q-1')
  await user.click(screen.getByRole('radio', { name: 'Pilihan 11' }))
  await user.click(screen.getByRole('link', { name: 'Daftar bagian' }))
  await user.click(await screen.findByRole('button', { name: 'Selesaikan' }))
  await user.click(screen.getByRole('button', { name: 'Periksa lagi' }))
  expect(await screen.findByText('Soal nomor 2?')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ya, selesaikan' })).toBeNull()
})

test('at zero the session ends by itself', async () => {
  serve()
  const over = { ...CLOCK, time_now: CLOCK.time_end }
  const ended = vi.fn(() => ok({ sesi_uuid: 'sesi-7' }))
  server.use(
    api.get('/assessments/get-timer', () => ok(over)),
    api.post('/assessments/end', ended),
  )
  renderAt(SECTION, <Section />, '/dataAssesment/section/:sesi_id')
  expect(await screen.findByText('Sesi asesmen anda telah berakhir')).toBeInTheDocument()
  expect(ended).toHaveBeenCalledTimes(1)
  expect(attemptSessions.get('assessment')).toBeNull()
})

test('leaving is asked for while the session runs', async () => {
  serve()
  const user = userEvent.setup()
  const router = renderRoutes(SECTION, {
    '/dataAssesment/section/:sesi_id': <Section />,
    '/my-learning': <p>Belajar</p>,
  })
  const guarded = vi.spyOn(router, 'getBlocker')
  await waitFor(() => expect(guarded).toHaveBeenCalled())
  await act(() => router.navigate('/my-learning'))
  await user.click(await screen.findByRole('button', { name: 'Tetap di sini' }))
  expect(screen.queryByText('Belajar')).not.toBeInTheDocument()
  await act(() => router.navigate('/my-learning'))
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan' }))
  expect(await screen.findByText('Belajar')).toBeInTheDocument()
})

test('a session that another tab has ended shows its result', async () => {
  serve()
  server.use(
    api.get('/assessments/session', () =>
      ok({ status: 'finished', sesi_id: 7, sesi_uuid: 'sesi-7', ...CLOCK }),
    ),
  )
  renderRoutes(SECTION, {
    '/dataAssesment/section/:sesi_id': <Section />,
    '/dataAssesment/summary/:result': <p>Hasil</p>,
  })
  await screen.findByRole('link', { name: 'Mulai menjawab' })
  localStorage.removeItem('duxi.attempt.assessment')
  act(() => dispatchEvent(new StorageEvent('storage', { key: 'duxi.attempt.assessment' })))
  expect(await screen.findByText('Hasil')).toBeInTheDocument()
})

function serveRunning(more = {}) {
  serve()
  attemptSessions.close('assessment')
  server.use(
    api.get('/assessments/session', () =>
      ok({
        sesi_id: 7,
        sesi_uuid: 'sesi-7',
        status: 'running',
        title: 'Asesmen Analis Data',
        job_role: { slug: 'analis-data', name: 'Analis Data' },
        batch_name: 'Gelombang 1',
        duration_minutes: 60,
        question_count: 4,
        units: [],
        started_at: CLOCK.time_now,
        ...CLOCK,
        ...more,
      }),
    ),
    api.post('/assessments/start', () => ok({ token: 'baru', sesi_id: 7, ...CLOCK })),
  )
}

test.each([
  [0, false],
  [10, true],
])(
  'a session with %s more minutes than its exam says whether it was extended',
  async (more, is) => {
    const end = new Date(Date.parse(CLOCK.time_now) + (60 + more) * 60_000).toISOString()
    serveRunning({ time_end: end })
    renderAt(SECTION, <Section />, '/dataAssesment/section/:sesi_id')
    await screen.findByRole('button', { name: 'Lanjutkan' })
    expect(screen.queryByText('Batas waktu sesi ini sudah diperpanjang.') !== null).toBe(is)
  },
)

test('without the room’s token a running session can be resumed', async () => {
  serveRunning()
  const user = userEvent.setup()
  renderAt(SECTION, <Section />, '/dataAssesment/section/:sesi_id')
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }))
  expect(await screen.findByText('Soal nomor 1?')).toBeInTheDocument()
  expect(attemptSessions.get('assessment')?.token).toBe('baru')
})

import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { AttemptRoom } from './AttemptRoom'
import { otiQuiz } from './kinds'
import { question, room } from './testing'

const BASE = '/oti/kelas/quizzes/q-1'
const clock = room([]).clock
const text = question('c', { answeredBy: 'text', options: [] })
const sent = vi.fn()

function enter() {
  renderAt(
    '/quiz',
    <AttemptRoom
      kind={otiQuiz('kelas', 'q-1', 'Kuis uji')}
      room={room([text, question('a', { number: 2 })])}
      onEnded={() => undefined}
      onReload={() => undefined}
    />,
  )
  return userEvent.setup()
}

beforeEach(() => {
  sent.mockReset()
  vi.stubGlobal('scrollTo', () => undefined)
  server.use(api.get(`${BASE}/timer`, () => ok(clock)))
})

test('a text is sent as soon as its field is left', async () => {
  server.use(
    api.post(`${BASE}/answer`, async ({ request }) => {
      sent(Object.fromEntries(new URLSearchParams(await request.text())))
      return ok({ ques_uuid: 'c', revision: 1 })
    }),
  )
  const user = enter()
  await user.type(await screen.findByRole('textbox', { name: 'Jawaban Anda' }), 'CSIRT')
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }))
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ answ_text: 'CSIRT' })),
  )
  expect(await screen.findByText('Jawaban tersimpan')).toBeInTheDocument()
})

test('a pause takes the questions away immediately and keeps what was written', async () => {
  const user = enter()
  const field = await screen.findByRole('textbox', { name: 'Jawaban Anda' })
  server.use(
    api.post(`${BASE}/answer`, () => failed(423, 'Sesi Anda sedang dijeda oleh pengawas.')),
    api.get(`${BASE}/timer`, () => ok({ ...clock, is_paused: true })),
  )
  await user.type(field, 'CSIRT')
  await user.tab()
  expect(await screen.findByText('Sesi dijeda oleh pengawas')).toBeInTheDocument()
  expect(screen.getByText('Dikirim setelah jeda')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Berikutnya' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Selesaikan' })).toBeDisabled()
  expect(screen.getByRole('button', { name: /^Soal 2/ })).toBeDisabled()
  expect(screen.queryByText('Sesi Anda sedang dijeda oleh pengawas.')).toBeNull()
})

test('questions, the title and what is written keep their own direction', async () => {
  const user = enter()
  const field = await screen.findByRole('textbox', { name: 'Jawaban Anda' })
  expect(screen.getByText('Soal c?').closest('bdi')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('Kuis uji')).toHaveAttribute('dir', 'auto')
  expect(field).not.toHaveAttribute('dir')
  await user.type(field, 'CSIRT')
  expect(field).toHaveAttribute('dir', 'auto')
})

test('added time is shown', async () => {
  server.use(
    api.get(`${BASE}/timer`, () => ok({ ...clock, time_end: '2026-12-01T09:35:00+07:00' })),
  )
  enter()
  await waitFor(() =>
    expect(toasts.get().map(({ text }) => text)).toEqual([
      'Pengawas menambah waktu Anda 15\u00a0Menit.',
    ]),
  )
})

test('the questions are back within seconds of the end of a pause', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    server.use(api.get(`${BASE}/timer`, () => ok({ ...clock, is_paused: true })))
    enter()
    expect(await screen.findByText('Sesi dijeda oleh pengawas')).toBeInTheDocument()
    server.use(api.get(`${BASE}/timer`, () => ok(clock)))
    await act(() => vi.advanceTimersByTimeAsync(5_500))
    expect(await screen.findByRole('button', { name: 'Berikutnya' })).toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

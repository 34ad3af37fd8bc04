import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { examIntro as exam } from '../../test/exams'
import { renderAt } from '../../test/render'
import { LatestResult } from './AttemptHistory'
import { ExamIntroPage } from './ExamIntroPage'

test('what one has failed comes before the door, its details behind it', async () => {
  renderAt(
    '/certification/exam/1',
    <ExamIntroPage
      exam={exam}
      start={() => Promise.resolve()}
      back={null}
      result={<p>Hasil</p>}
      details={<p>Rincian</p>}
    />,
  )
  const door = await screen.findByRole('button', { name: 'Mulai sekarang' })
  const follows = Node.DOCUMENT_POSITION_FOLLOWING
  expect(screen.getByText('Hasil').compareDocumentPosition(door)).toBe(follows)
  expect(door.compareDocumentPosition(screen.getByText('Rincian'))).toBe(follows)
})

test('a score has the unit of the pass mark that it is held against', async () => {
  const attempt = {
    attempt_uuid: 'a-1',
    answered: 6,
    total: 6,
    status: 'finished' as const,
    score: 16.67,
    passed: false,
    started_at: '2026-11-29T14:00:00+07:00',
    ended_at: '2026-11-29T14:08:00+07:00',
  }
  const sat = { ...exam, history: [attempt] }
  renderAt(
    '/certification/exam/1',
    <ExamIntroPage
      exam={sat}
      start={() => Promise.resolve()}
      back={null}
      result={<LatestResult exam={sat} />}
    />,
  )
  expect(await screen.findAllByText('16,67%')).toHaveLength(2)
  expect(screen.getByText('75%')).toBeInTheDocument()
})

test('a running attempt shows the time that is left in place of the rules for beginning', async () => {
  const running = {
    attempt_uuid: 'a-1',
    time_start: '2026-11-29T14:00:00+07:00',
    time_now: '2026-11-29T14:50:00+07:00',
    time_end: '2026-11-29T15:00:00+07:00',
    is_paused: false,
  }
  renderAt(
    '/certification/exam/1',
    <ExamIntroPage
      exam={{ ...exam, is_running: true, running }}
      start={() => Promise.resolve()}
      back={null}
    />,
  )
  expect(await screen.findByRole('timer', { name: 'Sisa waktu' })).toHaveTextContent('10:00')
  expect(screen.queryByText(/Waktu mulai berjalan/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Lanjutkan' })).toBeVisible()
})

const in2Hours = new Date(Date.now() + 7_200_000).toISOString()
const before2Hours = new Date(Date.now() - 7_200_000).toISOString()

test.each([
  [{ opens_at: in2Hours }, /^Dapat dimulai dari .* WIB\.$/, 0],
  [{ opens_at: in2Hours, closes_at: in2Hours }, /Paling lambat dimulai .* WIB\.$/, 0],
  [{ closes_at: before2Hours }, /^Tidak dapat dimulai lagi sejak .* WIB\.$/, 0],
  [{ opens_at: before2Hours, closes_at: in2Hours }, /^Paling lambat dimulai .* WIB\.$/, 1],
  [{ closes_at: before2Hours, is_running: true }, /Setiap jawaban langsung disimpan/, 1],
])('the door says when it is open: %o', async (window, sentence, doors) => {
  renderAt(
    '/e-learning/paket/exam/1',
    <ExamIntroPage exam={{ ...exam, ...window }} start={() => Promise.resolve()} back={null} />,
  )
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.queryAllByRole('button', { name: /Mulai sekarang|Lanjutkan/ })).toHaveLength(doors)
})

test('two attempts on one day are distinguished by their hours', async () => {
  const attempt = {
    answered: 6,
    total: 6,
    status: 'finished' as const,
    score: 50,
    passed: false,
    started_at: '2026-11-29T08:00:00+07:00',
  }
  const history = [
    { ...attempt, attempt_uuid: 'a-1', ended_at: '2026-11-29T08:20:00+07:00' },
    { ...attempt, attempt_uuid: 'a-2', ended_at: '2026-11-29T14:08:00+07:00' },
  ]
  renderAt(
    '/certification/exam/1',
    <ExamIntroPage exam={{ ...exam, history }} start={() => Promise.resolve()} back={null} />,
  )
  expect(await screen.findByText(/14\.08 WIB$/)).toBeInTheDocument()
  expect(screen.getByText(/08\.20 WIB$/)).toBeInTheDocument()
})

test('an exam that opens within a day counts down, and its door opens by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const opens_at = new Date(Date.now() + 5000).toISOString()
  renderAt(
    '/certification/exam/1',
    <ExamIntroPage exam={{ ...exam, opens_at }} start={() => Promise.resolve()} back={null} />,
  )
  expect(await screen.findByRole('timer')).toHaveTextContent(/Dibuka dalam 00:0[45]/)
  expect(screen.queryByRole('button', { name: 'Mulai sekarang' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByRole('button', { name: 'Mulai sekarang' })).toBeVisible()
  vi.useRealTimers()
})

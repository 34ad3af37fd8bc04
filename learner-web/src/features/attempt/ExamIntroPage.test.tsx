import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { LatestResult } from './AttemptHistory'
import type { ExamIntro } from './api'
import { ExamIntroPage } from './ExamIntroPage'

const exam: ExamIntro = {
  uuid: 'e-1',
  kind: 'certification',
  title: 'Ujian Sertifikasi',
  instructions: '',
  duration_minutes: 60,
  question_count: 7,
  passing_percent: 75,
  attempts_left: 1,
  is_running: false,
  running: null,
  has_password: false,
  opens_at: null,
  closes_at: null,
  review: 'never',
  product: { title: 'Sertifikasi', slug: 'sertifikasi' },
  history: [],
}

test('what one has failed stands before the door, its details behind it', async () => {
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
  const sat: ExamIntro = { ...exam, history: [attempt] }
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

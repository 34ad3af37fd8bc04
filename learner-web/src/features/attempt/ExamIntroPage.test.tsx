import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
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

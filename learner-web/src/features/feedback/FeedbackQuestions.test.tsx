import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { api, failed, server } from '../../test/server'
import { FeedbackQuestions } from './FeedbackQuestions'

const asked = (question_id: number, text: string) => ({
  question_id,
  section: 'Pelatih',
  type: 'scale' as const,
  text,
  options: [],
  is_required: true,
})

test('leads to the first question without an answer, and its mark goes with the answer', async () => {
  server.use(
    api.post('/trainings/:id/feedback', () =>
      failed(422, 'Periksa kembali isian Anda.', { 'answers[2]': ['Wajib diisi.'] }),
    ),
  )
  renderAt(
    '/feedback',
    <FeedbackQuestions
      path="/trainings/7/feedback"
      questions={[asked(1, 'Menguasai materi'), asked(2, 'Memberi waktu')]}
      onDone={() => undefined}
    />,
  )
  await userEvent.click(screen.getAllByRole('radio', { name: '5' })[0] as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Kirim umpan balik' }))
  expect(await screen.findByText('Wajib diisi.')).toBeVisible()
  const second = screen.getByRole('group', { name: 'Memberi waktu' })
  expect(second).toContainElement(document.activeElement as HTMLElement)
  await userEvent.click(screen.getAllByRole('radio', { name: '4' })[1] as HTMLElement)
  expect(screen.queryByText('Wajib diisi.')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Course, CourseContent } from '../../features/elearning/api'
import { axeViolations } from '../../test/axe'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component } from './index'

const SLUG = 'dasar'

const aContent = (more: Partial<CourseContent>): CourseContent => ({
  uuid: 'c1',
  title: 'Istilah',
  type: 'document',
  duration_minutes: 5,
  state: 'open',
  text_html: '<p>Lima istilah.</p>',
  exam: null,
  submissions: [],
  submissions_left: 10,
  watched_percent: 0,
  opens_at: null,
  opens_after: null,
  ...more,
})

const course: Course = {
  slug: SLUG,
  title: 'Dasar Keamanan',
  percent: 0,
  completed_count: 0,
  content_count: 2,
  new_count: 0,
  next_content_uuid: 'c1',
  sections: [
    {
      title: 'Awal',
      contents: [
        aContent({}),
        aContent({
          uuid: 'c2',
          title: 'Kuis satu',
          type: 'quiz',
          text_html: '',
          exam: { uuid: 'q1', passing_percent: 75, best_score: null, is_passed: false },
        }),
        aContent({
          uuid: 'c3',
          title: 'Pengantar',
          type: 'video',
          text_html: '',
          state: 'preparing',
        }),
      ],
    },
  ],
  feedback: { is_given: false, questions: [] },
  certificate: null,
}

test('reading is marked as done, a quiz leads to its room, a video is announced', async () => {
  let done = false
  server.use(
    api.get('/materials', () => ok([])),
    api.get(`/elearning/${SLUG}/course`, () =>
      ok(done ? { ...course, percent: 50, completed_count: 1, next_content_uuid: 'c2' } : course),
    ),
    api.post(`/elearning/${SLUG}/contents/c1/complete`, () => {
      done = true
      return ok(course)
    }),
  )
  const { container } = renderAt(`/e-learning/${SLUG}`, <Component />, '/e-learning/:slug')
  const user = userEvent.setup()
  expect(await screen.findByText('Lima istilah.')).toBeInTheDocument()
  expect(await axeViolations(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Tandai selesai dan lanjutkan' }))
  expect(await screen.findByRole('link', { name: 'Kerjakan kuis' })).toHaveAttribute(
    'href',
    `/e-learning/${SLUG}/quiz/q1`,
  )
  expect(screen.getByText('1 dari 2 materi selesai')).toBeInTheDocument()
  expect(screen.getByText(/^Materi 2 dari 3/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sebelumnya: Istilah' }))
  expect(screen.getByText('Lima istilah.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Sebelumnya/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Berikutnya: Kuis satu' }))
  expect(screen.getByRole('link', { name: 'Kerjakan kuis' })).toBeInTheDocument()
  await user.click(
    within(screen.getByRole('navigation', { name: 'Daftar materi' })).getByRole('button', {
      name: /Pengantar/,
    }),
  )
  expect(screen.getByText('Video untuk materi ini sedang disiapkan.')).toBeInTheDocument()
})

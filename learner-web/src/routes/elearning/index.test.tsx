import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../api/session'
import type { Course, CourseContent } from '../../features/elearning/api'
import { axeViolations } from '../../test/axe'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component } from './index'

const SLUG = 'dasar'

afterEach(() => session.close())

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
  review_item_id: 7,
}

const completed: Course = {
  ...course,
  percent: 100,
  completed_count: 2,
  next_content_uuid: null,
  sections: [
    {
      title: 'Awal',
      contents: [
        aContent({ state: 'completed' }),
        aContent({ uuid: 'c2', title: 'Penutup', text_html: '<p>Akhir.</p>', state: 'completed' }),
      ],
    },
  ],
}

function serve(found: Course) {
  server.use(
    api.get('/materials', () => ok([])),
    api.get(`/elearning/${SLUG}/course`, () => ok(found)),
  )
  renderAt(`/e-learning/${SLUG}`, <Component />, '/e-learning/:slug')
}

const DONE = 'Selamat! Anda telah menyelesaikan kursus ini.'

test('a completed course opens at its end: certificate and review; its contents stay open', async () => {
  session.open({ token: 't', secret_token: 's' }, false)
  server.use(api.get('/reviews/mine', () => ok({ may_review: true, review: null })))
  const pdf_url = '/certificates/DX-1/pdf?sig=1'
  serve({ ...completed, certificate: { number: 'DX-1', pdf_url } })
  expect(await screen.findByText(DONE)).toBeInTheDocument()
  expect(screen.queryByText('Lima istilah.')).toBeNull()
  expect(screen.getByRole('link', { name: 'Lihat sertifikat' })).toHaveAttribute(
    'href',
    '/my-certificates/DX-1',
  )
  expect(screen.queryByRole('link', { name: 'Buka sertifikat' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Kirim ulasan' })).toBeInTheDocument()
  const user = userEvent.setup()
  const list = within(screen.getByRole('navigation', { name: 'Daftar materi' }))
  await user.click(list.getByRole('button', { name: /Penutup/ }))
  expect(screen.getByText('Akhir.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ke penutup kursus' }))
  expect(await screen.findByText(DONE)).toHaveFocus()
})

test('a completed course without its certificate names what is missing', async () => {
  const missing = [{ label: 'Ujian', detail: 'Nilai 70' }]
  server.use(
    api.get('/account/my-learning/certificates', () =>
      ok([{ kind: 'elearning', slug: SLUG, missing }]),
    ),
  )
  serve({ ...completed, review_item_id: null })
  expect(await screen.findByText('Ujian:')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Kirim ulasan' })).toBeNull()
})

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

import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'
import type { Course, Lesson } from './types'

const lesson = (id: number, title: string): Lesson => ({
  id,
  uuid: '6f0d3c1e-8f0a-4c59-9d8e-000000000000',
  section_id: 1,
  title,
  type: 'document',
  text: 'Halo',
  duration_minutes: 5,
  position: id,
  is_preview: false,
  is_skippable: true,
  opens_at: null,
  opens_after_days: null,
  opens_after_id: null,
  video_id: null,
  video: null,
  learner_count: 0,
  updated_at: '2026-11-22T10:00:00+07:00',
  version: 3,
})

const course = (...titles: string[]): Course => ({
  id: 5,
  slug: 'dasar',
  title: 'Kursus dasar',
  is_published: false,
  section_count: 1,
  content_count: titles.length,
  duration_minutes: 10,
  learner_count: 0,
  unready_videos: 0,
  chapters: [
    {
      id: 1,
      title: 'Awal',
      version: 1,
      contents: titles.map((title, index) => lesson(index + 11, title)),
    },
  ],
  exams: [],
})

function open(permissions: string[], shown = course('Satu', 'Dua')) {
  on('get', '/auth/me', () => person({ fullname: 'Rani', permissions }))
  on('get', '/courses/5', () => shown)
  history.replaceState(null, '', '/backoffice/courses/5/show')
  render(<App />)
  return userEvent.setup()
}

beforeEach(() => writeTokens({ token: 't', secret_token: 's' }))
const author = ['courses.view', 'course-contents.view', 'course-contents.change']

test('a changed lesson carries the version that was seen', async () => {
  let sent: unknown
  on('put', '/course-contents/11', async (request) => {
    sent = await request.json()
    return lesson(11, 'Baru')
  })
  const user = open(author)
  await user.click(await screen.findByRole('button', { name: 'Ubah Satu' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ubah materi' })
  const title = within(dialog).getByLabelText(/^Judul/)
  await user.clear(title)
  await user.type(title, 'Baru')
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject({ section_id: 1, title: 'Baru', type: 'document', version: 3 })
})

test('with the keyboard a lesson changes its place', async () => {
  let sent: unknown
  on('put', '/courses/5/order', async (request) => {
    sent = await request.json()
    return course('Dua', 'Satu')
  })
  open(author)
  const handle = await screen.findByRole('button', { name: 'Pindahkan Satu' })
  handle.focus()
  for (const [key, keyCode] of [
    [' ', 32],
    ['ArrowDown', 40],
    [' ', 32],
  ] as const)
    fireEvent.keyDown(handle, { key, keyCode })
  await waitFor(() =>
    expect(sent).toEqual({
      chapters: [{ id: 1, content_ids: [12, 11] }],
      seen: [{ id: 1, content_ids: [11, 12] }],
    }),
  )
})

test('without permission to change everything is read-only', async () => {
  open(['courses.view', 'course-contents.view'])
  await screen.findByText('Satu')
  for (const name of ['Tambah bab', 'Tambah materi', 'Ubah Satu', 'Pindahkan Satu'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { axeViolations } from '../../test/axe'
import { anElearning } from '../../test/elearning'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Curriculum } from './Curriculum'

const [chapter] = anElearning.sections
const [lesson, quiz] = chapter?.contents ?? []

const shown = (contents: (typeof lesson)[]) =>
  renderAt(
    '/',
    <Curriculum
      slug="dasar"
      chapters={[
        { title: 'Awal', duration_minutes: 5, contents: contents.flatMap((one) => one ?? []) },
      ]}
    />,
  )

test('a preview opens over the page', async () => {
  server.use(
    api.get('/elearning/dasar/previews/c1', () =>
      ok({
        title: 'Apa itu tabel',
        html: '<p>Baris dan kolom.</p>',
        has_video: false,
        video: null,
      }),
    ),
  )
  const { container } = shown([lesson, quiz])
  await userEvent.click(screen.getByRole('button', { name: 'Pratinjau' }))
  expect(await screen.findByText('Baris dan kolom.')).toBeInTheDocument()
  expect(await axeViolations(container)).toEqual([])
})

test('a visitor signs in to watch a video', async () => {
  server.use(
    api.get('/elearning/dasar/previews/c1', () =>
      ok({ title: 'Apa itu tabel', html: '', has_video: true, video: null }),
    ),
  )
  shown([lesson])
  await userEvent.click(screen.getByRole('button', { name: 'Pratinjau' }))
  expect(await screen.findByRole('link', { name: 'Masuk' })).toBeInTheDocument()
})

test('what is still being prepared says so and opens nothing', () => {
  shown([lesson && { ...lesson, is_ready: false }])
  expect(screen.getByText('Menyusul')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Pratinjau' })).toBeNull()
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { type Draft, PostEditor } from './PostEditor'

const people = ['Budi Kurniadi', 'Bunga Melati'].map((name) => ({
  name,
  username: name.split(' ')[0]?.toLowerCase(),
  avatar: null,
  is_staff: false,
}))

function Editor() {
  const [draft, setDraft] = useState<Draft>({ body: '', pictures: [] })
  return <PostEditor label="Isi" draft={draft} onChange={setDraft} place={{ discussion: 'd1' }} />
}

test('people are offered after @ and chosen with the keys', async () => {
  const asked: string[] = []
  server.use(
    api.get('/forum/people', ({ request }) => {
      asked.push(new URL(request.url).search)
      return ok({ rows: people })
    }),
  )
  renderAt('/', <Editor />)
  const area = screen.getByLabelText('Isi')
  await userEvent.type(area, 'Halo @bu')
  await screen.findByRole('option', { name: /Bunga/ })
  expect(asked.at(-1)).toBe('?q=bu&discussion_uuid=d1')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(area).toHaveValue('Halo @bunga ')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

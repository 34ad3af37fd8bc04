import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Inbox } from './Inbox'

const task = (about: string) => ({
  participant_uuid: about,
  title: 'Tim data 2027',
  about,
  job_role: 'Analis Data',
  closes_at: '2026-12-22T00:00:00Z',
  units: [],
})

test('the folded ratings of a team open with the focus on the first one', async () => {
  server.use(
    api.get('/corporate/invitations', () => ok({ rows: [] })),
    api.get('/corporate/own-seats', () => ok({ rows: [] })),
    api.get('/corporate/tna', () => ok({ rows: [task('Gilang'), task('Yosefina')], levels: [] })),
  )
  renderAt('/', <Inbox />)
  await userEvent.click(await screen.findByRole('button', { name: /2 penilaian tim/ }))
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Nilai Gilang sebagai Analis Data sampai 22 Desember 2026')
  expect(first).toHaveFocus()
  expect(second).toHaveTextContent('Yosefina')
})

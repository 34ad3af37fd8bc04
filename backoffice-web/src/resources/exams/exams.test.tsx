import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

test('an exam asks for a product or a role, whichever its kind belongs to', async () => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['exams.view', 'exams.add'] }))
  for (const list of ['products', 'job-roles', 'units'])
    on('get', `/${list}`, () => ({ rows: [], total: 0 }))
  window.history.replaceState(null, '', '/backoffice/exams/create')
  render(<App />)
  const user = userEvent.setup()
  expect(await screen.findByLabelText('Produk', {}, { timeout: 30_000 })).toBeVisible()
  expect(screen.queryByLabelText('Peran')).toBeNull()
  expect(screen.queryByLabelText(/^Aturan level/)).toBeNull()
  await user.click(screen.getByLabelText(/^Jenis ujian/))
  await user.click(await screen.findByRole('option', { name: 'Asesmen' }))
  expect(await screen.findByLabelText('Peran')).toBeVisible()
  expect(screen.getByLabelText(/^Aturan level/)).toBeVisible()
  expect(screen.queryByLabelText('Produk')).toBeNull()
}, 60_000)

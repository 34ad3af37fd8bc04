import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

test('a schedule asks for the day that its frequency needs, and sends no other', async () => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () =>
    person({ permissions: ['report-schedules.view', 'report-schedules.add'] }),
  )
  on('get', '/report-choices', () => ({ rows: [], total: 0 }))
  on('get', '/colleagues', () => ({ rows: [], total: 0 }))
  window.history.replaceState(null, '', '/backoffice/report-schedules/create')
  render(<App />)
  const user = userEvent.setup()
  expect(await screen.findByLabelText('Hari', {}, { timeout: 30_000 })).toBeVisible()
  expect(screen.queryByLabelText('Tanggal')).toBeNull()
  expect(screen.queryByLabelText('Rentang')).toBeNull()
  await user.click(screen.getByLabelText(/^Jadwal/))
  await user.click(await screen.findByRole('option', { name: 'Setiap bulan' }))
  expect(await screen.findByLabelText('Tanggal')).toBeVisible()
  expect(screen.queryByLabelText('Hari')).toBeNull()
}, 60_000)

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () =>
    person({ permissions: ['report-schedules.view', 'report-schedules.add'] }),
  )
  on('get', '/report-choices', () => ({ rows: [], total: 0 }))
  on('get', '/colleagues', () => ({ rows: [], total: 0 }))
})

async function open(state: object | null = null) {
  window.history.replaceState(state, '', '/backoffice/report-schedules/create')
  render(<App />)
  await screen.findByLabelText('Hari', {}, { timeout: 30_000 })
  return userEvent.setup()
}

test('a schedule asks for the day that its frequency needs, and for no other', async () => {
  const user = await open()
  expect(screen.getByLabelText('Hari')).toBeVisible()
  expect(screen.queryByLabelText('Tanggal')).toBeNull()
  expect(screen.queryByLabelText('Rentang')).toBeNull()
  await user.click(screen.getByLabelText(/^Jadwal/))
  await user.click(await screen.findByRole('option', { name: 'Setiap bulan' }))
  expect(await screen.findByLabelText('Tanggal')).toBeVisible()
  expect(screen.queryByLabelText('Hari')).toBeNull()
}, 60_000)

test('what the report already says of itself stays, and the rest is asked for', async () => {
  await open({ usr: { record: { kind: 'revenue', period: 'last_30_days' } } })
  expect(screen.getByLabelText('Rentang')).toHaveTextContent('30 hari terakhir')
  expect(screen.getByLabelText('Hari')).toBeVisible()
  expect(screen.queryByLabelText('Tanggal')).toBeNull()
}, 60_000)

import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { person } from '../test/people'
import { on } from '../test/server'
import { App } from './App'

beforeEach(() => {
  localStorage.clear()
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['dashboard.view', 'batches.view'] }))
  on('get', '/batches', () => ({ rows: [], total: 0 }))
  window.history.replaceState(null, '', '/backoffice/batches')
})

test('groups are open until somebody folds them, which is remembered', async () => {
  render(<App />)
  const menu = await screen.findByRole('navigation', { name: 'Menu utama' })
  const reports = await within(menu).findByRole('button', { name: 'Laporan' })
  expect(reports).toHaveAttribute('aria-expanded', 'true')
  reports.focus()
  await userEvent.keyboard('{Enter}')
  expect(reports).toHaveAttribute('aria-expanded', 'false')
  expect(JSON.stringify({ ...localStorage })).toMatch(/menu\.opened\./)
})

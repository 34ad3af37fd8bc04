import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { App } from '../app/App'
import { person } from '../test/people'
import { on } from '../test/server'
import './OverviewPanel'

const taught = (product_id: number, session_title: string) => ({
  product_id,
  kind: 'oti',
  title: 'Kelas Data',
  session_title,
  starts_at: `2099-12-0${product_id}T09:00:00+07:00`,
  place: 'Jakarta',
  room: '',
  participants: 8,
})

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['batches.view'] }))
})

function show(coming: object[]) {
  const figures = [{ label: 'Batch terbuka', note: '', path: '/batches', value: 2 }]
  on('get', '/dashboard/overview', () => ({ figures, enrolments_by_day: [], coming }))
  history.replaceState(null, '', '/backoffice/')
  render(<App />)
}

test('the next class has its own panel and is not repeated in the schedule', async () => {
  show([taught(1, 'Menemukan pola'), taught(2, 'Visual yang jujur')])
  const next = await screen.findByRole('region', { name: 'Kelas berikutnya' })
  expect(next).toHaveTextContent('Menemukan pola')
  const schedule = screen.getByRole('region', { name: 'Jadwal dua minggu ke depan' })
  const lines = within(schedule).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining('Visual yang jujur'),
  ])
})

test('after the last class the schedule says that nothing follows', async () => {
  show([taught(1, 'Menemukan pola')])
  expect(await screen.findByText(/Tidak ada kelas sesudah itu/)).toBeVisible()
})

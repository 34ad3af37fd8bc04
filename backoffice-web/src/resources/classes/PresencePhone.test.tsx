import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PresencePhone } from './PresencePhone'
import { type Changes, missingIn } from './presence'
import type { Participants } from './types'

const person = (seat_uuid: string, fullname: string, attendance = {}) => ({
  seat_uuid,
  fullname,
  attendance,
})
const saved = { status: 'late', reason: '', recorded_at: '2026-01-05T02:20:00Z', source: 'qr' }
const page = {
  rows: [person('a', 'Ani'), person('b', 'Budi', { 1: saved }), person('c', 'Citra')],
  sessions: [
    { id: 1, title: 'Pembukaan', starts_at: '2026-01-05T02:00:00Z' },
    { id: 2, title: 'Penutup', starts_at: '2096-01-05T02:00:00Z' },
  ],
} as unknown as Participants

const Sheet = () => {
  const [changes, setChanges] = useState<Changes>({})
  return (
    <PresencePhone
      page={page}
      changes={changes}
      onChange={setChanges}
      onFill={(session) => setChanges({ ...missingIn(page.rows, session, 'present'), ...changes })}
    />
  )
}

const statusOf = (name: string) =>
  within(screen.getByRole('group', { name: `${name}, Pembukaan` }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)

test('a tap records one attendance, and the rest can be filled in immediately', async () => {
  const user = userEvent.setup()
  render(
    <I18nProvider i18n={i18n}>
      <Sheet />
    </I18nProvider>,
  )
  expect(statusOf('Budi')).toEqual(['Terlambat'])
  expect(screen.getByText('1 dari 3 terisi')).toBeVisible()
  const ani = within(screen.getByRole('group', { name: 'Ani, Pembukaan' }))
  await user.click(ani.getByRole('button', { name: 'Izin' }))
  await user.click(screen.getByRole('button', { name: 'Sisanya hadir' }))
  expect(statusOf('Citra')).toEqual(['Hadir'])
  expect([statusOf('Ani'), statusOf('Budi')]).toEqual([['Izin'], ['Terlambat']])
  expect(screen.getByText('3 dari 3 terisi')).toBeVisible()
}, 30_000)

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LearnerEvent } from '../../api/learning'
import { ownedItem } from '../../test/owned'
import { renderAt } from '../../test/render'
import { OwnedGroups } from './OwnedGroups'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

const event = (uuid: string, starts: number, ends: number): LearnerEvent => ({
  uuid,
  kind: 'oti',
  slug: uuid,
  title: uuid,
  session_title: '',
  starts_at: inHours(starts),
  ends_at: inHours(ends),
  room: '',
  place: null,
  has_room: false,
  room_opens_at: null,
  day: 1,
  days: 1,
})

test('a session that is over comes last in the schedule of today, and presses nobody', async () => {
  const rows = ['lewat', 'nanti'].map((uuid) => ({
    ...ownedItem,
    uuid,
    title: uuid,
    next_step: 'show_ticket' as const,
  }))
  renderAt(
    '/my-learning',
    <OwnedGroups rows={rows} today={[event('lewat', -3, -1), event('nanti', 1, 2)]} />,
  )
  const today = await screen.findByRole('region', { name: 'Jadwal hari ini' })
  const steps = within(today).getAllByRole('link', { name: 'Buka kelas' })
  expect(
    within(today)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(['nanti', 'lewat'])
  expect(today).toHaveTextContent(/nanti.*lewat.*WIB Selesai/)
  expect(steps.map((step) => step.className.includes('bg-primary'))).toEqual([true, false])
})

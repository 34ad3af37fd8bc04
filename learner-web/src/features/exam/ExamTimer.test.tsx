import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { crossed } from '../time/TimeAnnouncement'
import { ExamTimer } from './ExamTimer'
import { CLOCK } from './testing'

test.each([
  [601, 600, 600],
  [600, 599, null],
  [301, 300, 300],
  [900, 250, 300],
  [61, 60, 60],
  [60, 0, null],
])('from %i to %i seconds it says %s', (before, now, mark) => {
  expect(crossed(before, now)).toBe(mark)
})

test('the server has the last word on the time', async () => {
  const later = { ...CLOCK, time_now: '2026-12-01T09:56:00+07:00' }
  server.use(api.get('/assessments/get-timer', () => ok(later)))
  renderAt('/', <ExamTimer sesiId={7} clock={CLOCK} onEnd={() => undefined} />)
  expect(screen.getByRole('timer')).toHaveTextContent('01:00:00')
  expect(await screen.findByText('04:00')).toBeInTheDocument()
  expect(screen.getByRole('timer')).toHaveClass('text-warning')
  expect(await screen.findByText(/Sisa waktu 5 Menit/)).toBeInTheDocument()
})

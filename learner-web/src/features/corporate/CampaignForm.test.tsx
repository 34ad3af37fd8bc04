import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { CampaignForm } from './CampaignForm'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T00:30:00+07:00'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

test('just after midnight in Jakarta the days are counted from the day there', async () => {
  server.use(
    api.get('/corporate/members', () => ok({ members: [] })),
    api.get('/public/job-roles', () => ok({ rows: [] })),
  )
  renderAt('/', <CampaignForm onDone={() => undefined} />)
  const closes = await screen.findByLabelText('Ditutup pada akhir hari')
  expect(closes).toHaveValue('2026-12-15')
  expect(closes).toHaveAttribute('min', '2026-12-02')
})

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MonitorRow } from '../../api/types'
import { LastSeen, TimeLeft } from './MonitorRow'

const row = (extra_minutes: number) =>
  ({ time_end: '2026-11-22T09:10:00Z', paused_at: null, extra_minutes }) as MonitorRow
const now = Date.parse('2026-11-22T09:00:00Z')

test('when added time ends is shown beside what is left', () => {
  const shown = (extra: number) => (
    <I18nProvider i18n={i18n}>
      <TimeLeft row={row(extra)} now={now} />
    </I18nProvider>
  )
  const { rerender } = render(shown(0))
  expect(screen.queryByText(/diperpanjang/)).toBeNull()
  rerender(shown(90))
  expect(screen.getByText(/^diperpanjang sampai .*16\.10/)).toBeInTheDocument()
})

test('a participant without activity is shown as never seen', () => {
  render(
    <I18nProvider i18n={i18n}>
      <LastSeen row={{ ...row(0), last_seen_at: null }} now={now} />
    </I18nProvider>,
  )
  expect(screen.getByText('belum terlihat')).toBeInTheDocument()
})

test('a paused attempt does not tell an end that moves along', () => {
  const paused = { ...row(90), paused_at: '2026-11-22T08:55:00Z' }
  render(
    <I18nProvider i18n={i18n}>
      <TimeLeft row={paused} now={now} />
    </I18nProvider>,
  )
  expect(screen.getByText('15:00')).toBeInTheDocument()
  expect(screen.queryByText(/diperpanjang/)).toBeNull()
})

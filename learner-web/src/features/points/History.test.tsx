import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { History } from './History'

const bought = {
  date: '2026-11-24T04:00:00+07:00',
  title: 'DX-261124-AAAAAA',
  cause: 'order_paid',
  cause_label: 'Pembelian',
  expires_at: null,
}

test('points that were taken back say so, and what earned some says by what', async () => {
  server.use(
    api.get('/points/history', () =>
      ok({
        rows: [
          {
            ...bought,
            kind: 'reverse',
            kind_label: 'Poin ditarik kembali',
            amount: -5,
            balance_after: 0,
          },
          { ...bought, kind: 'earn', kind_label: 'Poin masuk', amount: 5, balance_after: 5 },
        ],
        total: 2,
      }),
    ),
    api.get('/points/rules', () => ok({ rows: [] })),
  )
  renderAt('/', <History />)
  const lines = await screen.findAllByText(/DX-261124-AAAAAA/)
  expect(lines.map((line) => line.closest('p')?.textContent?.trim())).toEqual([
    'Poin ditarik kembali DX-261124-AAAAAA',
    'Pembelian DX-261124-AAAAAA',
  ])
})

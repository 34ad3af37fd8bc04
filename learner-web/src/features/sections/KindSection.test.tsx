import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAssessment } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { KindSection } from './KindSection'

test.each([
  [2, 2],
  [5, 3],
  [6, 6],
  [8, 6],
])('of %i products %i are shown, in whole rows', async (count, shown) => {
  const rows = Array.from({ length: count + 1 }, (_, item_id) => ({
    ...anAssessment,
    item_id,
    title: `Asesmen ${item_id}`,
  }))
  server.use(api.get('/public/assessments', () => ok({ rows, total: rows.length })))
  const isOther = ({ item_id }: { item_id: number }) => item_id > 0
  renderAt('/market', <KindSection kind="assessment" query={{}} filter={isOther} most={6} />)
  await screen.findByText('Asesmen 1')
  expect(screen.getAllByText(/^Asesmen \d$/)).toHaveLength(shown)
})

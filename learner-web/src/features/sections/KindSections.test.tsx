import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { kindSlugs } from '../../kinds'
import { withNoBreakSpaces } from '../../lib/withNoBreakSpaces'
import { aTraining, aWebinar } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { popularQuery } from '../catalogue/queries'
import { GROUPS } from './KindSections'
import { ProductsByKind } from './ProductsByKind'

test('every kind is shown in one section of the catalogue', () => {
  expect(GROUPS.flatMap(({ kinds }) => kinds).toSorted()).toEqual([...kindSlugs].toSorted())
})

test('a section shows the kind that is chosen, and leads to all of it', async () => {
  server.use(
    api.get('/public/trainings/schedules', () => ok({ rows: [aTraining], total: 1 })),
    api.get('/public/webinars', () => ok({ rows: [aWebinar], total: 1 })),
  )
  renderAt(
    '/product',
    <ProductsByKind
      title="Kelas"
      kinds={['training', 'webinar']}
      query={(kind) => popularQuery(kind, 4)}
    />,
  )
  expect(
    await screen.findByRole('link', { name: withNoBreakSpaces(aTraining.title) }),
  ).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Webinar' }))
  expect(await screen.findByRole('link', { name: aWebinar.title })).toBeInTheDocument()
  const all = screen.getByRole('link', { name: 'Lihat semua' })
  expect(all).toHaveAttribute('href', '/product/webinar')
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { withNoBreakSpaces } from '../../lib/withNoBreakSpaces'
import { axeViolations } from '../../test/axe'
import { aCertification, aTraining } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { TeacherButton } from './TeacherButton'

const ratna = {
  slug: 'ratna',
  name: 'Ratna Puspitasari',
  title: 'Praktisi',
  bio: 'Sepuluh tahun memimpin tim.',
  photo_url: null,
}

test('a name opens who that is and what else can be learned, without the page below', async () => {
  server.use(
    api.get('/public/instructors/ratna', () =>
      ok({
        ...ratna,
        rating_average: 4.5,
        rating_count: 12,
        products: [aTraining, aCertification],
        products_total: 2,
      }),
    ),
  )
  const here = `/product/training/${aTraining.slug}`
  renderAt(here, <TeacherButton teacher={ratna} />, '/product/:kind/:slug')
  await userEvent.click(screen.getByRole('button', { name: 'Ratna Puspitasari' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ratna Puspitasari' }))
  expect(dialog.getByText('Sepuluh tahun memimpin tim.')).toBeInTheDocument()
  expect(await dialog.findByRole('link', { name: aCertification.title })).toHaveAttribute(
    'href',
    `/product/certification/${aCertification.slug}`,
  )
  expect(dialog.queryByRole('link', { name: withNoBreakSpaces(aTraining.title) })).toBeNull()
  expect(dialog.getByText('4,5 dari 5 bintang, 12 ulasan')).toBeInTheDocument()
  expect(await axeViolations(document.body)).toEqual([])
})

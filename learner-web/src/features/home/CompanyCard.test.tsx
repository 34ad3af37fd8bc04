import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { CompanyCard } from './CompanyCard'

const at = (user_type: number, is_manager = false) => {
  server.use(
    api.post('/auth/me', () => ok({ fullname: 'Citra', user_type })),
    api.get('/corporate/pending-counts', () => ok({ total: 0, unfilled_count: 0, is_manager })),
  )
  renderAt(
    '/market',
    <>
      <CompanyCard />
      <p>Beranda</p>
    </>,
  )
}

test('the account of a company is led to its workspace', async () => {
  at(2)
  const link = await screen.findByRole('link', { name: /Kelola perusahaan Anda/ })
  expect(link).toHaveAttribute('href', '/corporate')
})

test('so is a learner who runs a company', async () => {
  at(1, true)
  expect(await screen.findByRole('link', { name: /Kelola perusahaan Anda/ })).toBeVisible()
})

test('learners are not', async () => {
  at(1)
  await screen.findByText('Beranda')
  await new Promise((done) => setTimeout(done, 200))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

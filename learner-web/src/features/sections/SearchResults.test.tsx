import { screen } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { anAssessment, aTraining } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { SearchResults } from './SearchResults'

function answer(assessments: object[], trainings: object[], total = trainings.length) {
  server.use(
    api.get('/public/assessments', () => ok({ rows: assessments, total: assessments.length })),
    api.get('/public/trainings/schedules', () => ok({ rows: trainings, total })),
    http.get('*/api/v1/public/*', () => ok({ rows: [], total: 0 })),
    http.get('*/api/v1/public/*/*', () => ok({ rows: [], total: 0 })),
  )
}

test('every kind shows what it found, and the way to the rest', async () => {
  answer([anAssessment], [aTraining], 9)
  renderAt('/product?q=data', <SearchResults words="data" />)
  expect(await screen.findByText('10 produk ditemukan')).toBeInTheDocument()
  expect(screen.getByText(anAssessment.title)).toBeInTheDocument()
  const all = screen.getByRole('link', { name: 'Lihat semua' })
  expect(all).toHaveAttribute('href', '/product/training?q=data')
})

test('nothing found proposes what to do', async () => {
  answer([], [])
  renderAt('/product?q=zzz', <SearchResults words="zzz" />)
  expect(await screen.findByText('Belum ada produk berjudul “zzz”')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Lihat semua produk' })).toBeInTheDocument()
})

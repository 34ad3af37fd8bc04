import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { anAssessment } from '../../test/products'
import { renderAt } from '../../test/render'
import { failed, ok, server } from '../../test/server'
import { ProductList } from './ProductList'

const role = { job_role_slug: 'analis-data', job_role_name: 'Analis Data' }
let asked: URLSearchParams[]

function answer(rows: object[], total = rows.length) {
  server.use(
    http.get('*/api/v1/public/assessments', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return ok({ rows, total })
    }),
  )
}

beforeEach(() => {
  asked = []
  server.use(http.get('*/api/v1/public/job-roles', () => ok({ rows: [role], total: 1 })))
})

const rules = () => JSON.parse(asked.at(-1)?.get('filterRules') ?? '[]')

test('the address decides what is asked, and every filter can be taken off', async () => {
  answer([anAssessment])
  renderAt('/?q=data&job_role=analis-data', <ProductList slug="assessment" />)
  expect(await screen.findByText('1 produk')).toBeInTheDocument()
  expect(rules()).toHaveLength(2)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Hapus filter Job role: Analis Data' }),
  )
  await waitFor(() => expect(rules()).toEqual([{ field: 'title', op: 'contains', value: 'data' }]))
})

test('what is typed is asked once the typing rests', async () => {
  answer([anAssessment])
  renderAt('/', <ProductList slug="assessment" />)
  await screen.findByText('1 produk')
  await userEvent.type(screen.getByLabelText('Cari judul'), 'data')
  await waitFor(() => expect(rules()).toEqual([{ field: 'title', op: 'contains', value: 'data' }]))
  expect(asked).toHaveLength(2)
})

test('the order is sent with the first page', async () => {
  answer([anAssessment], 25)
  renderAt('/?page=2', <ProductList slug="assessment" />)
  await screen.findByText('25 produk')
  await userEvent.selectOptions(screen.getByLabelText('Urutkan'), 'Harga terendah')
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('price|asc'))
  expect(asked.at(-1)?.get('page')).toBe('1')
})

test('nothing found offers to clear the filters', async () => {
  answer([])
  renderAt('/?q=zzz', <ProductList slug="assessment" />)
  expect(await screen.findByText('Belum ada yang cocok')).toBeInTheDocument()
  answer([anAssessment])
  await userEvent.click(screen.getByRole('button', { name: 'Hapus semua filter' }))
  expect(await screen.findByText(anAssessment.title)).toBeInTheDocument()
})

test('a failure shows the words of the server and a second try', async () => {
  server.use(http.get('*/api/v1/public/assessments', () => failed(500, 'Sedang dirawat.')))
  renderAt('/', <ProductList slug="assessment" />)
  expect(await screen.findByText('Sedang dirawat.')).toBeInTheDocument()
  answer([anAssessment])
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText(anAssessment.title)).toBeInTheDocument()
})

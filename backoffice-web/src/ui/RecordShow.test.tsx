import { screen, waitFor } from '@testing-library/dom'
import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { App } from '../app/App'
import { person } from '../test/people'
import { envelope, on } from '../test/server'

const pages = [
  ['/deliverables/9/show', '/deliverables/9', 'Deliverable', '/backoffice/deliverables'],
  ['/deliverables/9', '/deliverables/9', 'Deliverable', '/backoffice/deliverables'],
  ['/orders/DX-9/show', '/orders/DX-9', 'Pesanan', '/backoffice/orders'],
  ['/courses/9/show', '/courses/9', 'Kursus', '/backoffice/courses'],
] as const
const permissions = ['deliverables', 'orders', 'courses'].flatMap((name) => [
  `${name}.view`,
  `${name}.change`,
])

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions }))
})

const open = (path: string) => {
  window.history.replaceState(null, '', `/backoffice${path}`)
  render(<App />)
}

test.each(pages)(
  '%s of no record says so and leads to its list',
  async (page, call, label, back) => {
    on('get', call, () => envelope(null, 404, 'Data tidak ditemukan.'))
    open(page)
    expect(await screen.findByRole('alert')).toHaveTextContent('Data ini tidak ada di sini')
    expect(screen.getByRole('link', { name: `Kembali ke ${label}` })).toHaveAttribute('href', back)
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Data tidak ditemukan'),
    )
    expect(window.location.pathname).toBe(`/backoffice${page}`)
  },
)

test('a record that cannot be read now can be asked for again', async () => {
  on('get', '/deliverables/9', () => envelope(null, 500, 'Server sedang sibuk.'))
  open('/deliverables/9/show')
  expect(await screen.findByText('Server sedang sibuk.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
})

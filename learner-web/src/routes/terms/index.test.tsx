import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoutes } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component } from './index'

test('shows the terms that staff wrote, with the day from which they hold', async () => {
  server.use(
    api.get('/public/additional-contents', () =>
      ok({
        terms: {
          title: 'Ketentuan layanan',
          html: '<h2>Pengembalian dana</h2><p>Dana kembali penuh.</p>',
          updated_at: '2026-11-21T00:00:00Z',
          facts: {},
        },
      }),
    ),
  )
  renderRoutes('/terms', { '/terms': <Component /> })
  expect(await screen.findByRole('heading', { name: 'Pengembalian dana' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Ketentuan layanan', level: 1 })).toBeVisible()
  expect(screen.getByText(/21 November 2026/)).toBeVisible()
  const entries = screen.getAllByRole('link', { name: 'Pengembalian dana', hidden: true })
  for (const entry of entries)
    expect(document.querySelector(entry.getAttribute('href') ?? '')).toHaveTextContent(
      'Pengembalian dana',
    )
})

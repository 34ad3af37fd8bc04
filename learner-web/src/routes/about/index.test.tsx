import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { axeViolations } from '../../test/axe'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component } from './index'

const block = (title: string, facts: object) => ({
  title,
  html: '<p>Kami mengajar.</p>',
  text_language: 'id',
  updated_at: '2026-11-02T09:00:00+07:00',
  facts,
})

test('it says who runs the company and how it is reached', async () => {
  const people = [
    { name: 'Laras Wijaya', role: 'Direktur utama', photo: '/media/portraits/laras.svg' },
    { name: 'Tanpa jabatan' },
  ]
  server.use(
    api.get('/public/storefront', () => failed(500, 'Rusak')),
    api.get('/public/clients', () => ok({ rows: [], total: 0 })),
    api.get('/public/reviews', () => ok({ rows: [], total: 0 })),
    api.get('/public/additional-contents', () =>
      ok({
        about: block('Tentang Duxi', { legal_name: 'PT Contoh', people }),
        contact: block('Hubungi kami', { email: 'halo@contoh.example' }),
      }),
    ),
  )
  renderAt('/about', <Component />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Tentang Duxi' })).toBeVisible()
  expect(await screen.findByText('PT Contoh')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'halo@contoh.example' })).toBeInTheDocument()
  const listed = screen.getByText('Laras Wijaya').closest('ul') as HTMLElement
  expect(within(listed).getAllByRole('listitem')).toHaveLength(1)
  expect(listed.querySelector('img')).toHaveAttribute('src', '/media/portraits/laras.svg')
  expect(screen.getByRole('link', { name: 'Mulai asesmen gratis' })).toHaveAttribute(
    'href',
    '/free-assessment',
  )
  expect(screen.queryByText('Mitra sertifikasi')).not.toBeInTheDocument()
  expect(await axeViolations(document.body)).toEqual([])
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { ContactCard } from './ContactCard'

test('hours say whose they are and are written as the language writes them', async () => {
  const hours = [{ days: 'Senin–Kamis', opens: '08:00', closes: '17:00' }]
  const office_hours = {
    title: 'Jam kantor',
    html: '',
    text_language: 'id',
    updated_at: '2026-11-21T00:00:00Z',
    facts: { hours },
  }
  server.use(api.get('/public/additional-contents', () => ok({ office_hours })))
  renderAt('/', <ContactCard />)
  expect(await screen.findByText('Jam kantor')).toBeInTheDocument()
  expect(screen.getByText('Senin–Kamis · 08.00–17.00')).toBeInTheDocument()
})

import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { referral } from '../../api/referral'
import { renderRoutes } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component as ReferralScreen } from './index'

const DAY = 86_400_000

function standAt(address: string, is_valid: boolean) {
  server.use(
    api.get('/affiliate/referral/:code', () => ok({ code: 'TEMAN10', is_valid, name: null })),
    api.post('/affiliate/referral/:code/click', () => ok(null)),
  )
  return renderRoutes(address, {
    '/referral/:code': <ReferralScreen />,
    '/product': <p>katalog</p>,
    '/news': <p>berita</p>,
  })
}

afterEach(() => vi.useRealTimers())

test('a code that counts is kept for thirty days, and the visit goes on', async () => {
  standAt('/referral/teman10?next=/news', true)
  expect(await screen.findByText('berita')).toBeInTheDocument()
  expect(referral.get()).toBe('TEMAN10')
  vi.useFakeTimers({ now: Date.now() + 29.9 * DAY })
  expect(referral.get()).toBe('TEMAN10')
  vi.setSystemTime(Date.now() + 0.2 * DAY)
  expect(referral.get()).toBeNull()
})

test('a visit never goes on to another site', async () => {
  standAt('/referral/teman10?next=https://jahat.id/', true)
  expect(await screen.findByText('katalog')).toBeInTheDocument()
})

test('a code that does not count keeps the one before, and says so', async () => {
  referral.set('LAMA')
  standAt('/referral/salah', false)
  expect(await screen.findByRole('link', { name: 'Lanjut ke Duxi' })).toHaveAttribute(
    'href',
    '/product',
  )
  expect(referral.get()).toBe('LAMA')
})

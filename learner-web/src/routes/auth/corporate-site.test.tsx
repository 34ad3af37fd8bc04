import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { hears } from '../../test/auth'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component } from './corporate-site'

afterEach(() => {
  vi.unstubAllGlobals()
})

const seatsAre = (rows: unknown[]) =>
  server.use(api.get('/corporate/workspace', () => ok({ rows: rows as never[], refused: null })))

const open = () =>
  renderRoutes('/corporate-site', {
    '/corporate-site': <Component />,
    '/corporate': <p>Ruang kerja</p>,
    '/': <p>Beranda</p>,
  })

test('a configured corporate site is opened with its code', async () => {
  const replace = vi.fn()
  vi.stubGlobal('location', { origin: location.origin, href: location.href, replace })
  hears('/auth/corporate-handover', () =>
    ok({ redirect_url: 'https://perusahaan.example/masuk/kode' }),
  )
  open()
  await waitFor(() =>
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://perusahaan.example/masuk/kode'),
  )
})

test('without one it leads to the company workspace', async () => {
  hears('/auth/corporate-handover', () => ok({ redirect_url: null }))
  seatsAre([{ uuid: 'seat-1' }])
  const router = open()
  expect(await screen.findByText('Ruang kerja')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/corporate')
})

test('who is in no company goes on as a learner', async () => {
  hears('/auth/corporate-handover', () => ok({ redirect_url: null }))
  seatsAre([])
  open()
  expect(await screen.findByText('Beranda')).toBeInTheDocument()
})

test('a personal account is informed, and led to what institutions get', async () => {
  hears('/auth/corporate-handover', () => failed(403, 'Bukan akun perusahaan.'))
  open()
  expect(await screen.findByText('Bukan akun perusahaan.')).toBeInTheDocument()
  expect(
    screen.getByRole('heading', { name: 'Situs perusahaan belum dapat dibuka' }),
  ).toBeInTheDocument()
  expect(
    screen.getByRole('link', { name: 'Untuk instansi dan perusahaan' }).getAttribute('href'),
  ).toBe('/for-organizations')
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
})

test('a failure is shown, and may be tried again', async () => {
  let tries = 0
  seatsAre([{ uuid: 'seat-1' }])
  hears('/auth/corporate-handover', () => {
    tries += 1
    return tries === 1 ? failed(503, 'Layanan belum siap.') : ok({ redirect_url: null })
  })
  open()
  expect(await screen.findByText('Layanan belum siap.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Ruang kerja')).toBeInTheDocument()
})

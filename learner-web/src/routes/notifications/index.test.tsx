import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Notice } from '../../api/accountTypes'
import { aNotice } from '../../test/account'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component as Settings } from '../account/notifications'
import { Component } from './index'

let notices: Notice[] = []
let pages: (string | null)[] = []
const unread = () => notices.filter(({ notif_is_read }) => !notif_is_read).length

beforeEach(() => {
  pages = []
  notices = [
    aNotice(),
    aNotice({ notif_id: 2, notif_title: 'Kelas besok', notif_url: null, notif_kind: 'learning' }),
    aNotice({
      notif_id: 3,
      notif_title: 'Sudah dibaca',
      notif_is_read: true,
      notif_created_at: '2026-11-19T10:00:00+07:00',
    }),
  ]
  server.use(
    api.get('/public/site', () => ok({ push: null })),
    api.get('/account/notification', ({ request }) => {
      const query = new URL(request.url).searchParams
      pages.push(`${query.get('page')}/${query.get('rows')}`)
      return ok({ data: notices, total: notices.length && 12, total_unread: unread() })
    }),
    api.post('/account/notification/read', async ({ request }) => {
      const id = Number((await request.formData()).get('notif_id'))
      notices = notices.map((row) => (row.notif_id === id ? { ...row, notif_is_read: true } : row))
      return ok(null)
    }),
    api.post('/account/notification/readall', () => {
      notices = notices.map((row) => ({ ...row, notif_is_read: true }))
      return ok(null)
    }),
  )
})

function show(path = '/notifications') {
  const router = renderRoutes(path, {
    '/notifications': <Component />,
    '/payment/transaction/detail/:id': <p>Detail pesanan</p>,
  })
  return { router, user: userEvent.setup() }
}

test('notices are shown under their days, five to a page', async () => {
  show('/notifications?page=2')
  expect(await screen.findByText('2 belum dibaca')).toBeInTheDocument()
  expect(screen.getByText('Kamis, 19 November 2026')).toBeInTheDocument()
  expect(screen.getAllByText('Belum dibaca:')).toHaveLength(2)
  expect(pages).toEqual(['2/5'])
  expect(screen.getByRole('link', { name: '3' })).toHaveAttribute('href', '/notifications?page=3')
})

test('a notice that leads nowhere opens in its place and is read immediately', async () => {
  const { user } = show()
  const row = await screen.findByRole('button', { name: /Kelas besok/ })
  await user.click(row)
  expect(row).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByText('1 belum dibaca')).toBeInTheDocument()
  await waitFor(() => expect(unread()).toBe(1))
})

test('a notice with an address leads there and is read', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('link', { name: /Pembayaran diterima/ }))
  expect(await screen.findByText('Detail pesanan')).toBeInTheDocument()
  await waitFor(() => expect(unread()).toBe(1))
})

test('all are read together', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Tandai semua dibaca' }))
  expect(await screen.findByText('Semua sudah dibaca')).toBeInTheDocument()
  await waitFor(() => expect(unread()).toBe(0))
  expect(screen.queryByRole('button', { name: 'Tandai semua dibaca' })).not.toBeInTheDocument()
})

test('a refused read-all brings the unread ones back', async () => {
  server.use(api.post('/account/notification/readall', () => failed(500, 'Error!')))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Tandai semua dibaca' }))
  expect(await screen.findByText('2 belum dibaca')).toBeInTheDocument()
})

test('an empty inbox says what will come', async () => {
  notices = []
  show()
  expect(await screen.findByText('Belum ada notifikasi')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Belum dibaca' })).toBeNull()
})

const preference = {
  topic: 'orders' as const,
  label: 'Pesanan',
  channels: [
    { channel: 'inbox' as const, label: 'Kotak masuk', on: true, locked: true },
    { channel: 'email' as const, label: 'Email', on: true, locked: false },
  ],
}

test('a way is closed immediately; a locked one stays', async () => {
  const chosen: unknown[] = []
  server.use(
    api.get('/account/notification-preferences', () => ok({ rows: [preference], total: 1 })),
    api.post('/account/notification-preferences', async ({ request }) => {
      chosen.push(Object.fromEntries(await request.formData()))
      return ok(null)
    }),
  )
  renderRoutes('/account/notifications', { '/account/notifications': <Settings /> })
  const email = await screen.findByLabelText('Email')
  expect(screen.getByLabelText(/Kotak masuk/)).toBeDisabled()
  fireEvent.click(email)
  expect(email).not.toBeChecked()
  await waitFor(() => expect(chosen).toEqual([{ topic: 'orders', channel: 'email', on: 'no' }]))
  expect(screen.queryByText('Notifikasi di perangkat ini')).not.toBeInTheDocument()
})

test('a refused choice goes back', async () => {
  server.use(
    api.get('/account/notification-preferences', () => ok({ rows: [preference], total: 1 })),
    api.post('/account/notification-preferences', () => failed(409, 'Tidak dapat diubah.')),
  )
  renderRoutes('/account/notifications', { '/account/notifications': <Settings /> })
  const email = await screen.findByLabelText('Email')
  await userEvent.click(email)
  await waitFor(() => expect(email).toBeChecked())
})

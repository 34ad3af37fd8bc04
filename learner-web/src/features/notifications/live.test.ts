import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticesQuery } from '../../api/notices'
import { profileQuery } from '../../api/profile'
import { session } from '../../api/session'
import { ORDER_TOAST, transactionsKey } from '../../api/transactionsKey'
import { unreadQuery } from '../../api/unread'
import { aNotice, aProfile } from '../../test/account'
import { toast, toasts } from '../../ui/toast'
import { startLive } from './live'

let socket: { onmessage: (event: { data: string }) => void }
const goTo = vi.fn()

class FakeSocket {
  onmessage = () => undefined
  constructor() {
    socket = this
  }
  send() {
    return undefined
  }
  close() {
    return undefined
  }
}

let client: QueryClient
let stop: () => void

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  session.open({ token: 't', secret_token: 's' }, true)
  client = new QueryClient()
  client.setQueryData(noticesQuery(1).queryKey, { data: [], total: 0, total_unread: 0 })
  stop = startLive(client, goTo)
})
afterEach(() => {
  stop()
  session.close()
  toasts.set([])
  goTo.mockReset()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const tell = (event: string, data: unknown) =>
  socket.onmessage({ data: JSON.stringify({ event, data }) })

test('the bell follows, and the inbox is asked for again', () => {
  tell('ready', { total_unread: 2 })
  expect(client.getQueryData(unreadQuery().queryKey)).toBe(2)
  expect(client.getQueryState(noticesQuery(1).queryKey)?.isInvalidated).toBe(true)
  expect(toasts.get()).toEqual([])
})

test('a notice about the account asks for the profile again', () => {
  client.setQueryData(profileQuery().queryKey, aProfile())
  const isStale = () => client.getQueryState(profileQuery().queryKey)?.isInvalidated
  tell('unread', { total_unread: 1, notification: aNotice() })
  expect(isStale()).toBe(false)
  tell('unread', { total_unread: 2, notification: aNotice({ notif_kind: 'security' }) })
  expect(isStale()).toBe(true)
})

test('a new notice is announced and leads to the inbox', () => {
  tell('unread', { total_unread: 3, notification: aNotice() })
  expect(toasts.get().map(({ text, tone }) => [text, tone])).toEqual([
    ['Pembayaran diterima', 'info'],
  ])
  toasts.get()[0]?.action?.run()
  expect(goTo).toHaveBeenCalledWith('/notifications')
})

test('of several notices the newest is announced alone', () => {
  tell('unread', { total_unread: 3, notification: aNotice() })
  const next = aNotice({ notif_id: 99, notif_title: 'Dana sudah dikembalikan' })
  tell('unread', { total_unread: 4, notification: next })
  expect(toasts.get().map(({ text }) => text)).toEqual(['Dana sudah dikembalikan'])
})

test('on the page of an order its notice replaces what the page said, and the page asks again', () => {
  const order = [...transactionsKey, 'detail', 'DX-1']
  client.setQueryData(order, {})
  history.replaceState(null, '', '/payment/transaction/detail/DX-1')
  toast.success('Rekening tujuan sudah kami catat.', ORDER_TOAST)
  tell('unread', {
    total_unread: 3,
    notification: aNotice({ notif_title: 'Rekening tujuan sudah kami catat' }),
  })
  expect(toasts.get().map(({ text }) => text)).toEqual(['Rekening tujuan sudah kami catat'])
  expect(client.getQueryState(order)?.isInvalidated).toBe(true)
})

test('a notice of another order is announced beside what the page said', () => {
  history.replaceState(null, '', '/payment/transaction/detail/DX-2')
  toast.success('Rekening tujuan sudah kami catat.', ORDER_TOAST)
  tell('unread', { total_unread: 3, notification: aNotice() })
  expect(toasts.get()).toHaveLength(2)
})

test.each([
  '/notifications',
  '/payment/purchase',
  '/dataAssesment/section/7',
  '/dataAssesment/summary/2a4c9f37',
])('who is at %s needs no announcement', (path) => {
  history.replaceState(null, '', path)
  tell('unread', { total_unread: 3, notification: aNotice() })
  expect(toasts.get()).toEqual([])
  expect(client.getQueryData(unreadQuery().queryKey)).toBe(3)
})

test('the open payment popup says itself what a notice would', () => {
  document.documentElement.dataset.paying = 'yes'
  tell('unread', { total_unread: 3, notification: aNotice() })
  delete document.documentElement.dataset.paying
  expect(toasts.get()).toEqual([])
})

import { backoffMs } from 'duxi-web-core/sockets'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, lastSocket as last } from '../test/fakeSocket'
import { api, failed, ok, server } from '../test/server'
import { registerErrorHandlers } from './errorHandlers'
import { openLive, watchLive } from './liveSocket'
import { session } from './session'

const signOut = vi.fn()
const heard = vi.fn()
let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  const nothing = () => undefined
  registerErrorHandlers({
    signOut,
    changePassword: nothing,
    verifyPhone: nothing,
    leaveRoom: nothing,
    leaveSession: nothing,
    leaveContent: nothing,
  })
  session.open({ token: 't1', secret_token: 's1' }, true)
  stop = openLive(heard)
})
afterEach(() => {
  stop()
  session.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('the first word is the access token', () => {
  last().onopen?.()
  expect(last().url).toBe('ws://localhost/ws/notifications')
  expect(last().sent).toEqual([{ event: 'initSocket', data: { token: 't1', locale: 'id' } }])
})

test('news reach the listener, heartbeats and nonsense do not', () => {
  last().tell('ready', { total_unread: 3 })
  last().tell('heartbeat')
  last().onmessage?.({ data: 'not json' })
  last().tell('unread', { total_unread: 4, notification: null })
  expect(heard.mock.calls).toEqual([
    [{ total_unread: 3 }],
    [{ total_unread: 4, notification: null }],
  ])
})

test.each([
  [0, 0, 500],
  [0, 1, 1000],
  [3, 0.5, 6000],
  [10, 1, 60_000],
])('attempt %i with chance %d waits %i ms', (attempt, chance, wait) => {
  expect(backoffMs(attempt, { firstMs: 1000, longestMs: 60_000 }, chance)).toBe(wait)
})

test('a lost connection comes back after a while, and later each time', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(900)
  expect(FakeSocket.all).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(150)
  expect(FakeSocket.all).toHaveLength(2)
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(1500)
  expect(FakeSocket.all).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(600)
  expect(FakeSocket.all).toHaveLength(3)
})

test('an expired token is renewed before the next connection', async () => {
  server.use(api.post('/auth/refresh', () => ok({ token: 't2', secret_token: 's2' })))
  last().drop(4490)
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2), { timeout: 3000 })
  last().onopen?.()
  expect(last().sent).toEqual([{ event: 'initSocket', data: { token: 't2', locale: 'id' } }])
})

test.each([
  [491, 1, 1],
  [500, 0, 2],
])(
  'a renewal answered with %i signs out %i times and connects %i times',
  async (code, outs, all) => {
    server.use(api.post('/auth/refresh', () => failed(code, 'Sesi Anda telah berakhir.')))
    last().drop(4490)
    await vi.advanceTimersByTimeAsync(2500)
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(all))
    expect(signOut).toHaveBeenCalledTimes(outs)
  },
)

test.each([4401, 4491])('close code %i signs out for good', async (code) => {
  last().drop(code)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(signOut).toHaveBeenCalledTimes(1)
  expect(FakeSocket.all).toHaveLength(1)
})

test('the end of a session that this tab has already renewed only brings the next connection', async () => {
  session.renew({ token: 't2', secret_token: 's2' })
  last().drop(4491)
  await vi.advanceTimersByTimeAsync(2000)
  expect(signOut).not.toHaveBeenCalled()
  expect(FakeSocket.all).toHaveLength(2)
})

test('a connection that stays silent is made again; heartbeats keep it', async () => {
  last().tell('ready', { total_unread: 0 })
  await vi.advanceTimersByTimeAsync(60_000)
  last().tell('heartbeat')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.all).toHaveLength(1)
  expect(heard).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(FakeSocket.all[0]?.closed).toBe(true)
  expect(FakeSocket.all).toHaveLength(2)
})

test('sessionEnded signs out', () => {
  last().tell('sessionEnded')
  expect(signOut).toHaveBeenCalledTimes(1)
  expect(last().closed).toBe(true)
})

test('a tab that is hidden for long lets go and comes back when it is seen', async () => {
  const state = vi.spyOn(document, 'visibilityState', 'get')
  state.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(299_000)
  expect(last().closed).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(last().closed).toBe(true)
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(FakeSocket.all).toHaveLength(2)
})

test('after stopping nothing comes back', async () => {
  stop()
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('what the tab shows is watched as soon as the socket is ready, and read again when it changes', () => {
  const onChange = vi.fn()
  const leave = watchLive('discussion', 'd1', onChange)
  expect(last().sent).toEqual([])
  last().tell('ready', { total_unread: 0 })
  expect(last().sent).toEqual([{ event: 'watch', data: { subject: 'discussion', key: 'd1' } }])
  last().tell('changed', { subject: 'discussion', key: 'another' })
  expect(onChange).not.toHaveBeenCalled()
  last().tell('changed', { subject: 'discussion', key: 'd1' })
  expect(onChange).toHaveBeenCalledOnce()
  expect(heard.mock.calls).toEqual([[{ total_unread: 0 }]])
  leave()
  expect(last().sent.at(-1)).toEqual({ event: 'watch', data: { subject: '', key: '' } })
})

import { ConnectionLost, RequestRefused, RequestSocket } from 'duxi-web-core/requestSocket'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, lastSocket } from '../../test/fakeSocket'

type Events = {
  hello: { takes: { token: string }; gives: { name: string } }
  add: { takes: { numbers: number[] }; gives: { sum: number } }
}

const heard = { ready: vi.fn(), news: vi.fn(), lost: vi.fn(), refresh: vi.fn() }
let socket: RequestSocket<Events, { name: string }, unknown>

async function greeted(): Promise<void> {
  await lastSocket().onopen?.()
  lastSocket().tell('hello', { name: 'Ani' }, 1)
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(async () => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(Math, 'random').mockReturnValue(1)
  heard.refresh.mockResolvedValue('t2')
  socket = new RequestSocket({
    path: '/ws/try',
    token: () => 't1',
    refresh: heard.refresh,
    greet: (ask, token) => ask('hello', { token }),
    onReady: heard.ready,
    onNews: heard.news,
    onLost: heard.lost,
  })
  socket.open()
  await greeted()
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('it greets, and every answer goes to its request', async () => {
  expect(lastSocket().sent).toEqual([{ event: 'hello', data: { token: 't1' }, ack: 1 }])
  expect(heard.ready).toHaveBeenCalledExactlyOnceWith({ name: 'Ani' })
  const sums = [socket.ask('add', { numbers: [1, 2] }), socket.ask('add', { numbers: [3, 4] })]
  lastSocket().tell('add', { sum: 7 }, 3)
  lastSocket().tell('add', { sum: 3 }, 2)
  expect(await Promise.all(sums)).toEqual([{ sum: 3 }, { sum: 7 }])
})

test('a refusal carries what the server says; news come to the listener', async () => {
  const asked = socket.ask('add', { numbers: [] })
  lastSocket().tell('error', { code: 422, message: 'Isi angka.', errors: null }, 2)
  await expect(asked).rejects.toThrow(
    new RequestRefused({ code: 422, message: 'Isi angka.', errors: null }),
  )
  lastSocket().tell('heartbeat')
  lastSocket().tell('typing', { by: 'agent' })
  expect(heard.news.mock.calls).toEqual([[{ event: 'typing', data: { by: 'agent' } }]])
})

test('a lost connection rejects what waits, and comes back with a greeting', async () => {
  const asked = socket.ask('add', { numbers: [1] })
  lastSocket().drop(1006)
  await expect(asked).rejects.toBeInstanceOf(ConnectionLost)
  await expect(socket.ask('add', { numbers: [1] })).rejects.toBeInstanceOf(ConnectionLost)
  expect(heard.lost).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(500)
  expect(FakeSocket.all).toHaveLength(2)
})

test('an expired token is renewed first; a greeting that is refused waits longer each time', async () => {
  lastSocket().drop(4490)
  expect(heard.refresh).toHaveBeenCalledExactlyOnceWith('t1')
  await vi.advanceTimersByTimeAsync(500)
  await lastSocket().onopen?.()
  lastSocket().tell('error', { code: 401, message: '', errors: null }, 2)
  await vi.advanceTimersByTimeAsync(0)
  expect(lastSocket().closed).toBe(true)
  lastSocket().drop(1000)
  await vi.advanceTimersByTimeAsync(900)
  expect(FakeSocket.all).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(FakeSocket.all).toHaveLength(3)
})

test('without a network the connection is lost immediately, and is back as soon as the network is', async () => {
  window.dispatchEvent(new Event('offline'))
  expect(heard.lost).toHaveBeenCalledOnce()
  lastSocket().drop(1006)
  expect(heard.lost).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(2)
})

test('a closed connection stays closed when the network comes back', () => {
  socket.close()
  window.dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(1)
})

test('silence closes a connection that only looks open', async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lastSocket().closed).toBe(true)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { version } from '../../package.json'
import { api, ok, server } from '../test/server'

function listening() {
  const told: Record<string, string>[] = []
  server.use(
    api.post('/public/error-log', async ({ request }) => {
      told.push(Object.fromEntries(new URLSearchParams(await request.text())))
      return ok(null)
    }),
  )
  return told
}

const settle = () => new Promise((done) => setTimeout(done, 30))

function errorAt(place: string, message = 'x is not a function'): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at render (https://duxi.contoh.example/assets/${place}:1:20)`
  return error
}

async function reporter() {
  return (await import('./errorLog')).reportError
}

beforeEach(() => {
  vi.resetModules()
})

test('an error is shown with its place, the path and the version', async () => {
  const told = listening()
  history.replaceState(null, '', '/cart?key=rahasia')
  const reportError = await reporter()
  reportError(errorAt('cart.js'))
  await vi.waitFor(() => expect(told).toHaveLength(1))
  history.replaceState(null, '', '/')
  expect(told[0]).toEqual({
    message: 'TypeError: x is not a function',
    stack: expect.stringContaining('cart.js:1:20'),
    url: '/cart',
    app_version: version,
  })
})

test('the same error is reported once, and no visit reports more than ten', async () => {
  const told = listening()
  const reportError = await reporter()
  for (let round = 0; round < 3; round += 1) reportError(errorAt('a.js'))
  for (let place = 0; place < 20; place += 1) reportError(errorAt(`b${place}.js`))
  await settle()
  expect(told).toHaveLength(10)
})

test.each([
  ['a call that was given up', new DOMException('aborted', 'AbortError')],
  ['a complaint of the browser', 'ResizeObserver loop completed with undelivered notifications.'],
  ['a script of another site', 'Script error.'],
  ['an add-on', Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js:1:1' })],
  ['nothing', undefined],
])('%s is no error of ours', async (_, error) => {
  const told = listening()
  const reportError = await reporter()
  reportError(error)
  await settle()
  expect(told).toEqual([])
})

test('a refusal of the server is no error of ours', async () => {
  const told = listening()
  const [reportError, { ApiError }] = await Promise.all([reporter(), import('./envelope')])
  reportError(new ApiError(409, 409, 'Kuota habis'))
  await settle()
  expect(told).toEqual([])
})

test('a server that cannot be reached makes no second error', async () => {
  server.use(api.post('/public/error-log', () => Response.error()))
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const reportError = await reporter()
  reportError(errorAt('c.js'))
  await settle()
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

import { beforeEach, expect, test } from 'vitest'
import { authProvider } from '../providers/authProvider'
import { envelope, on } from '../test/server'
import { call } from './call'
import { BASE } from './client'
import { readTokens, writeTokens } from './tokens'

let refreshes = 0

/** A server that takes only the token `new` and hands it out for the secret `s1`. */
function serveExpiredToken(answer = () => envelope(null, 490, 'Token kedaluwarsa')) {
  on('get', '/batches', (request) =>
    request.headers.get('Authorization') === 'Bearer new' ? { rows: [], total: 0 } : answer(),
  )
  on('post', '/auth/refresh', async (request) => {
    refreshes += 1
    expect(await request.json()).toEqual({ secret_token: 's1' })
    return { token: 'new', secret_token: 's2' }
  })
}

const listBatches = () => call('get', `${BASE}/batches`)

beforeEach(() => {
  refreshes = 0
  writeTokens({ token: 'old', secret_token: 's1' })
})

test('parallel calls share one refresh and are repeated once', async () => {
  serveExpiredToken()
  const answers = await Promise.all([listBatches(), listBatches(), listBatches()])
  expect(answers).toHaveLength(3)
  expect(refreshes).toBe(1)
  expect(readTokens()).toEqual({ token: 'new', secret_token: 's2' })
})

test('490 in the body of a 200 counts as expired too', async () => {
  serveExpiredToken(() => Response.json({ code: 490, message: '', results: null }) as never)
  await listBatches()
  expect(refreshes).toBe(1)
})

test('a call repeats its body after the refresh', async () => {
  const bodies: unknown[] = []
  serveExpiredToken()
  on('post', '/exports', async (request) => {
    bodies.push(await request.json())
    return bodies.length === 1 ? envelope(null, 490) : { uuid: 'x' }
  })
  await call('post', `${BASE}/exports`, { body: { kind: 'assessment-batch' } })
  expect(bodies).toEqual([{ kind: 'assessment-batch' }, { kind: 'assessment-batch' }])
})

test('a refused refresh ends the session', async () => {
  serveExpiredToken()
  on('post', '/auth/refresh', () => envelope(null, 491, 'Sesi berakhir'))
  await expect(listBatches()).rejects.toMatchObject({ status: 491 })
  expect(readTokens()).toBeNull()
})

test('a server in trouble during the refresh does not sign anybody out', async () => {
  serveExpiredToken()
  on('post', '/auth/refresh', () => envelope(null, 503, 'Sedang dirawat'))
  await expect(listBatches()).rejects.toMatchObject({ status: 503 })
  expect(readTokens()).not.toBeNull()
})

test.each([401, 491])('status %i leads to the login page', async (status) => {
  await expect(authProvider.checkError({ status })).rejects.toThrow()
  expect(readTokens()).toBeNull()
})

test.each([403, 409, 422, 500])('status %i keeps the session', async (status) => {
  await authProvider.checkError({ status })
  expect(readTokens()).not.toBeNull()
})

import { http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearTokens, readTokens, writeTokens } from '../api/tokens'
import { person } from '../test/people'
import { envelope, on, server } from '../test/server'
import { authProvider, SecondStepNeeded } from './authProvider'

const TICKET = { ticket: 'tiket', code: '123456' }

/** The user that the server returns for the current bearer. */
function serve(people: Record<string, ReturnType<typeof person>>) {
  on('get', '/auth/me', (request) => {
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? ''
    return people[token] ?? envelope(null, 491, 'Sesi berakhir')
  })
}

function signInGives(token: string) {
  on('post', '/auth/two-factor', () => ({ token, secret_token: `${token}-s` }))
}

beforeEach(() => writeTokens({ token: 'dewi', secret_token: 's' }))
afterEach(() => {
  delete window.grecaptcha
})

test('the next person is not taken for the one before', async () => {
  serve({
    dewi: person({ fullname: 'Dewi', permissions: ['dashboard.view', 'orders.refund'] }),
    tono: person({ user_uuid: 't', fullname: 'Tono', permissions: ['classes.view'] }),
  })
  expect(await authProvider.getIdentity?.()).toEqual({ id: 'u', fullName: 'Dewi' })
  signInGives('tono')
  await authProvider.login(TICKET)
  expect(await authProvider.getIdentity?.()).toEqual({ id: 't', fullName: 'Tono' })
  expect(await authProvider.getPermissions?.({})).toEqual(['classes.view'])
})

test.each([403, 404, 409, 422, 429, 500, 503])('status %i does not sign out', async (status) => {
  await expect(authProvider.checkError({ status })).resolves.toBeUndefined()
  expect(readTokens()).toEqual({ token: 'dewi', secret_token: 's' })
})

test.each([401, 491])('status %i ends the session in this browser', async (status) => {
  await expect(authProvider.checkError({ status })).rejects.toThrow('ra.notification.logged_out')
  expect(readTokens()).toBeNull()
  await expect(authProvider.checkAuth({})).rejects.toEqual({ message: false })
})

test('who is signed in is asked once, and again after a failure', async () => {
  let asked = 0
  on('get', '/auth/me', () => {
    asked += 1
    return asked === 1 ? envelope(null, 500, 'Ada masalah') : person()
  })
  await expect(authProvider.getPermissions?.({})).rejects.toMatchObject({ status: 500 })
  await Promise.all([authProvider.getPermissions?.({}), authProvider.getIdentity?.()])
  expect(asked).toBe(2)
})

test.each([
  ['orders', 'list', true],
  ['orders', 'delete', false],
  ['revenue', 'list', false],
])('may %s be asked to %s: %s', async (resource, action, expected) => {
  serve({ dewi: person({ permissions: ['orders.view'] }) })
  expect(await authProvider.canAccess?.({ resource, action })).toBe(expected)
})

test('signing out works without the server, too', async () => {
  on('post', '/auth/logout', () => envelope(null, 503, 'Sedang dirawat'))
  await authProvider.logout({})
  expect(readTokens()).toBeNull()
})

test('a password alone opens no session where a code is asked for as well', async () => {
  clearTokens()
  window.grecaptcha = { ready: (run) => run(), execute: async () => 'proof' }
  const site = { captcha: { provider: 'recaptcha', site_key: 'k' } }
  server.use(http.get('*/api/v1/public/site', () => envelope(site)))
  on('post', '/auth/login', () => ({ ticket: 'tiket' }))
  const attempt = authProvider.login({ account_id: 'dewi@contoh.example', password: 'benar' })
  await expect(attempt).rejects.toEqual(new SecondStepNeeded('tiket'))
  expect(readTokens()).toBeNull()
})

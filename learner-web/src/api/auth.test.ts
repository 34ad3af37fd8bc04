import { expect, test } from 'vitest'
import { api, ok, server } from '../test/server'
import { login, openSession, register, usernameFrom } from './auth'
import { logout } from './me'
import { session } from './session'

test.each([
  ['budi.s@contoh.example', 'budis'],
  ['Sari_Dewi+1@contoh.example', 'SariDewi1'],
  ['', ''],
])('the username of %s is %s', (email, username) => {
  expect(usernameFrom(email)).toBe(username)
})

const tokens = { token: 't', secret_token: 's', is_corporate: false }

test.each([
  [true, localStorage, sessionStorage],
  [false, sessionStorage, localStorage],
])('remember=%s decides where the tokens live', async (remember, used, unused) => {
  server.use(api.post('/auth/login', () => ok(tokens)))
  const found = await login({ account_id: 'a', password: 'b', user_type: 1, remember }, 'captcha')
  expect(found).toMatchObject(tokens)
  expect(session.get()).toBeNull()
  openSession(tokens, remember)
  expect(used.getItem('duxi.session')).toContain('"t"')
  expect(unused.getItem('duxi.session')).toBeNull()
  session.close()
})

test('registering sends the derived username and the accepted terms', async () => {
  let sent = new URLSearchParams()
  server.use(
    api.post('/auth/register', async ({ request }) => {
      sent = new URLSearchParams(await request.text())
      return ok(null)
    }),
  )
  await register({ fullname: 'Budi', email: 'b.d@c.id', password: 'x', user_type: 2 }, 'captcha')
  expect(Object.fromEntries(sent)).toMatchObject({
    username: 'bd',
    is_check_terms: 'yes',
    user_type: '2',
    locale: 'id',
  })
})

test('signing out forgets the tokens even when the server cannot be reached', async () => {
  session.open({ token: 't', secret_token: 's' }, true)
  server.use(api.post('/auth/logout', () => Response.error()))
  await expect(logout()).rejects.toThrow()
  expect(session.get()).toBeNull()
})

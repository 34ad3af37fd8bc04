import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockedSession } from '../../api/lockedSession'
import { session } from '../../api/session'
import type { User } from '../../api/types'
import { aPlainSite, hears } from '../../test/auth'
import { fakeCaptcha } from '../../test/commerce'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component } from './lock-screen'

const ani: User = {
  user_uuid: 'u-1',
  fullname: 'Ani Wulandari',
  username: 'ani',
  email: 'ani@contoh.example',
  user_type: 2,
  avatar_url: null,
  is_corporate: false,
  update_password: false,
}

beforeEach(() => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(aPlainSite())
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.close()
  lockedSession.clear()
})

async function locked(remember = true) {
  const ended = hears('/auth/logout', () => ok(null))
  session.open({ token: 't', secret_token: 's' }, remember)
  await lockedSession.lock(ani)
  return ended
}

function open(path = '/lock-screen?next=%2Fcart') {
  return renderRoutes(path, { '/lock-screen': <Component />, '/signIn': <p>Masuk dulu</p> })
}

test('locking ends the session on the server and leaves no token on the device', async () => {
  const ended = await locked()
  expect(ended).toHaveBeenCalledOnce()
  expect(session.get()).toBeNull()
  const left = JSON.stringify({ ...localStorage, ...sessionStorage })
  expect(left).toContain('ani@contoh.example')
  expect(left).not.toMatch(/"t"|"s"|secret_token/)
})

test('a server that cannot be reached locks all the same', async () => {
  session.open({ token: 't', secret_token: 's' }, true)
  server.use(api.post('/auth/logout', () => Response.error()))
  await lockedSession.lock(ani)
  expect(session.get()).toBeNull()
  expect(lockedSession.get()?.name).toBe('Ani Wulandari')
})

test.each([true, false])('the password unlocks, remembered %s as before', async (remember) => {
  await locked(remember)
  const heard = hears('/auth/login', () =>
    ok({ token: 't2', secret_token: 's2', is_corporate: false }),
  )
  open()
  expect(screen.getByRole('heading', { name: 'Ani Wulandari' })).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Kata sandi'), 'rahasia-sekali')
  await userEvent.click(screen.getByRole('button', { name: 'Buka kunci' }))
  await waitFor(() => expect(session.get()?.token).toBe('t2'))
  expect(heard).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ account_id: 'ani@contoh.example', user_type: '2' }),
  )
  expect(session.isRemembered()).toBe(remember)
  expect(lockedSession.get()).toBeNull()
})

test('a wrong password keeps it locked', async () => {
  await locked()
  hears('/auth/login', () => failed(422, 'Akun atau kata sandi tidak cocok.'))
  open()
  await userEvent.type(screen.getByLabelText('Kata sandi'), 'salah')
  await userEvent.click(screen.getByRole('button', { name: 'Buka kunci' }))
  expect(await screen.findByText('Akun atau kata sandi tidak cocok.')).toBeInTheDocument()
  expect(lockedSession.get()).not.toBeNull()
  expect(session.get()).toBeNull()
})

test('another user can remove the account and sign in', async () => {
  await locked()
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Bukan Anda? Keluar' }))
  expect(await screen.findByText('Masuk dulu')).toBeInTheDocument()
  expect(lockedSession.get()).toBeNull()
})

test('nothing locked leads to the sign-in, with the wanted page', async () => {
  const router = open()
  expect(await screen.findByText('Masuk dulu')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?next=%2Fcart')
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../api/session'
import { temporaryToken } from '../../api/temporaryToken'
import { hears } from '../../test/auth'
import { renderRoutes } from '../../test/render'
import { failed, ok } from '../../test/server'
import { Component } from './authenticate'

const TOKENS = { token: 't', secret_token: 's', is_corporate: false }

afterEach(() => session.close())

function open(search = '') {
  return renderRoutes(`/autentikasi${search}`, {
    '/autentikasi': <Component />,
    '/signIn': <p>Masuk</p>,
  })
}

test('the kept token is redeemed once and forgotten; the guard leads on', async () => {
  temporaryToken.set({ token: 'sekali', clearFirst: false })
  const heard = hears('/auth/temporary-login', () => ok(TOKENS))
  open('?next=%2Fcart')
  expect(screen.getByRole('heading', { name: 'Sedang melakukan autentikasi' })).toBeInTheDocument()
  await waitFor(() => expect(session.get()?.token).toBe('t'))
  expect(heard).toHaveBeenCalledExactlyOnceWith({ token: 'sekali' })
  expect(temporaryToken.get()).toBeNull()
  expect(session.isRemembered()).toBe(false)
})

test.each([
  ['', '?next=%2Fcorporate-site', '/signIn'],
  ['?next=%2Fcart', '?next=%2Fcart', '/autentikasi'],
])('a corporate account that arrives with "%s" waits at "%s"', async (search, left, path) => {
  temporaryToken.set({ token: 'sekali', clearFirst: false })
  hears('/auth/temporary-login', () => ok({ ...TOKENS, is_corporate: true }))
  const router = open(search)
  await waitFor(() => expect(session.get()?.token).toBe('t'))
  expect(router.state.location).toMatchObject({ pathname: path, search: left })
})

test('a refused token leads to the sign-in with a sentence and the wanted page', async () => {
  temporaryToken.set({ token: 'lama', clearFirst: false })
  hears('/auth/temporary-login', () => failed(409, 'Tautan tidak berlaku.'))
  const router = open('?next=%2Fcart')
  expect(await screen.findByText('Masuk')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?notice=link&next=%2Fcart')
  expect(temporaryToken.get()).toBeNull()
})

test('so does a visit without any token', async () => {
  const router = open()
  expect(await screen.findByText('Masuk')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?notice=link')
})

test('a lost connection keeps the token for another try', async () => {
  temporaryToken.set({ token: 'sekali', clearFirst: false })
  let tries = 0
  hears('/auth/temporary-login', () => {
    tries += 1
    return tries === 1 ? Response.error() : ok(TOKENS)
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  await waitFor(() => expect(session.get()?.token).toBe('t'))
})

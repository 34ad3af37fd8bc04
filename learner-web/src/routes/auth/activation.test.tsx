import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../api/session'
import { aPlainSite, hears } from '../../test/auth'
import { fakeCaptcha } from '../../test/commerce'
import { renderRoutes } from '../../test/render'
import { failed, ok, server } from '../../test/server'
import { Component } from './activation'

const HEADING = 'Email Anda belum dapat diaktifkan'
const FAILED = 'Failed to verificate your email!'

beforeEach(() => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(aPlainSite())
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.close()
})

const open = (search: string) =>
  renderRoutes(`/accountActivation${search}`, { '/accountActivation': <Component /> })

test.each([
  ['registration', 'Aktivasi Akun berhasil'],
  ['change_email', 'Aktivasi Perubahan Email berhasil'],
])('a key is redeemed once; its type %s stays in the address', async (activation_type, title) => {
  const heard = hears('/auth/email-verification', () => ok({ activation_type }))
  const router = open('?key=kunci')
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
  expect(heard).toHaveBeenCalledExactlyOnceWith({ token: 'kunci' })
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?activation_type=${activation_type}`),
  )
})

test('the type alone shows its result, and asks a visitor to sign in', () => {
  open('?activation_type=registration')
  expect(screen.getByRole('heading', { name: 'Aktivasi Akun berhasil' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/signIn')
})

test('a signed-in user continues', () => {
  session.open({ token: 't', secret_token: 's' }, false)
  open('?activation_type=change_email')
  expect(screen.getByRole('link', { name: 'Lanjutkan' })).toHaveAttribute('href', '/')
})

test('a link that is over offers another mail', async () => {
  hears('/auth/email-verification', () => failed(409, FAILED))
  const heard = hears('/auth/resend-verification', () => ok(null, 'Sudah kami kirim.'))
  const router = open('?key=kunci')
  expect(await screen.findByRole('heading', { name: HEADING })).toBeInTheDocument()
  expect(screen.getByText(FAILED)).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'ani@contoh.example')
  await user.click(screen.getByRole('button', { name: 'Kirim tautan aktivasi' }))
  expect(await screen.findByRole('heading', { name: 'Periksa email Anda' })).toHaveFocus()
  expect(heard).toHaveBeenCalledExactlyOnceWith({
    email: 'ani@contoh.example',
    captcha: 'captcha-1',
  })
})

test.each(['', '?activation_type=else', '?activation_type=toString'])(
  'an address that says "%s" proves nothing',
  (search) => {
    open(search)
    expect(screen.getByRole('heading', { name: HEADING })).toBeInTheDocument()
    expect(screen.getByText(FAILED)).toBeInTheDocument()
  },
)

test.each([
  ['a lost connection', () => Response.error()],
  ['a busy server', () => failed(429, 'Terlalu banyak percobaan.', {}, { 'Retry-After': '9' })],
])('%s leaves the link good for another try', async (_name, first) => {
  let tries = 0
  hears('/auth/email-verification', () => {
    tries += 1
    return tries === 1 ? first() : ok({ activation_type: 'registration' })
  })
  open('?key=kunci')
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Aktivasi Akun berhasil' })).toBeInTheDocument()
  expect(tries).toBe(2)
  await waitFor(() => expect(sessionStorage.getItem('duxi.activationKey')).toBeNull())
})

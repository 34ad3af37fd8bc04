import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../api/session'
import type { GoogleConfig } from '../../lib/googleIdentity'
import { aPlainSite, hears } from '../../test/auth'
import { fakeCaptcha } from '../../test/commerce'
import { renderRoutes } from '../../test/render'
import { failed, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { Component } from './sign-in'

const TOKENS = { token: 't', secret_token: 's', is_corporate: false }

beforeEach(() => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(aPlainSite())
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.close()
  toasts.set([])
})

function open(path = '/signIn') {
  return renderRoutes(path, {
    '/signIn': <Component />,
    '/forgotPassword': <p>Lupa</p>,
    '/corporate-site': <p>Perusahaan</p>,
  })
}

async function fillAndSend(account = 'ani@contoh.example') {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email atau nama pengguna'), account)
  await user.type(screen.getByLabelText('Kata sandi'), 'rahasia-sekali')
  await user.click(screen.getByRole('button', { name: 'Masuk' }))
  return user
}

test('account, password, type and captcha are sent, and the tokens kept', async () => {
  const heard = hears('/auth/login', () => ok(TOKENS))
  open()
  await userEvent.click(screen.getByRole('radio', { name: 'Perusahaan Recruiter' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ingat saya' }))
  await fillAndSend()
  await waitFor(() => expect(session.get()?.token).toBe('t'))
  expect(heard).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      account_id: 'ani@contoh.example',
      password: 'rahasia-sekali',
      user_type: '2',
      remember_me: 'yes',
      captcha: 'captcha-1',
    }),
  )
  expect(session.isRemembered()).toBe(true)
})

test('an empty form says beside each field what is missing and sends nothing', async () => {
  const heard = hears('/auth/login', () => ok(TOKENS))
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Masuk' }))
  expect(await screen.findByText('2 isian perlu diperbaiki.')).toBeInTheDocument()
  expect(screen.getByLabelText('Email atau nama pengguna')).toHaveFocus()
  expect(screen.getByLabelText('Kata sandi')).toHaveAccessibleDescription('Isi kata sandi Anda.')
  expect(heard).not.toHaveBeenCalled()
})

test('a refusal is announced over the form', async () => {
  hears('/auth/login', () => failed(422, 'Akun atau kata sandi tidak cocok.'))
  open()
  await fillAndSend()
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.map((alert) => alert.textContent)).toContain(
    'Akun atau kata sandi tidak cocok. Atur ulang kata sandi',
  )
  expect(session.get()).toBeNull()
})

test('too many tries count down, and another account need not wait', async () => {
  hears('/auth/login', () => failed(429, 'Terlalu banyak percobaan.', {}, { 'Retry-After': '90' }))
  open()
  const user = await fillAndSend()
  expect(await screen.findByRole('button', { name: /Coba lagi dalam 01:(30|29)/ })).toBeDisabled()
  await user.type(screen.getByLabelText('Email atau nama pengguna'), 'x')
  expect(screen.getByRole('button', { name: 'Masuk' })).toBeEnabled()
})

test.each([
  ['?next=%2Fcart', 'Silakan login terlebih dahulu'],
  ['?notice=password', 'Your new password has been successfully updated.'],
  ['?notice=link&next=%2Fcart', /sudah dipakai atau kedaluwarsa/],
  ['?notice=deletion', /Selama 14 hari/],
])('"%s" says why one is here', (search, sentence) => {
  open(`/signIn${search}`)
  expect(screen.getByText(sentence)).toBeInTheDocument()
})

test('an address cannot put words into our mouth', () => {
  open('/signIn?notice=constructor')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('a typed address travels to the forgotten password, not in the address bar', async () => {
  const router = open()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email atau nama pengguna'), 'ani@contoh.example')
  await user.click(screen.getByRole('link', { name: 'Lupa kata sandi?' }))
  expect(router.state.location).toMatchObject({
    search: '',
    state: { email: 'ani@contoh.example' },
  })
})

test.each([
  ['', '?next=%2Fcorporate-site'],
  ['?next=%2Fcart', '?next=%2Fcart'],
])('a corporate account that signs in at "%s" waits at "%s"', async (search, left) => {
  hears('/auth/login', () => ok({ ...TOKENS, is_corporate: true }))
  const router = open(`/signIn${search}`)
  await fillAndSend()
  await waitFor(() => expect(session.get()?.token).toBe('t'))
  expect(router.state.location.search).toBe(left)
})

test('the way back from a deletion is taken once, out of the address, with a kind word', async () => {
  const heard = hears('/account/deletions/cancel', () => ok(null, 'Akun Anda tetap ada.'))
  const router = open('/signIn?keep_account=kunci')
  expect(await screen.findByText(/Akun Anda tetap ada\./)).toHaveTextContent('Senang Anda tetap')
  expect(heard).toHaveBeenCalledExactlyOnceWith({ token: 'kunci' })
  expect(router.state.location.search).toBe('')
})

test('a way back that is over is shown', async () => {
  hears('/account/deletions/cancel', () => failed(409, 'Tautan ini sudah tidak berlaku.'))
  open('/signIn?keep_account=kunci')
  expect(await screen.findByText('Tautan ini sudah tidak berlaku.')).toBeInTheDocument()
})

const GOOGLE = { google_client_id: 'client', google_script_url: '/google/client.js' }

function withGoogle() {
  const initialize = vi.fn<(config: GoogleConfig) => void>()
  const renderButton = vi.fn()
  vi.stubGlobal('google', { accounts: { id: { initialize, renderButton, prompt: vi.fn() } } })
  server.use(aPlainSite(GOOGLE))
  return { initialize, renderButton }
}

test('Google is offered where it is configured, and its credential signs in', async () => {
  const { initialize, renderButton } = withGoogle()
  const heard = hears('/auth/google', () => ok(TOKENS))
  open()
  await waitFor(() => expect(renderButton).toHaveBeenCalledOnce())
  expect(initialize.mock.calls[0]?.[0].client_id).toBe('client')
  await userEvent.click(screen.getByRole('radio', { name: 'Perusahaan Recruiter' }))
  initialize.mock.calls[0]?.[0].callback({ credential: 'id-token' })
  await waitFor(() => expect(session.get()?.token).toBe('t'))
  expect(heard).toHaveBeenCalledExactlyOnceWith({
    token: 'id-token',
    user_type: '2',
    captcha: 'captcha-1',
  })
})

test('a Google account that is refused is shown beside the button', async () => {
  const { initialize } = withGoogle()
  hears('/auth/google', () => failed(409, 'Aktifkan akun Anda dahulu.'))
  open()
  await waitFor(() => expect(initialize).toHaveBeenCalledOnce())
  initialize.mock.calls[0]?.[0].callback({ credential: 'id-token' })
  expect(await screen.findByText('Aktifkan akun Anda dahulu.')).toBeInTheDocument()
  expect(session.get()).toBeNull()
})

test('without a Google client nothing of it is loaded or shown', async () => {
  server.use(aPlainSite({ google_client_id: null, google_script_url: '/google/client.js' }))
  open()
  await waitFor(() => expect(screen.queryByText('atau')).not.toBeInTheDocument())
  expect(document.querySelector('script[src*="google"]')).toBeNull()
})

test('the right password under the other type goes on by one press', async () => {
  let tries = 0
  const heard = hears('/auth/login', () => {
    tries += 1
    const sentence = 'Akun ini terdaftar sebagai Recruiter.'
    return tries === 1 ? failed(422, sentence, { user_type: [sentence] }) : ok(TOKENS)
  })
  open()
  const user = await fillAndSend()
  expect(await screen.findByText('Akun ini terdaftar sebagai Recruiter.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Masuk dengan jenis itu' }))
  await waitFor(() => expect(session.get()?.token).toBe('t'))
  expect(heard.mock.calls.map(([form]) => form.user_type)).toEqual(['1', '2'])
})

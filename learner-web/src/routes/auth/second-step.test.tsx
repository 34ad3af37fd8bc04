import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../api/session'
import { aPlainSite, hears } from '../../test/auth'
import { fakeCaptcha } from '../../test/commerce'
import { renderRoutes } from '../../test/render'
import { failed, ok, server } from '../../test/server'
import { Component } from './second-step'
import { Component as SignIn } from './sign-in'

const TICKET = {
  token: null,
  secret_token: null,
  is_corporate: false,
  two_factor: 'code',
  ticket: 'tiket',
}
const TOKENS = { token: 't', secret_token: 's', is_corporate: false }
const WRONG = 'Kode tidak cocok atau sudah dipakai.'

beforeEach(() => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(aPlainSite())
  hears('/auth/login', () => ok(TICKET))
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.close()
})

const screens = {
  '/signIn': <SignIn />,
  '/signIn/verification': <Component />,
  '/corporate-site': <p>Perusahaan</p>,
}
const digit = (index: number) => screen.getByLabelText(`Digit ${index} dari 6`)

async function passPassword({ remember = false, path = '/signIn' } = {}) {
  const user = userEvent.setup()
  const router = renderRoutes(path, screens)
  await user.type(screen.getByLabelText('Email atau nama pengguna'), 'ani@contoh.example')
  await user.type(screen.getByLabelText('Kata sandi'), 'rahasia-sekali')
  if (remember) await user.click(screen.getByRole('checkbox', { name: 'Ingat saya' }))
  await user.click(screen.getByRole('button', { name: 'Masuk' }))
  await screen.findByRole('heading', { name: 'Verifikasi dua langkah' })
  return { user, router }
}

async function paste(user: UserEvent, code: string) {
  await user.click(digit(1))
  await user.paste(code)
}

test('the password asks for a code and opens nothing by itself', async () => {
  const { router } = await passPassword({ path: '/signIn?next=%2Fcart' })
  expect(router.state.location).toMatchObject({
    pathname: '/signIn/verification',
    search: '?next=%2Fcart',
  })
  expect(session.get()).toBeNull()
  expect(digit(1)).toHaveFocus()
  expect(digit(1)).toHaveAttribute('autocomplete', 'one-time-code')
})

test.each([true, false])(
  'a pasted code sends itself; remembered %s as wished',
  async (remember) => {
    const heard = hears('/auth/two-factor', () => ok(TOKENS))
    const { user } = await passPassword({ remember })
    await paste(user, '123456')
    await waitFor(() => expect(session.get()?.token).toBe('t'))
    expect(heard).toHaveBeenCalledExactlyOnceWith({ ticket: 'tiket', code: '123456' })
    expect(session.isRemembered()).toBe(remember)
  },
)

test('a wrong code is shown, cleared, and tried again from the first box', async () => {
  let tries = 0
  const heard = hears('/auth/two-factor', () => {
    tries += 1
    return tries === 1 ? failed(422, WRONG, { code: [WRONG] }) : ok(TOKENS)
  })
  const { user } = await passPassword()
  await paste(user, '000000')
  expect(await screen.findByText(WRONG)).toHaveRole('alert')
  await waitFor(() => expect(digit(1)).toHaveFocus())
  expect(digit(1)).toHaveValue('')
  expect(session.get()).toBeNull()
  await paste(user, '123456')
  await waitFor(() => expect(session.get()?.token).toBe('t'))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a recovery code takes the place of the phone', async () => {
  const heard = hears('/auth/two-factor', () => ok(TOKENS))
  const { user } = await passPassword()
  await user.click(screen.getByRole('button', { name: 'Pakai kode pemulihan' }))
  expect(screen.getByLabelText('Kode pemulihan Anda')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Verifikasi' }))
  expect(screen.getByText('Masukkan kodenya dahulu.')).toHaveRole('alert')
  await user.type(screen.getByLabelText('Kode pemulihan Anda'), 'ABCDE-23456{Enter}')
  await waitFor(() => expect(session.get()?.token).toBe('t'))
  expect(heard).toHaveBeenCalledExactlyOnceWith({ ticket: 'tiket', code: 'ABCDE-23456' })
})

test('too many codes wait; a recovery code need not', async () => {
  hears('/auth/two-factor', () =>
    failed(429, 'Terlalu banyak percobaan.', {}, { 'Retry-After': '60' }),
  )
  const { user } = await passPassword()
  await paste(user, '000000')
  expect(await screen.findByRole('button', { name: /Coba lagi dalam/ })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Pakai kode pemulihan' }))
  expect(screen.getByRole('button', { name: 'Verifikasi' })).toBeEnabled()
})

test('a ticket that is over leads back to the password, with the reason and the wanted page', async () => {
  hears('/auth/two-factor', () => failed(409, 'Waktu verifikasi dua langkah sudah habis.'))
  const { user, router } = await passPassword({ path: '/signIn?next=%2Fcart' })
  await paste(user, '123456')
  expect(
    await screen.findByText('Waktu verifikasi dua langkah sudah habis. Silakan masuk kembali.'),
  ).toBeInTheDocument()
  expect(router.state.location.search).toBe('?notice=code&next=%2Fcart')
})

test('a corporate account is handed over after the code', async () => {
  hears('/auth/two-factor', () => ok({ ...TOKENS, is_corporate: true }))
  const { user, router } = await passPassword()
  await paste(user, '123456')
  await waitFor(() => expect(session.get()?.token).toBe('t'))
  expect(router.state.location.search).toBe('?next=%2Fcorporate-site')
})

test('the page requires the first step', async () => {
  const router = renderRoutes('/signIn/verification?next=%2Fcart', screens)
  await waitFor(() => expect(router.state.location.pathname).toBe('/signIn'))
  expect(router.state.location.search).toBe('?next=%2Fcart')
})

import { screen, waitFor, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeTokens } from '../api/tokens'
import { App } from '../app/App'
import { person, twoFactor } from '../test/people'
import { on } from '../test/server'

const CODES = ['AAAAA-22222', 'BBBBB-33333']
const setup = {
  secret: 'ABCDEFGHIJKLMNOP',
  otpauth_uri: 'otpauth://totp/Duxi:dewi',
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
let state = twoFactor()

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  state = twoFactor()
  on('get', '/auth/me', () => person({ two_factor: state, permissions: [] }))
})

const open = (path = '/security') => {
  window.history.pushState({}, '', `/backoffice${path}`)
  render(<App />)
  return userEvent.setup()
}

async function setUp(user: UserEvent) {
  on('post', '/auth/two-factor/setup', async (request) => {
    expect(await request.json()).toEqual({ password: 'rahasia' })
    return setup
  })
  on('post', '/auth/two-factor/confirm', async (request) => {
    expect(await request.json()).toEqual({ code: '123456' })
    state = twoFactor({ ...state, enabled: true, recovery_codes_left: 2 })
    return { recovery_codes: CODES }
  })
  await user.type(await screen.findByLabelText(/Kata sandi Anda/), 'rahasia')
  await user.click(screen.getByRole('button', { name: 'Siapkan verifikasi dua langkah' }))
  const picture = await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/))
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible()
  await user.type(screen.getByLabelText(/Kode 6 digit/), '123456{Enter}')
}

test('from the password over the QR code to recovery codes that are shown once', async () => {
  const user = open()
  await setUp(user)
  const list = await screen.findByRole('list', { name: 'Kode pemulihan' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(CODES)
  await user.click(screen.getByRole('button', { name: 'Salin semua' }))
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'))
  await user.click(screen.getByRole('button', { name: 'Saya sudah menyimpannya' }))
  expect(await screen.findByText('2 kode belum dipakai')).toBeVisible()
  expect(screen.queryByText(CODES[0] as string)).toBeNull()
})

test('recovery codes can be downloaded', async () => {
  const made: Blob[] = []
  URL.createObjectURL = (blob: Blob) => {
    made.push(blob)
    return 'blob:kode'
  }
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const user = open()
  await setUp(user)
  await user.click(await screen.findByRole('button', { name: 'Unduh' }))
  expect(click).toHaveBeenCalledOnce()
  expect(made[0]?.size).toBeGreaterThan(CODES.join('\n').length)
  click.mockRestore()
})

test('a wrong password is shown beside the field', async () => {
  const sentence = 'Kata sandi tidak cocok.'
  on('post', '/auth/two-factor/setup', () =>
    HttpResponse.json(
      { code: 422, message: sentence, results: null, errors: { password: [sentence] } },
      { status: 422 },
    ),
  )
  const user = open()
  await user.type(await screen.findByLabelText(/Kata sandi Anda/), 'salah{Enter}')
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})

test('where it is required, nothing else is shown or asked for until it is on', async () => {
  state = twoFactor({ required: true })
  const user = open('/')
  expect(await screen.findByText(/Semua akun staf wajib/)).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Menu utama' })).toBeNull()
  await setUp(user)
  await user.click(await screen.findByRole('button', { name: 'Saya sudah menyimpannya' }))
  expect(await screen.findByRole('navigation', { name: 'Menu utama' })).toBeInTheDocument()
})

test('new codes and switching off ask for password and code', async () => {
  state = twoFactor({ enabled: true, recovery_codes_left: 1 })
  const sent: unknown[] = []
  on('post', '/auth/two-factor/recovery-codes', async (request) => {
    sent.push(await request.json())
    return { recovery_codes: CODES }
  })
  on('post', '/auth/two-factor/disable', async (request) => {
    sent.push(await request.json())
    state = twoFactor()
    return null
  })
  const user = open()
  expect(await screen.findByText(/Tinggal 1 kode pemulihan/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Buat kode pemulihan baru' }))
  await user.type(screen.getByLabelText(/Kata sandi Anda/), 'rahasia')
  await user.type(screen.getByLabelText(/Kode 6 digit/), '123456{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Saya sudah menyimpannya' }))
  await user.click(await screen.findByRole('button', { name: 'Matikan' }))
  await user.type(screen.getByLabelText(/Kata sandi Anda/), 'rahasia')
  await user.type(screen.getByLabelText(/Kode 6 digit/), '654321{Enter}')
  expect(
    await screen.findByRole('button', { name: 'Siapkan verifikasi dua langkah' }),
  ).toBeVisible()
  await waitFor(() =>
    expect(sent).toEqual([
      { password: 'rahasia', code: '123456' },
      { password: 'rahasia', code: '654321' },
    ]),
  )
})

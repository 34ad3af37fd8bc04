import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { readTokens } from '../api/tokens'
import { person } from '../test/people'
import { envelope, on, server } from '../test/server'
import { App } from './App'

const OVER = 'Waktu verifikasi dua langkah sudah habis. Silakan masuk kembali.'
const WRONG = 'Kode tidak cocok atau sudah dipakai.'
const tokens = { token: 't', secret_token: 's' }
const ticket = { token: null, secret_token: null, two_factor: 'code', ticket: 'tiket' }

/** The provider's script, which tests must not load. */
function withCaptcha() {
  const captcha = { provider: 'recaptcha', site_key: 'k' }
  server.use(
    http.get('*/api/v1/public/site', () =>
      HttpResponse.json({ code: 200, message: '', results: { captcha } }),
    ),
  )
  window.grecaptcha = { ready: (callback) => callback(), execute: async () => 'bukti' }
}

const wrongCode = () =>
  HttpResponse.json(
    { code: 422, message: WRONG, results: null, errors: { code: [WRONG] } },
    { status: 422 },
  )

beforeEach(() => {
  withCaptcha()
  window.history.pushState({}, '', '/backoffice/login')
  on('get', '/auth/me', () => person({ permissions: [] }))
})

async function enterPassword(user: UserEvent) {
  await user.type(await screen.findByLabelText(/E-mail atau nama pengguna/), 'dewi')
  await user.type(screen.getByLabelText(/^Kata sandi/), 'rahasia')
  await user.click(screen.getByRole('button', { name: 'Masuk' }))
}

async function reachSecondStep(user: UserEvent) {
  on('post', '/auth/login', () => ticket)
  render(<App />)
  await enterPassword(user)
  expect(await screen.findByRole('heading', { name: 'Verifikasi dua langkah' })).toBeVisible()
}

test('without a second factor the password signs in', async () => {
  on('post', '/auth/login', async (request) => {
    expect(await request.json()).toEqual({
      account_id: 'dewi',
      password: 'rahasia',
      captcha: 'bukti',
    })
    return { ...tokens, two_factor: null, ticket: null }
  })
  render(<App />)
  await enterPassword(userEvent.setup())
  await expect.poll(readTokens).toEqual(tokens)
})

test('a ticket asks for the code, a wrong one is shown beside the field, the right one signs in', async () => {
  const sent: unknown[] = []
  on('post', '/auth/two-factor', async (request) => {
    sent.push(await request.json())
    return sent.length === 1 ? wrongCode() : tokens
  })
  const user = userEvent.setup()
  await reachSecondStep(user)
  expect(readTokens()).toBeNull()
  const field = screen.getByLabelText(/Kode 6 digit/)
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await user.type(field, '000000{Enter}')
  expect(await screen.findByText(WRONG)).toBeVisible()
  await user.clear(field)
  await user.type(field, '123456{Enter}')
  await expect.poll(readTokens).toEqual(tokens)
  expect(sent).toEqual([
    { ticket: 'tiket', code: '000000' },
    { ticket: 'tiket', code: '123456' },
  ])
})

test('a recovery code replaces the app', async () => {
  on('post', '/auth/two-factor', async (request) => {
    expect(await request.json()).toEqual({ ticket: 'tiket', code: 'ABCDE-23456' })
    return tokens
  })
  const user = userEvent.setup()
  await reachSecondStep(user)
  await user.click(screen.getByRole('button', { name: 'Pakai kode pemulihan' }))
  await user.type(await screen.findByLabelText(/Kode pemulihan/), 'ABCDE-23456{Enter}')
  await expect.poll(readTokens).toEqual(tokens)
})

test('an outworn ticket leads back to the password with the reason', async () => {
  on('post', '/auth/two-factor', () => envelope(null, 409, OVER))
  const user = userEvent.setup()
  await reachSecondStep(user)
  await user.type(screen.getByLabelText(/Kode 6 digit/), '123456{Enter}')
  expect(await screen.findByText(OVER)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Masuk ke ruang kerja' })).toBeVisible()
  expect(readTokens()).toBeNull()
})

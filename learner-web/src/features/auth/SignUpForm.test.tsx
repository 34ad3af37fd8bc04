import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../api/session'
import { renderAt } from '../../test/render'
import { failed, ok, server } from '../../test/server'
import { SignUpForm } from './SignUpForm'

beforeEach(() => {
  const execute = () => Promise.resolve('captcha')
  vi.stubGlobal('grecaptcha', { ready: (done: () => void) => done(), execute })
  const captcha = { provider: 'recaptcha', site_key: 'key' }
  server.use(http.get('*/api/v1/public/site', () => ok({ captcha })))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const MISMATCH = "Password retype doesn't matched!"

async function fill(retyped: string) {
  const user = userEvent.setup()
  renderAt('/signUp', <SignUpForm />)
  await user.type(screen.getByLabelText('Nama lengkap'), 'Sari Dewi')
  await user.type(screen.getByLabelText('Email'), 'sari.d@contoh.id')
  await user.type(screen.getByLabelText('Kata sandi'), 'rahasia-sekali')
  await user.type(screen.getByLabelText('Ulangi kata sandi'), retyped)
  return user
}

test('a retyped password is judged while it is typed', async () => {
  const user = await fill('rahasia')
  expect(await screen.findByText(MISMATCH)).toBeInTheDocument()
  await user.type(screen.getByLabelText('Ulangi kata sandi'), '-sekali')
  await waitFor(() => expect(screen.queryByText(MISMATCH)).not.toBeInTheDocument())
})

test('without the terms nothing is sent', async () => {
  const user = await fill('rahasia-sekali')
  await user.click(screen.getByRole('button', { name: 'Daftar' }))
  expect(await screen.findByText(/Setujui syarat/)).toBeInTheDocument()
})

test('a new account is signed in at once', async () => {
  server.use(
    http.post('*/api/v1/auth/register', () => ok(null)),
    http.post('*/api/v1/auth/login', () =>
      ok({ token: 't', secret_token: 's', is_corporate: false }),
    ),
  )
  const user = await fill('rahasia-sekali')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Daftar' }))
  await waitFor(() => expect(session.get()?.token).toBe('t'))
  session.close()
})

test('what the server says of a field stands beside it', async () => {
  server.use(
    http.post('*/api/v1/auth/register', () =>
      failed(422, 'Periksa isian Anda.', { email: ['Email sudah terdaftar.'] }),
    ),
  )
  const user = await fill('rahasia-sekali')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Daftar' }))
  expect(await screen.findByText('Email sudah terdaftar.')).toBeInTheDocument()
  expect(screen.getByText('Periksa isian Anda.')).toBeInTheDocument()
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../api/session'
import { aSite, fakeCaptcha } from '../../test/commerce'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { SignUpForm } from './SignUpForm'

const onMailed = vi.fn<(email: string) => void>()
const checked = vi.fn<(email: string | null) => void>()

function addressIsFree(available: boolean) {
  return api.post('/auth/check-email', async ({ request }) => {
    checked(new URLSearchParams(await request.text()).get('email'))
    return ok({ available })
  })
}

beforeEach(() => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(aSite(), addressIsFree(true))
})
afterEach(() => {
  vi.unstubAllGlobals()
  onMailed.mockReset()
  checked.mockReset()
  session.close()
})

const MISMATCH = "Password retype doesn't matched!"

async function put(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}

async function fill(retyped: string) {
  const user = userEvent.setup({ delay: null })
  renderAt('/signUp', <SignUpForm onMailed={onMailed} />)
  await put(user, 'Nama lengkap', 'Sari Dewi')
  await put(user, 'Email', 'sari.d@contoh.example')
  await put(user, 'Kata sandi', 'rahasia-sekali')
  await put(user, 'Ulangi kata sandi', retyped)
  return user
}

test('a retyped password is judged while it is typed', async () => {
  const user = await fill('rahasia')
  expect(await screen.findByText(MISMATCH)).toBeInTheDocument()
  expect(screen.getByText(/^Kata sandi belum sama\./)).toBeInTheDocument()
  await user.type(screen.getByLabelText('Ulangi kata sandi'), '-sekali')
  await waitFor(() => expect(screen.queryByText(MISMATCH)).not.toBeInTheDocument())
})

test('without the terms nothing is sent', async () => {
  const user = await fill('rahasia-sekali')
  await user.click(screen.getByRole('button', { name: 'Daftar' }))
  expect(await screen.findByText(/Setujui ketentuan layanan/)).toBeInTheDocument()
  expect(screen.getByRole('checkbox')).toBeInvalid()
  expect(screen.getByRole('checkbox')).toBeRequired()
  expect(screen.getByLabelText('Nama lengkap')).toBeRequired()
})

test('a new account is signed in immediately', async () => {
  server.use(
    api.post('/auth/register', () => ok(null)),
    api.post('/auth/login', () => ok({ token: 't', secret_token: 's', is_corporate: false })),
  )
  const user = await fill('rahasia-sekali')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Daftar' }))
  await waitFor(() => expect(session.get()?.token).toBe('t'))
  expect(onMailed).not.toHaveBeenCalled()
})

const WRONG = 'Akun atau kata sandi tidak cocok.'

async function signUp() {
  const user = await fill('rahasia-sekali')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Daftar' }))
}

test('a taken address is answered like a free one and leads to its mailbox', async () => {
  server.use(
    api.post('/auth/register', () => ok(null)),
    api.post('/auth/login', () => failed(422, WRONG)),
  )
  await signUp()
  await waitFor(() => expect(onMailed).toHaveBeenCalledExactlyOnceWith('sari.d@contoh.example'))
  expect(session.get()).toBeNull()
  expect(sessionStorage.getItem('duxi.mailPause.activation')).not.toBeNull()
  expect(screen.queryByText(WRONG)).not.toBeInTheDocument()
})

test('a first sign-in that fails for another reason is shown and leads to no mailbox', async () => {
  server.use(
    api.post('/auth/register', () => ok(null)),
    api.post('/auth/login', () => failed(503, 'Coba lagi sebentar.')),
  )
  await signUp()
  expect(await screen.findByText('Coba lagi sebentar.')).toBeInTheDocument()
  expect(onMailed).not.toHaveBeenCalled()
})

test('an address is asked about once, after it is left, and the hint is gentle', async () => {
  server.use(addressIsFree(false))
  const user = await fill('rahasia-sekali')
  expect(await screen.findByText(/mungkin sudah punya akun/)).toBeInTheDocument()
  expect(checked).toHaveBeenCalledExactlyOnceWith('sari.d@contoh.example')
  await user.type(screen.getByLabelText('Email'), 'x')
  expect(screen.queryByText(/mungkin sudah punya akun/)).not.toBeInTheDocument()
})

test('a half address is not asked about', async () => {
  const user = userEvent.setup({ delay: null })
  renderAt('/signUp', <SignUpForm onMailed={onMailed} />)
  await user.type(screen.getByLabelText('Email'), 'sari')
  await user.tab()
  expect(await screen.findByText(/alamat email yang benar/)).toBeInTheDocument()
  expect(checked).not.toHaveBeenCalled()
})

test('a refused availability check says nothing', async () => {
  server.use(api.post('/auth/check-email', () => failed(429, 'Terlalu banyak')))
  await fill('rahasia-sekali')
  expect(screen.queryByText('Terlalu banyak')).not.toBeInTheDocument()
  expect(screen.queryByText(/mungkin sudah punya akun/)).not.toBeInTheDocument()
})

test('the strength of the password is shown in words', async () => {
  const user = userEvent.setup({ delay: null })
  renderAt('/signUp', <SignUpForm onMailed={onMailed} />)
  const field = screen.getByLabelText('Kata sandi')
  expect(field).toHaveAccessibleDescription('Minimal 8 karakter.')
  await user.click(field)
  await user.paste('rahasia123')
  expect(field).toHaveAccessibleDescription(/Mudah ditebak/)
  await user.clear(field)
  await user.paste('kucing-lari-pagi')
  expect(field).toHaveAccessibleDescription(/Sangat kuat/)
})

test('what the server says of a field is shown beside it', async () => {
  server.use(
    api.post('/auth/register', () =>
      failed(422, 'Periksa isian Anda.', { email: ['Email sudah terdaftar.'] }),
    ),
  )
  const user = await fill('rahasia-sekali')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Daftar' }))
  expect(await screen.findByText('Email sudah terdaftar.')).toBeInTheDocument()
  expect(screen.getByText('Periksa isian Anda.')).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test('a refused form moves the focus to its first bad field, whichever was registered first', async () => {
  const user = userEvent.setup()
  renderAt('/signUp', <SignUpForm onMailed={() => undefined} />)
  await user.click(screen.getByRole('button', { name: 'Daftar' }))
  expect(await screen.findByText('Isi nama lengkap Anda.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Nama lengkap')).toHaveFocus())
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPlainSite, hears } from '../../test/auth'
import { fakeCaptcha } from '../../test/commerce'
import { renderRoutes } from '../../test/render'
import { failed, ok, server } from '../../test/server'
import { Component } from './forgot-password'

const SAME = 'Jika email terdaftar, tautan sudah kami kirim.'

beforeEach(() => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(aPlainSite())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function ask(email = 'ani@contoh.example') {
  const user = userEvent.setup()
  renderRoutes('/forgotPassword', { '/forgotPassword': <Component /> })
  await user.type(screen.getByLabelText('Email'), email)
  await user.click(screen.getByRole('button', { name: 'Kirim tautan' }))
  return user
}

test('the address and a captcha are sent, and the mailbox is pointed at', async () => {
  const heard = hears('/auth/forgot-password', () => ok(null, SAME))
  await ask()
  expect(await screen.findByRole('heading', { name: 'Periksa email Anda' })).toHaveFocus()
  expect(screen.getByText('ani@contoh.example')).toBeInTheDocument()
  expect(heard).toHaveBeenCalledExactlyOnceWith({
    email: 'ani@contoh.example',
    captcha: 'captcha-1',
  })
})

test('another mail waits for the pause, which a reload does not shorten', async () => {
  hears('/auth/forgot-password', () => ok(null, SAME))
  const user = await ask()
  expect(
    await screen.findByRole('button', { name: /Kirim ulang dalam (01:00|00:59)/ }),
  ).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Pakai email lain' }))
  expect(screen.getByRole('button', { name: /Coba lagi dalam/ })).toBeDisabled()
})

test('a resend uses a fresh captcha', async () => {
  const heard = hears('/auth/forgot-password', () => ok(null, SAME))
  const user = await ask()
  await screen.findByRole('heading', { name: 'Periksa email Anda' })
  vi.setSystemTime(Date.now() + 61_000)
  const again = await screen.findByRole('button', { name: 'Kirim ulang' }, { timeout: 3000 })
  await user.click(again)
  expect(await screen.findByText(SAME)).toBeInTheDocument()
  expect(heard).toHaveBeenLastCalledWith({ email: 'ani@contoh.example', captcha: 'captcha-2' })
  vi.useRealTimers()
})

test('no address is sent that is none', async () => {
  const heard = hears('/auth/forgot-password', () => ok(null, SAME))
  await ask('ani')
  expect(await screen.findByText(/alamat email yang benar/)).toBeInTheDocument()
  expect(heard).not.toHaveBeenCalled()
})

test('a refusal stays on the form', async () => {
  hears('/auth/forgot-password', () => failed(400, 'Invalid recaptcha'))
  await ask()
  expect(await screen.findByText('Invalid recaptcha')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Kirim tautan' })).toBeEnabled()
})

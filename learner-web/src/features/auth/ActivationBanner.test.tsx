import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isActivationPending, setActivationPending } from '../../lib/activation'
import { aPlainSite, hears } from '../../test/auth'
import { fakeCaptcha } from '../../test/commerce'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { ActivationBanner } from './ActivationBanner'

const asked = vi.fn()

function profileIs(is_activated: boolean) {
  server.use(
    api.get('/account/profile', () => {
      asked()
      return ok({ email: 'ani@contoh.example', is_activated })
    }),
  )
}

beforeEach(() => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(aPlainSite())
  asked.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = () => renderAt('/market', <ActivationBanner />)

test('an active account is left alone', async () => {
  profileIs(true)
  open()
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('the mail is sent again, then waits a minute', async () => {
  profileIs(false)
  const heard = hears('/auth/resend-verification', () => ok(null, 'Sudah kami kirim.'))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim ulang' }))
  expect(await screen.findByText(/Tautan baru sudah kami kirim/)).toBeInTheDocument()
  expect(heard).toHaveBeenCalledExactlyOnceWith({
    email: 'ani@contoh.example',
    captcha: 'captcha-1',
  })
  expect(await screen.findByRole('button', { name: /01:00|00:59/ })).toBeDisabled()
})

test('the server says how long to wait', async () => {
  profileIs(false)
  hears('/auth/resend-verification', () =>
    failed(429, 'Terlalu banyak percobaan.', {}, { 'Retry-After': '300' }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim ulang' }))
  expect(await screen.findByText('Terlalu banyak percobaan.')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: /05:00|04:59/ })).toBeDisabled()
})

test('put away, it asks for nothing until tomorrow', async () => {
  profileIs(false)
  const { unmount } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Sembunyikan sampai besok' }))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  unmount()
  open()
  expect(asked).toHaveBeenCalledOnce()
})

test('its place is there before the answer once the account is known to wait', async () => {
  profileIs(false)
  const { container, unmount } = open()
  expect(container.querySelector('aside')).toBeNull()
  await screen.findByRole('complementary')
  unmount()
  profileIs(false)
  const again = open()
  expect(again.container.querySelector('aside')).toBeInTheDocument()
})

test('an account that was activated meanwhile loses the place', async () => {
  setActivationPending(true)
  profileIs(true)
  open()
  await waitFor(() => expect(isActivationPending()).toBe(false))
  expect(document.querySelector('aside')).toBeNull()
})

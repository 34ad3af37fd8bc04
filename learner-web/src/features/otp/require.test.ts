import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Profile } from '../../api/accountTypes'
import { aProfile } from '../../test/account'
import { api, failed, ok, server } from '../../test/server'
import { closeOtp, dismissOtp, useOtpPrompt } from './otpPrompt'
import { verifyPhone, verifyPhoneIfRequired } from './require'

afterEach(closeOtp)

const wanted = () => renderHook(useOtpPrompt).result.current

function given(profile: Partial<Profile>, require_otp = true) {
  server.use(
    api.get('/account/profile', () => ok(aProfile(profile))),
    api.get('/account/require-otp', () =>
      ok({ require_otp, otp_type: 'sms', pause_time_in: 0, last_pause_created_at: null }),
    ),
  )
  return { client: new QueryClient(), goTo: vi.fn() }
}

test.each(['phone_verified_at', 'phone_wa_verified_at'] as const)(
  'a phone with %s is not asked again',
  async (field) => {
    const { client, goTo } = given({ [field]: '2026-11-21T10:00:00+07:00' })
    await verifyPhone(client, goTo)
    expect(wanted()).toBeNull()
    expect(goTo).not.toHaveBeenCalled()
  },
)

test('a phone that is not proved opens the dialog with the channel of the server', async () => {
  const { client, goTo } = given({})
  await verifyPhone(client, goTo)
  expect(wanted()).toEqual({ phone: '+6281234567890', channel: 'sms' })
  expect(goTo).not.toHaveBeenCalled()
})

test('without a phone the page that asks for one is opened', async () => {
  const { client, goTo } = given({ phone: null })
  await verifyPhone(client, goTo)
  expect(wanted()).toBeNull()
  expect(goTo).toHaveBeenCalledWith('/account/changePhoneNumber?required=1')
})

test('no code is asked for when none is required or the requirement is unknown', async () => {
  const { client, goTo } = given({ phone: null }, false)
  await verifyPhoneIfRequired(client, goTo)
  server.use(api.get('/account/require-otp', () => failed(500)))
  await verifyPhoneIfRequired(client, goTo)
  expect(goTo).not.toHaveBeenCalled()
})

test('code 495 counts even when the need cannot be read', async () => {
  const { client, goTo } = given({})
  server.use(api.get('/account/require-otp', () => failed(500)))
  await verifyPhone(client, goTo)
  expect(wanted()).toEqual({ phone: '+6281234567890', channel: 'wa' })
})

test('who has put it off is asked again only where a call needs it', async () => {
  const { client, goTo } = given({})
  dismissOtp()
  await verifyPhoneIfRequired(client, goTo)
  expect(wanted()).toBeNull()
  await verifyPhone(client, goTo)
  expect(wanted()).not.toBeNull()
})

test('without a phone, a visit is interrupted once', async () => {
  const { client, goTo } = given({ phone: null })
  await verifyPhoneIfRequired(client, goTo)
  await verifyPhoneIfRequired(client, goTo)
  expect(goTo).toHaveBeenCalledTimes(1)
  await verifyPhone(client, goTo)
  expect(goTo).toHaveBeenCalledTimes(2)
})

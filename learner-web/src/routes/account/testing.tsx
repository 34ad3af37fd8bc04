import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Profile } from '../../api/accountTypes'
import { session } from '../../api/session'
import { closeOtp } from '../../features/otp/otpPrompt'
import { aProfile } from '../../test/account'
import { renderRoutes } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { Component as Security } from './security'

/** The profile that the server returns, and the submitted forms. */
export const account: { profile: Profile; sent: Record<string, unknown>[] } = {
  profile: aProfile(),
  sent: [],
}

/** Resets the account's responses before each test of a file. */
export function withAccount(): void {
  beforeEach(() => {
    account.profile = aProfile()
    account.sent = []
    server.use(
      api.get('/account/two-factor', () =>
        ok({ enabled: false, enabled_at: null, recovery_codes_left: 0 }),
      ),
      api.get('/account/profile', () => ok(account.profile)),
      api.get('/public/site', () => ok({ product_name: 'Duxi' })),
    )
  })
  afterEach(() => {
    closeOtp()
    session.close()
    toasts.set([])
    vi.restoreAllMocks()
  })
}

export const form = async (request: Request) => Object.fromEntries(await request.formData())
export const said = () => toasts.get().map(({ text }) => text)

/** Responds to a POST and records its body. */
export const takes = (path: string, message: string, results: unknown = null) =>
  http.post(`*/api/v1${path}`, async ({ request }) => {
    account.sent.push(await form(request))
    return ok(results, message)
  })

export function show(path: string, page: ReactElement) {
  const router = renderRoutes(path, {
    [path.split('?')[0] ?? '']: page,
    '/account/security': <Security />,
    '/market': <p>Beranda</p>,
  })
  return { router, user: userEvent.setup() }
}

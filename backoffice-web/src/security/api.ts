import { BASE, call } from '../api/client'
import type { RecoveryCodes, TwoFactorSetup } from '../api/types'

/** What proves once more who is sitting there. */
export interface Proof {
  password: string
  code: string
}

export const beginSetup = (password: string) =>
  call<TwoFactorSetup>('post', `${BASE}/auth/two-factor/setup`, { body: { password } })

export const confirmSetup = (code: string) =>
  call<RecoveryCodes>('post', `${BASE}/auth/two-factor/confirm`, { body: { code } })

export const renewRecoveryCodes = (proof: Proof) =>
  call<RecoveryCodes>('post', `${BASE}/auth/two-factor/recovery-codes`, { body: proof })

export const switchOff = (proof: Proof) =>
  call<null>('post', `${BASE}/auth/two-factor/disable`, { body: proof })

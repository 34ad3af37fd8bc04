import { queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { components } from './schema'

type Schemas = components['schemas']

export type TwoFactor = Schemas['TwoFactorOut']
export type TwoFactorSetup = Schemas['SetupOut']

/** What shows once more whose account it is; accounts without a password leave it empty. */
export interface Proof {
  password: string
  code: string
}

/** Whether the account asks for a code at each sign-in. */
export const twoFactorQuery = () =>
  queryOptions({
    queryKey: ['profile', 'twoFactor'],
    queryFn: ({ signal }) => read('/account/two-factor', undefined, signal),
  })

/** A fresh secret for an authenticator app; it counts once its first code was right. */
export async function beginTwoFactor(password: string): Promise<TwoFactorSetup> {
  return (await post('/account/two-factor/setup', { password })).results
}

/** Switches it on with the first code; gives the recovery codes, which are shown once. */
export async function confirmTwoFactor(code: string): Promise<string[]> {
  return (await post('/account/two-factor/confirm', { code })).results.recovery_codes
}

/** New recovery codes in place of the old ones. */
export async function renewRecoveryCodes(proof: Proof): Promise<string[]> {
  return (await post('/account/two-factor/recovery-codes', proof)).results.recovery_codes
}

/** Switches it off; the recovery codes end with it. */
export async function disableTwoFactor(proof: Proof): Promise<string> {
  return (await post('/account/two-factor/disable', proof)).message
}

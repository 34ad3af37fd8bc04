import { queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { components } from './schema'

type Schemas = components['schemas']

export type TwoFactor = Schemas['TwoFactorOut']
export type TwoFactorSetup = Schemas['SetupOut']

/** Re-authenticates the user; accounts without a password leave it empty. */
export interface Proof {
  password: string
  code: string
}

/** Whether two-step verification is on. */
export const twoFactorQuery = () =>
  queryOptions({
    queryKey: ['profile', 'twoFactor'],
    queryFn: ({ signal }) => read('/account/two-factor', undefined, signal),
  })

/** A new secret for an authenticator app; it is active after its first code. */
export async function beginTwoFactor(password: string): Promise<TwoFactorSetup> {
  return (await post('/account/two-factor/setup', { password })).results
}

/** Activates it with the first code; returns the recovery codes, which are shown once. */
export async function confirmTwoFactor(code: string): Promise<string[]> {
  return (await post('/account/two-factor/confirm', { code })).results.recovery_codes
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(proof: Proof): Promise<string[]> {
  return (await post('/account/two-factor/recovery-codes', proof)).results.recovery_codes
}

/** Switches it off and deletes the recovery codes. */
export async function disableTwoFactor(proof: Proof): Promise<string> {
  return (await post('/account/two-factor/disable', proof)).message
}

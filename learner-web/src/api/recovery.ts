import { post, read } from './client'
import type { ResetSession } from './types'

/** What a mailed link verified: a new account's address, or a changed one. */
export type ActivationType = 'registration' | 'change_email'

export interface ResetForm {
  token: string
  new_pass: string
  old_pass?: string | undefined
}

/** Requests a link for setting a new password; the answer does not depend on whether the address exists. */
export async function forgotPassword(email: string, captcha: string): Promise<string> {
  return (await post('/auth/forgot-password', { email, captcha })).message
}

/** Whether a reset link is valid; refused with 409 otherwise. */
export function checkResetSession(token: string, signal?: AbortSignal): Promise<ResetSession> {
  return read(`/auth/reset-password/${encodeURIComponent(token)}`, undefined, signal)
}

/** Sets the new password; all sessions of the account end. */
export async function resetPassword({ token, new_pass, old_pass }: ResetForm): Promise<string> {
  return (await post('/account/reset-password', { token, new_pass, old_pass })).message
}

/** Redeems the link of an activation mail; it works once. */
export async function verifyEmail(token: string): Promise<ActivationType> {
  const answer = await post('/auth/email-verification', {
    token,
  })
  return answer.results.activation_type as ActivationType
}

/** Sends the activation mail again; the answer does not depend on the address. */
export async function resendVerification(email: string, captcha: string): Promise<string> {
  return (await post('/auth/resend-verification', { email, captcha })).message
}

/** Whether an address is available; rate limited, so call it once per address. */
export async function isEmailFree(email: string): Promise<boolean> {
  return (await post('/auth/check-email', { email })).results.available
}

/** Cancels a deletion with the token of its mail. */
export async function keepAccount(token: string): Promise<string> {
  return (await post('/account/deletions/cancel', { token })).message
}

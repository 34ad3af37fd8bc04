import { post, read } from './client'
import type { ResetSession } from './types'

/** What an opened link of a mail proved: a new account's address, or a changed one. */
export type ActivationType = 'registration' | 'change_email'

export interface ResetForm {
  token: string
  new_pass: string
  old_pass?: string | undefined
}

/** Asks for a link that sets a new password; the answer is the same whether the address exists or not. */
export async function forgotPassword(email: string, captcha: string): Promise<string> {
  return (await post('/auth/forgot-password', { email, captcha })).message
}

/** Whether a reset link still works; refused with 409 when it is over or unknown. */
export function checkResetSession(token: string, signal?: AbortSignal): Promise<ResetSession> {
  return read(`/auth/reset-password/${encodeURIComponent(token)}`, undefined, signal)
}

/** Sets the new password; every session of the account ends. */
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

/** Sends the activation mail again; the answer is the same for every address. */
export async function resendVerification(email: string, captcha: string): Promise<string> {
  return (await post('/auth/resend-verification', { email, captcha })).message
}

/** Whether an address is still free; rate limited, so ask once per address. */
export async function isEmailFree(email: string): Promise<boolean> {
  return (await post('/auth/check-email', { email })).results.available
}

/** Takes a deletion back with the token of its mail. */
export async function keepAccount(token: string): Promise<string> {
  return (await post('/account/deletions/cancel', { token })).message
}

import { useMutation } from '@tanstack/react-query'
import { type CaptchaAction, getToken } from '../../api/captcha/getToken'
import { forgotPassword, resendVerification } from '../../api/recovery'
import { usePause, useRetryPause } from './usePause'

export type MailKind = 'reset' | 'activation'

type Ask = (email: string, captcha: string) => Promise<string>

const CALLS: Record<MailKind, readonly [CaptchaAction, Ask]> = {
  reset: ['forgot_password', forgotPassword],
  activation: ['resend_verification', resendVerification],
}

/** Seconds between two mails to the same person. */
export const MAIL_PAUSE = 60

/** Asks the server for a mail, and keeps the pause before the next one; the pause outlives a reload. */
export function useMail(kind: MailKind) {
  const pause = usePause(`mailPause.${kind}`)
  const [action, ask] = CALLS[kind]
  const mutation = useMutation({
    mutationFn: async (email: string) => ask(email, await getToken(action)),
    meta: { errors: 'inline' },
    onSuccess: () => pause.begin(MAIL_PAUSE),
  })
  const refused = useRetryPause(mutation.error)
  return {
    send: mutation.mutate,
    message: mutation.data,
    error: mutation.error,
    busy: mutation.isPending,
    wait: Math.max(pause.seconds, refused.seconds),
    beginPause: () => pause.begin(MAIL_PAUSE),
  }
}

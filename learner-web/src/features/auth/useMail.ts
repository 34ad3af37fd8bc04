import { useMutation } from '@tanstack/react-query'
import { type CaptchaAction, getToken } from '../../api/captcha/getToken'
import { forgotPassword, resendVerification } from '../../api/recovery'
import { startCooldown, useCooldown, useRetryCooldown } from '../../ui/form/useCooldown'

export type MailKind = 'reset' | 'activation'

type Ask = (email: string, captcha: string) => Promise<string>

const CALLS: Record<MailKind, readonly [CaptchaAction, Ask]> = {
  reset: ['forgot_password', forgotPassword],
  activation: ['resend_verification', resendVerification],
}

/** Seconds between two mails to the same person. */
const MAIL_PAUSE = 60

const keyOf = (kind: MailKind) => `mailPause.${kind}`

/** Another step just caused such a mail: the next one waits its pause. */
export function startMailCooldown(kind: MailKind): void {
  startCooldown(keyOf(kind), MAIL_PAUSE)
}

/** Requests a mail, with a cooldown that survives a reload. */
export function useMail(kind: MailKind) {
  const pause = useCooldown(keyOf(kind))
  const [action, ask] = CALLS[kind]
  const mutation = useMutation({
    mutationFn: async (email: string) => ask(email, await getToken(action)),
    meta: { errors: 'inline' },
    onSuccess: () => pause.begin(MAIL_PAUSE),
  })
  const refused = useRetryCooldown(mutation.error)
  return {
    send: mutation.mutate,
    message: mutation.data,
    isSuccess: mutation.isSuccess,
    error: mutation.error,
    busy: mutation.isPending,
    wait: Math.max(pause.seconds, refused.seconds),
  }
}

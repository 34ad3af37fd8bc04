import type { QueryClient } from '@tanstack/react-query'
import { hasVerifiedPhone } from '../../api/account'
import type { OtpNeed } from '../../api/accountTypes'
import { readOtpNeed } from '../../api/otp'
import { profileQuery } from '../../api/profile'
import { to } from '../../app/paths'
import { isOtpPutOff, openOtp, putOffOtp } from './otpPrompt'

type GoTo = (path: string) => void

async function ask(client: QueryClient, goTo: GoTo, need: OtpNeed | null): Promise<void> {
  const profile = await client.fetchQuery({ ...profileQuery(), staleTime: 0 })
  if (hasVerifiedPhone(profile)) return
  if (!profile.phone) {
    putOffOtp()
    return goTo(to.phoneFirst())
  }
  openOtp({ phone: profile.phone, channel: need?.otp_type ?? 'wa' })
}

/** After code 495: opens the dialog, or the page that asks for a number where there is none. */
export async function verifyPhone(client: QueryClient, goTo: GoTo): Promise<void> {
  await ask(client, goTo, await readOtpNeed().catch(() => null))
}

/**
 * Does the same, once in a visit, where the server says that this person has to and they have not put it off;
 * a failed question asks nothing.
 */
export async function verifyPhoneIfRequired(client: QueryClient, goTo: GoTo): Promise<void> {
  if (isOtpPutOff()) return
  const need = await readOtpNeed().catch(() => null)
  if (need?.require_otp) await ask(client, goTo, need)
}

import type { QueryClient } from '@tanstack/react-query'
import { session } from '../api/session'
import { closeOtp, forgetPutOff } from '../features/otp/otpPrompt'
import { whenIdle } from '../lib/whenIdle'
import type { Router } from './router'

function standsInFullFrame({ state }: Router): boolean {
  const handle: unknown = state.matches.at(-1)?.route.handle
  return (
    handle !== null && typeof handle === 'object' && 'frame' in handle && handle.frame === 'full'
  )
}

async function startSync(router: Router, client: QueryClient): Promise<() => void> {
  const goTo = (path: string) => void router.navigate(path)
  const [live, otp] = await Promise.all([
    import('../features/notifications/live'),
    import('../features/otp/require'),
  ])
  if (standsInFullFrame(router)) void otp.verifyPhoneIfRequired(client, goTo).catch(() => undefined)
  return live.startLive(client, goTo)
}

/**
 * While signed in: subscribes to the account's events, and asks for a verified phone if the server requires
 * it.
 */
export function startAccountSync(router: Router, client: QueryClient): void {
  let following: Promise<() => void> | null = null
  const adapt = () => {
    if (session.get() === null) {
      void following?.then((stop) => stop())
      following = null
      closeOtp()
      return
    }
    following ??= whenIdle().then(() => startSync(router, client))
  }
  adapt()
  session.subscribe(() => {
    if (session.get() === null) forgetPutOff()
    adapt()
  })
}

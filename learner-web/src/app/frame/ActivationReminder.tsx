import { lazy, Suspense } from 'react'
import { useSignedIn } from '../../api/session'
import { ActivationStrip } from '../../features/auth/ActivationStrip'
import { isActivationPending } from '../../lib/activation'

const ActivationBanner = lazy(async () => {
  const { ActivationBanner } = await import('../../features/auth/ActivationBanner')
  return { default: ActivationBanner }
})

/** The placeholder of the activation banner under the header; its code is loaded after a sign-in. */
export function ActivationReminder() {
  if (!useSignedIn()) return null
  return (
    <Suspense fallback={isActivationPending() ? <ActivationStrip /> : null}>
      <ActivationBanner />
    </Suspense>
  )
}

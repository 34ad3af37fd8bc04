import { lazy, Suspense } from 'react'
import { useSignedIn } from '../../api/session'
import { ActivationStrip } from '../../features/auth/ActivationStrip'
import { isActivationPending } from '../../lib/activation'

const ActivationBanner = lazy(async () => {
  const { ActivationBanner } = await import('../../features/auth/ActivationBanner')
  return { default: ActivationBanner }
})

/** The place of the activation banner under the header; its code comes after somebody signed in. */
export function ActivationReminder() {
  if (!useSignedIn()) return null
  return (
    <Suspense fallback={isActivationPending() ? <ActivationStrip /> : null}>
      <ActivationBanner />
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import { useSignedIn } from '../../api/session'
import { bringMemberTexts } from '../../i18n/i18n'

const ActivationBanner = lazy(async () => {
  const [banner] = await Promise.all([
    import('../../features/auth/ActivationBanner'),
    bringMemberTexts(),
  ])
  return { default: banner.ActivationBanner }
})

/** The place of the activation banner under the header; its code comes after somebody signed in. */
export function ActivationReminder() {
  if (!useSignedIn()) return null
  return (
    <Suspense fallback={null}>
      <ActivationBanner />
    </Suspense>
  )
}

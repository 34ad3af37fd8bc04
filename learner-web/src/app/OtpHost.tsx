import { lazy, Suspense } from 'react'
import { useSignedIn } from '../api/session'
import { useOtpWanted } from '../features/otp/wanted'
import { bringMemberTexts } from '../i18n/i18n'

const OtpDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('../features/otp/OtpDialog'), bringMemberTexts()])
  return { default: dialog.OtpDialog }
})

/** Stands once in the frame and shows the phone's verification when somebody asks for it. */
export function OtpHost() {
  const wanted = useOtpWanted()
  const signedIn = useSignedIn()
  if (!(wanted && signedIn)) return null
  return (
    <Suspense fallback={null}>
      <OtpDialog wanted={wanted} />
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import { useSignedIn } from '../api/session'
import { useOtpPrompt } from '../features/otp/otpPrompt'

const OtpDialog = lazy(async () => {
  const { OtpDialog } = await import('../features/otp/OtpDialog')
  return { default: OtpDialog }
})

/** Rendered once in the frame: shows the phone verification on request. */
export function OtpHost() {
  const wanted = useOtpPrompt()
  const signedIn = useSignedIn()
  if (!(wanted && signedIn)) return null
  return (
    <Suspense fallback={null}>
      <OtpDialog wanted={wanted} />
    </Suspense>
  )
}

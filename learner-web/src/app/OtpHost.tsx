import { lazy, Suspense } from 'react'
import { useSignedIn } from '../api/session'
import { useOtpWanted } from '../features/otp/wanted'

const OtpDialog = lazy(async () => {
  const { OtpDialog } = await import('../features/otp/OtpDialog')
  return { default: OtpDialog }
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
